/** The Powers at one's command: what each does, and why one cannot be used now. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Stage } from '../../zones/stage';
import { clauseButton } from '../../zones/page';
import { deckLabel } from './naming';
import { read, type PowerSeen } from './view';

export function powersOf(stage: Stage): TemplateResult | typeof nothing {
  const { view, words, lobby } = stage;
  const own = read(view).powers.filter(({ owner }) => owner === view.you);
  if (view.you === null || own.length === 0 || view.over) return nothing;
  const ready = own.filter(({ usable }) => usable).length;
  return html`<details class="powers">
    <summary>${words.say('title-powers', { number: own.length, ready })}</summary>
    <ul>${own.map((power) => powerItem(stage, power))}</ul>
    <p class="deck-label">${deckLabel(lobby, words)}</p>
  </details>`;
}

function powerItem(stage: Stage, { card, power, usable, clause, marker }: PowerSeen): TemplateResult {
  const { words, walk, hands, asked, sent, showing } = stage;
  const offer = walk?.options.find((each) => each.verb === 'use' && each.number === power);
  const can = usable && asked && !sent && !showing && !walk?.begun && offer;
  const reason = clause ? words.reason(clause) : '';
  return html`<li class="power">
    <p><b>${words.card(card, true)}</b> <span class="marker">${words.say('stack-state', { state: marker })}</span> ${words.say('card-text', { value: card })}</p>
    ${can ? html`<button type="button" class="choice" data-key="power-${power}" @click=${() => hands?.choose(offer)}>${words.say('move-use', { card: words.card(card, true) })}</button>` : reason ? html`<p class="why-not">${clauseButton(clause ?? '', stage.openClause, `power-why-${power}`, true)} ${words.say('answer-power-not', { card: words.card(card, true), reason })}</p>` : nothing}
  </li>`;
}
