/** Where things lie on the table of Oh My Brain. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../language';
import { cardsOf, countOf, zone } from '../../look';
import { art } from '../../zones/card';
import { ownRow } from '../../zones/fan';
import { closedPile, openPile } from '../../zones/pile';
import type { Stage } from '../../zones/stage';
import { forest } from './forest';
import { bank, tray } from './tokens';
import { lastFace } from './view';

const LITTER = ['leaf', 'crumb', 'twig', 'leaf', 'crumb', 'leaf', 'twig', 'crumb', 'leaf', 'twig'];

/** The clearing in the middle: horde, reserve, discard, die and bank. */
export function middle(stage: Stage): TemplateResult {
  const { view, words } = stage;
  return html`<section class="clearing" aria-labelledby="title-table">
    <h2 id="title-table" class="heard">${t('table')}</h2>
    ${forest()}
    <div class="clearing-piles">
      ${closedPile('reserve', words.say('zone-reserve'), countOf(view, 'reserve'))}
      ${openPile('horde', words.say('zone-horde'), cardsOf(view, 'horde'), (card) => words.card(card), stage.tellPile, litter(countOf(view, 'horde')))}
      ${closedPile('discard', words.say('zone-discard'), countOf(view, 'discard'), true)}
      <div class="sides">${die(stage)}${bank(stage)}</div>
    </div>
    ${view.over ? nothing : html`<p class="beats">${stage.spoken.summary}</p>`}
  </section>`;
}

/** The higher the horde, the more is left lying about. */
function litter(cards: number): TemplateResult {
  const pieces = Math.min(LITTER.length, Math.floor(cards * 1.5));
  return html`<div class="litter" aria-hidden="true">${LITTER.slice(0, pieces).map((piece, nth) => art(`litter-${piece}`, `bit bit-${nth}`))}</div>`;
}

function die(stage: Stage): TemplateResult {
  const face = lastFace(stage.log);
  return html`<div class="die" data-anchor="die">
    <h3 class="zone-title">${stage.words.say('zone-die')}</h3>
    ${art(`die-${face ?? 'bang'}`, face ? 'rest' : 'rest unrolled')}
    <p class="pile-words">${face ? stage.words.say(`face-${face}`) : stage.words.say('die-rests')}</p>
  </div>`;
}

/** What lies before the viewer. A spectator sees no cards here. */
export function mine(stage: Stage): TemplateResult | typeof nothing {
  const { view, words } = stage;
  if (view.you === null) return nothing;
  const lot = zone(view, 'lot', view.you);
  const lotTitle = view.question?.kind === 'keep' ? words.say('pair') : words.say('lot');
  return html`<div class="mine-area">
    ${lot?.cards?.length ? ownRow(stage, { id: 'lot', title: lotTitle, kind: 'fan', heir: 'question' }) : nothing}
    ${ownRow(stage, { id: 'hand', title: words.say('zone-hand'), kind: 'fan', heir: 'question', beside: tray(stage) })}
    ${ownRow(stage, { id: 'cemetery', title: words.say('zone-cemetery'), kind: 'rack', heir: 'question' })}
  </div>`;
}
