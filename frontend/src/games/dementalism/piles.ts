/** The Heap, and the Keister that everybody may read (3.14). */
import { html, nothing, type TemplateResult } from 'lit';
import { cross } from '../../icons';
import { t } from '../../language';
import { countOf } from '../../look';
import { Screen } from '../../screens/screen';
import type { View } from '../../types';
import type { GameWords } from '../../words';
import { art } from '../../zones/card';
import type { Stage } from '../../zones/stage';
import { roundIcon } from './icons';
import { deckLabel } from './naming';
import { own } from '../room';
import { read } from './view';
import type { OwnView } from './view.gen';

/** Piles, and which way play runs. */
export function piles(stage: Stage): TemplateResult {
  const { view, words } = stage;
  const heap = countOf(view, 'heap');
  const keister = countOf(view, 'keister');
  const direction = words.say('answer-direction', { direction: read(view).direction });
  const open = () => document.querySelector<KeisterDialog>('keister-dialog')?.open(stage);
  return html`<div class="piles" data-group="piles" data-heir="question">
    <p class="heap" data-anchor="heap"><span class="heap-cards" aria-hidden="true">${heap ? art('back') : html`<span class="slot art"></span>`}</span><span>${words.say('zone-heap')} <b aria-hidden="true">${heap}</b><span class="heard">${t('cards', { n: heap })}</span></span></p>
    <button type="button" class="choice keister" data-key="keister" data-anchor="keister" aria-haspopup="dialog" @click=${open}>${words.say('zone-keister')} <b aria-hidden="true">${keister}</b><span class="heard">${t('cards', { n: keister })}</span></button>
    ${view.over ? nothing : html`<p class="direction" title=${direction}>${roundIcon(read(view).direction === 'anticlockwise')}<span class="heard">${direction}</span></p>`}
  </div>`;
}

/** The kinds in the Keister, with their numbers: those of Turmoils that were replayed apart. */
export function keisterRows(view: View): { card: number; number: number; replayed: boolean }[] {
  const { cards = [], own: told } = own<OwnView>(view).zones.keister;
  const counted = (cards: readonly number[], replayed: boolean) =>
    [...new Set(cards)].map((card) => ({ card, number: cards.filter((each) => each === card).length, replayed }));
  const { replayed } = told;
  const rest = [...cards];
  for (const card of replayed) rest.splice(rest.indexOf(card), 1);
  return [...counted(rest, false), ...counted(replayed, true)].sort((a, b) => a.card - b.card);
}

/** What lies in the Keister, as it did when it was asked for; of the table nothing else is kept. */
export class KeisterDialog extends Screen {
  private shown: { rows: ReturnType<typeof keisterRows>; words: GameWords; label: string } | null = null;

  open({ view, words, lobby }: Stage): void {
    this.shown = { rows: keisterRows(view), words, label: deckLabel(lobby, words) };
    this.requestUpdate();
    void this.updateComplete.then(() => this.querySelector('dialog')?.showModal());
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.shown) return nothing;
    const { rows, words, label } = this.shown;
    return html`<dialog class="keister-dialog" aria-labelledby="keister-title">
      <form method="dialog" class="dialog-head">
        <h2 id="keister-title" tabindex="-1" autofocus>${words.say('zone-keister')} <span class="count">${t('cards', { n: rows.reduce((sum, { number }) => sum + number, 0) })}</span></h2>
        <button class="icon-button" value="close" aria-label=${t('close')}>${cross()}</button>
      </form>
      ${rows.length ? html`<ul class="keister-list">${rows.map(({ card, number, replayed }) => html`<li>${art(`card-${card}`, 'face')}<p><b>${words.say('cards', { value: card, number })}</b>${replayed ? html` <i>${words.say('mark-replayed')}</i>` : nothing}<br /><small>${words.say('card-text', { value: card })}</small></p></li>`)}</ul>` : html`<p class="hint">${words.say('answer-keister-empty')}</p>`}
      <p class="deck-label">${label}</p>
    </dialog>`;
  }
}

customElements.define('keister-dialog', KeisterDialog);
