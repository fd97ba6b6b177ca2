/** Where things lie on the table of Dweebies: the draw pile, the table without edges, one's own hand. */
import { html, nothing, type TemplateResult } from 'lit';
import { listIcon } from '../../icons';
import { t } from '../../language';
import { countOf } from '../../look';
import { art } from '../../zones/card';
import { ownRow } from '../../zones/fan';
import type { Stage } from '../../zones/stage';
import { draw } from './acts';
import { openLists } from './lists';
import './lists';
import { planOf } from './plan';
import { chosenCard } from './placing';
import { meadow } from './sky';
import { cardsOfLines, isManual, isMatch, read } from './view';

export function middle(stage: Stage): TemplateResult {
  const { view, words } = stage;
  return html`<section class="clearing dweebies-table ${isMatch(stage.lobby) ? 'match' : ''}" aria-labelledby="title-table">
    <h2 id="title-table" class="heard">${t('table')}</h2>
    ${meadow()}
    <div class="table-side" data-group="side" data-heir="question">
      ${pile(stage)}
      <button type="button" class="icon-button lists-button" data-key="lists" aria-haspopup="dialog" aria-label=${words.say('lists')} title=${words.say('lists')} @click=${() => openLists(stage)}>${listIcon()}</button>
    </div>
    <tableau-zone .plan=${planOf(stage)} data-chosen=${chosenCard(stage) ?? nothing}></tableau-zone>
    ${view.over ? nothing : html`<p class="heard">${stage.spoken.summary}</p>`}
    <lists-dialog></lists-dialog>
  </section>`;
}

/** The draw pile. Where players draw themselves it is a button that looks the same at every moment, and has no number. */
function pile(stage: Stage): TemplateResult {
  const { view, words, lobby } = stage;
  const count = countOf(view, 'pile');
  const depth = count === 0 ? 0 : Math.min(3, 1 + Math.floor(count / 16));
  const cards = html`<span class="cards" aria-hidden="true">${depth === 0 ? html`<span class="slot art"></span>` : Array.from({ length: depth }, (_, at) => art('back', `lie stack-${at}`))}</span>`;
  const manual = isManual(lobby);
  if (manual && view.you !== null && !view.over) {
    return html`<button type="button" class="pile draw-pile" data-anchor="pile" data-key="draw" @click=${() => draw(stage)}>${cards}<span class="pile-words">${words.say('draw-button')}</span></button>`;
  }
  return html`<div class="pile draw-pile" data-anchor="pile">${cards}
    <p class="pile-words"><span class="heard">${words.say('zone-pile')}${t('colon')}</span>${manual ? nothing : html`<b aria-hidden="true">${count}</b><span class="heard">${t('cards', { n: count })}</span>`}</p>
  </div>`;
}

/** One's own hand; its number is not told where a draw may have been forgotten. */
export function mine(stage: Stage): TemplateResult | typeof nothing {
  if (stage.view.you === null) return nothing;
  const best = (card: number): number =>
    Math.max(
      0,
      ...read(stage.view)
        .collects.filter((each) => each.card === card)
        .map(cardsOfLines),
    );
  const sign = (card: number) =>
    best(card) && stage.asked
      ? { shown: String(best(card)), words: stage.words.say('card-collects', { number: best(card) }) }
      : null;
  return html`<div class="mine-area one-row">
    ${ownRow(stage, { sign, id: 'hand', title: stage.words.say('zone-hand'), kind: 'fan', heir: 'question', uncounted: isManual(stage.lobby) })}
  </div>`;
}
