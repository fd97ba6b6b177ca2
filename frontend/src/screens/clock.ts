/** The clock of a question. Time passes in silence; one warning, for the one who is awaited. */
import { html, nothing, type TemplateResult } from 'lit';
import { announce } from '../announce';
import { spoken } from '../language';
import type { TableStore } from '../store';
import type { GameWords } from '../words';

const WARNING = 20; // seconds

export class Clock {
  private warned = 0; // the deadline already warned of

  secondsLeft(store: TableStore): number | null {
    return store.pace ? Math.max(0, Math.round((store.pace.until - Date.now()) / 1000)) : null;
  }

  tick(store: TableStore, words: GameWords | null): void {
    const seconds = this.secondsLeft(store);
    if (!store.pace || !seconds || seconds > WARNING || this.warned === store.pace.until || !this.mine(store)) return;
    this.warned = store.pace.until;
    announce(spoken(words?.say('time-left', { seconds }) ?? ''));
  }

  face(store: TableStore, words: GameWords): TemplateResult | typeof nothing {
    const seconds = this.secondsLeft(store);
    if (seconds === null || store.pace?.for.length === 0) return nothing; // a call window has a line of its own
    return html`<p class="clock"><span aria-hidden="true">${words.say('time-left', { seconds })}</span>
      ${this.mine(store) ? html`<button type="button" class="quiet" @click=${() => store.moreTime()}>${words.say('more-time')}</button>` : nothing}</p>`;
  }

  private mine(store: TableStore): boolean {
    return store.me !== null && (store.pace?.for.includes(store.me) ?? false);
  }
}
