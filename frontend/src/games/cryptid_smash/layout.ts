/** Where things lie on the table of Cryptid Smash. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../language';
import { cardsOf, countOf } from '../../look';
import { art } from '../../zones/card';
import { ownRow } from '../../zones/fan';
import { closedPile, openPile } from '../../zones/pile';
import type { Stage } from '../../zones/stage';
import { colourOf } from './faces';
import { lake } from './lake';
import { ring } from './ring';
import { glyphOf, read } from './view';
import type { Chain } from './view.gen';

const MOST_UNITS = 8; // chips of a chain that are drawn

/** The table in the middle: pile and deck within the ring of players, the active colour, the chain, the Mirror. */
export function middle(stage: Stage): TemplateResult {
  const { view, words } = stage;
  return html`<section class="clearing lakeside" aria-labelledby="title-table">
    <h2 id="title-table" class="heard">${t('table')}</h2>
    ${lake()}
    ${ring(stage)}
    <div class="lakeside-table">
      ${colour(stage)}
      <div class="round-piles">
        ${closedPile('deck', words.say('zone-deck'), countOf(view, 'deck'))}
        ${openPile('pile', words.say('zone-pile'), cardsOf(view, 'pile'), (card) => words.card(card), stage.tellPile)}
      </div>
      <div class="lakeside-side">${chain(stage)} ${mirror(stage)} ${beside(stage)}</div>
    </div>
    ${view.over ? nothing : html`<p class="heard">${stage.spoken.summary}</p>`}
  </section>`;
}

/** The active colour: glyph, letter, name and hatching, never colour alone. */
function colour({ view, words }: Stage): TemplateResult {
  const { colour: active } = read(view);
  return html`<div class="active-colour colour-${active}">
    <h3 class="zone-title">${words.say('zone-colour')}</h3>
    <p class="plaque"><span class="plaque-letter" aria-hidden="true">${words.say('colour-letter', { colour: active })}</span>${art(glyphOf(active).replace('colour', 'glyph'), 'glyph')}<b>${words.say('colour-name', { colour: active })}</b></p>
  </div>`;
}

/** What waits for the next player piles up, with its running total. */
function chain({ view, words }: Stage): TemplateResult {
  const waiting = read(view).chain;
  return html`<div class="chain ${waiting ? `waiting chain-of-${waiting.kind}` : ''}" data-units=${waiting?.units ?? 0}>
    <h3 class="zone-title">${words.say('zone-chain')}</h3>
    ${waiting ? links(waiting) : nothing}
    <p class="chain-total">${words.say(waiting ? `chain-${waiting.kind}` : 'chain-none', { draw: waiting?.draw ?? 0, discard: waiting?.discard ?? 0 })}${waiting?.colour ? html` <span class="chain-colour">${art(glyphOf(waiting.colour), 'glyph')}${words.say('colour-name', { colour: waiting.colour })}</span>` : nothing}</p>
  </div>`;
}

const links = (waiting: Chain): TemplateResult =>
  html`<div class="chain-links" aria-hidden="true">${Array.from({ length: Math.min(MOST_UNITS, waiting.units) }, () => html`<span class="chain-link">${waiting.kind === 'discard' ? '−1' : '+4'}</span>`)}</div>`;

/** What a Mirror would repeat. */
function mirror({ view, words }: Stage): TemplateResult {
  const effect = read(view).mirror;
  return html`<div class="mirror">
    <h3 class="zone-title">${words.say('mirror-title')}</h3>
    <p>${effect ? html`${art(`effect-${effect}`, 'glyph')}${words.say('effect-name', { effect })}` : words.say('mirror-nothing')}</p>
  </div>`;
}

/** The card that a Discard has put aside, while there is one. */
function beside({ view, words }: Stage): TemplateResult | typeof nothing {
  const aside = cardsOf(view, 'aside')[0];
  return aside === undefined
    ? nothing
    : html`<p class="beside">${words.say('zone-aside')}${t('colon')}${words.card(aside)}</p>`;
}

/** One's own hand, in table order, the colours a little apart. A spectator has none. */
export function mine(stage: Stage): TemplateResult | typeof nothing {
  const { view, words } = stage;
  if (view.you === null) return nothing;
  return html`<div class="mine-area one-row">
    ${ownRow(stage, { id: 'hand', title: words.say('zone-hand'), kind: 'fan', heir: 'question', group: colourOf })}
  </div>`;
}
