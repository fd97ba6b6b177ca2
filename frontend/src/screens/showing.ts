/** Faces that lie open for a while: confirming that one has seen them, asking for longer, and their end. */
import { silence } from '../announce';
import type { Director } from '../director';
import { t } from '../language';
import { SLOWEST } from '../showing';
import type { TableScreen } from './table';

export class Shown {
  constructor(private readonly screen: TableScreen) {}

  /** A key, a button or a typed word. Nobody learns of it. */
  seen(): void {
    const { store, view, words } = this.screen.asked();
    if (!words.info.shows) return this.screen.answer(t('not-in-game'));
    if (view.you === null) return this.screen.answer(t('seen-spectator'));
    store.seen();
    this.screen.answer(t('seen-noted'));
  }

  /** From now on faces stay open for longer, for everybody. */
  slower(): void {
    const { store, lobby } = this.screen.asked();
    store.ask('show_factor', { factor: Math.min(SLOWEST, (lobby.show_factor ?? 1) + 1) });
    this.screen.answer(t('slower-noted'));
  }

  /** What the table's stage is given of it. */
  keys(): { seen?: () => void; slower?: () => void } {
    const { view, lobby } = this.screen.store;
    if (!view || view.you === null) return {};
    const seen = () => this.seen();
    return (lobby?.show_factor ?? 1) < SLOWEST ? { seen, slower: () => this.slower() } : { seen };
  }

  /** It is over: no trace is left on the page, and none in what is still to be said. */
  hidden(director: Director): void {
    director.hide();
    silence();
    this.screen.asker.logGrew();
    void this.screen.repaint();
  }
}
