/** What the reader's hands do: touch a card, choose a word, step back, take the main action. */
import { announce } from '../announce';
import { confirmed } from '../dialogs/confirm';
import { focusOn } from '../focus';
import { roomOf } from '../games/catalogue';
import { spoken, t } from '../language';
import type { TableStore } from '../store';
import type { Offer } from '../types';
import { mainOffer } from '../zones/moves';
import type { Stage } from '../zones/stage';

export interface Table {
  store: TableStore;
  stage(): Stage;
  repaint(): Promise<void>;
}

export class Hands {
  private late = false; // the words that follow are on their way: focus goes to them when they come

  constructor(private readonly table: Table & HTMLElement) {}

  private get store(): TableStore {
    return this.table.store;
  }

  /** A card was touched. Where no word is offered for it, the referee is asked all the same, and says which clause forbids it. */
  touch(zone: string, card: number): void {
    const { walk, view, sent } = this.store;
    if (sent || this.store.ahead.held.early) return;
    const last = walk.path.at(-1);
    if (walk.prepared && walk.path.some((offer) => offer.zone === zone && offer.card === card)) return this.finish();
    if (walk.placing && last?.zone === zone && last.card === card) this.back();
    else if (walk.on(zone, card).length > 0) {
      walk.pick(zone, card);
      this.follow();
    } else if (walk.path.at(-1)?.zone === zone && walk.path.at(-1)?.card === card)
      this.back(); // the card just chosen, once more
    else if (zone === 'hand' && view?.question && !walk.begun)
      this.store.play(view.question.number, roomOf(view.game).attempt(this.table.stage(), card));
    else announce(spoken(`${this.table.stage().words.card(card)}. ${t('not-now')}`));
  }

  choose(offer: Offer): void {
    const { at } = this.store.walk;
    void confirmed(offer, this.table.stage()).then((yes) => {
      if (!yes || this.store.sent || this.store.walk.at !== at) return; // not for another question
      this.store.walk.choose(offer);
      this.follow();
    });
  }

  /** One of the ends laid out. */
  take(way: Offer[]): void {
    if (this.store.sent) return;
    this.store.walk.take(way);
    this.follow();
  }

  /** Words said at once by touching one thing of the table; what follows of itself is not said twice. */
  say(way: Offer[]): void {
    const { walk, sent } = this.store;
    if (sent) return;
    for (const offer of way) if (!walk.path.includes(offer)) walk.choose(offer);
    this.follow();
  }

  /** A whole move in notation, such as a card and its place. `late`: it answers no question. */
  move(text: string, late = false): void {
    const { view, sent } = this.store;
    if (sent || !view) return;
    this.store.play(late ? null : (view.question?.number ?? null), text);
  }

  /** The move may end here, and does. */
  finish(): void {
    if (this.store.sent) return;
    this.store.walk.finish();
    this.follow();
  }

  /** One word is taken back; focus returns to the card that said it. */
  back(): void {
    const { walk } = this.store;
    const said = walk.picked ?? walk.path.at(-1);
    walk.back();
    void this.table
      .repaint()
      .then(() => said && focusOn(this.table, `[data-group="${said.zone ?? ''}"] [data-card="${said.card ?? ''}"]`));
  }

  /** The early move is taken back. */
  takeBack(): void {
    this.store.ahead.takeBack(this.store.walk.at ?? 0);
    announce(t('move-taken-back'));
  }

  main(): void {
    const stage = this.table.stage();
    if (stage.calls?.awaited) return stage.calls.goOn();
    const offer = mainOffer(stage);
    if (offer) this.choose(offer);
    else if (this.store.walk.whole && (this.store.walk.begun || stage.asked)) this.finish();
    else announce(t('no-main-action'));
  }

  /** More words have come. */
  arrived(): void {
    if (this.late && !this.store.walk.waiting) this.follow();
  }

  /** After a word was chosen, focus goes to the words that follow. */
  private follow(): void {
    void this.table.repaint().then(() => {
      const { walk, sent } = this.store;
      if (sent || !walk.begun) return;
      this.late = walk.waiting;
      if (this.late) return;
      // by keys one goes to the table with the card; a pointer needs no focus there
      if (walk.placing)
        return document.activeElement?.matches(':focus-visible') ? focusOn(this.table, '.cell.here') : undefined;
      const card = walk.picked ? undefined : walk.choices.find((offer) => offer.zone && typeof offer.card === 'number');
      focusOn(this.table, card ? `[data-group="${card.zone}"] .card.playable` : '.choices .choice, .choices .primary');
    });
  }
}
