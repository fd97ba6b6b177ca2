/** Where things lie on the table of Dementalism: the Spread, its piles, the Stores of the others, and one's own. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../language';
import type { Offer } from '../../types';
import type { Stage } from '../../zones/stage';
import '../../zones/grid';
import './deeds';
import { piles } from './piles';
import { powersOf } from './powers';
import { boardOf } from './spread';
import { otherStores, storeRow } from './stores';
import { read } from './view';

const ASIDE = ['propose', 'agree', 'disagree'];
const WIDE = 10; // columns beyond which nothing stands beside the Spread

/** A Spread that is narrow enough has the others' Stores beside it. */
export const leaf = ({ view }: Pick<Stage, 'view'>): string => (read(view).grid.width > WIDE ? 'wide' : 'narrow');

export function middle(stage: Stage): TemplateResult {
  const { view, words } = stage;
  return html`<div class="around ${leaf(stage)}">
    <section class="clearing spread" aria-labelledby="title-table">
      <h2 id="title-table" class="heard">${t('table')}</h2>
      ${piles(stage)}
      <grid-zone .board=${boardOf(stage)}></grid-zone>
      <deed-list of="cell" .stage=${stage}></deed-list>
      ${view.over ? nothing : html`<p class="heard">${stage.spoken.summary}</p>`}
      <keister-dialog></keister-dialog>
    </section>
    ${otherStores(stage)}
    <p class="heard">${words.say('stores-alike')}</p>
  </div>`;
}

/** One's own Store lies face-down for its owner too. */
export function mine(stage: Stage): TemplateResult | typeof nothing {
  const { view, words } = stage;
  if (view.you === null) return nothing;
  return html`<div class="mine-area own-store">
    <h2 class="heard">${words.say('zone-store')}</h2>
    ${storeRow(stage, view.you)}
    <deed-list of="stack" .stage=${stage}></deed-list>
    ${powersOf(stage)} ${proposal(stage)}
  </div>`;
}

/** Ending by agreement (12.4). */
function proposal(stage: Stage): TemplateResult | typeof nothing {
  const { view, words, names, walk, hands, sent } = stage;
  const offers =
    walk && !walk.begun && !sent && !stage.showing ? walk.late.filter(({ verb }) => ASIDE.includes(verb)) : [];
  const agreed = read(view).proposal?.agreed ?? [];
  if (offers.length === 0 && agreed.length === 0) return nothing;
  const button = (offer: Offer) =>
    html`<button type="button" class="choice" data-key="aside-${offer.verb}" @click=${() => hands?.choose(offer)}>${words.say(`move-${offer.verb}`)}</button>`;
  return html`<div class="proposal" data-group="proposal" data-heir="question">
    ${agreed.length ? html`<p>${words.say('proposal', { names: words.names(agreed.map((seat) => names[seat] ?? '')) })}</p>` : nothing}${offers.map(button)}
  </div>`;
}
