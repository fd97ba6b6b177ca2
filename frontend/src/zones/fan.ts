/** Cards held side by side: one's own as buttons, in a stable order. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { t } from '../language';
import { keyed, zone as zoneOf } from '../look';
import { roomOf } from '../games/catalogue';
import { cardButton } from './card';
import type { Stage } from './stage';

export interface Row {
  id: string;
  title: string;
  kind: 'fan' | 'rack';
  heir: string;
  beside?: TemplateResult; // something small at the end of the title line
  sign?: (card: number) => { shown: string; words: string } | null; // a small sign on a card, and what it says
  uncounted?: boolean; // no number of cards beside the title
  group?: (card: number) => number; // cards of one group lie together, groups a little apart
}

const MANY = 12; // cards beyond which a fan becomes a spread

/** A row of one's own cards. */
export function ownRow(stage: Stage, row: Row): TemplateResult {
  const zone = zoneOf(stage.view, row.id, stage.view.you);
  const { group } = row;
  const cards = keyed(zone?.cards ?? []);
  const taken = chosenCounts(stage, row.id);
  const stops = tabStops(
    stage,
    row.id,
    cards.map(({ card }) => card),
  );
  const seen = new Map<number, number>();
  return html`<section class="row row-${row.kind} row-${row.id}" aria-labelledby="title-${row.id}">
    <h2 id="title-${row.id}" class="zone-title"><span>${row.title}</span> ${row.uncounted ? nothing : html`<span class="count">${t('cards', { n: cards.length })}</span>`}</h2>
    ${row.beside ?? nothing}
    <p id="why-${row.id}" hidden>${whyNot(stage)}</p>
    <ul
      class="cards ${row.kind} ${cards.length > MANY ? 'many' : ''}"
      data-group=${row.id}
      data-heir=${row.heir}
      data-anchor="${row.id}:${stage.view.you}"
      data-number=${Math.min(cards.length, 12)}
    >
      ${repeat(
        cards,
        ({ key }) => key,
        ({ card, key }, at) => {
          const nth = (seen.get(card) ?? 0) + 1;
          seen.set(card, nth);
          return cardButton(stage, row.id, card, key, {
            chosen: nth <= (taken.get(card) ?? 0),
            stop: stops.has(at),
            tilt: at - (cards.length - 1) / 2,
            sign: row.sign?.(card) ?? null,
            apart: group !== undefined && at > 0 && group(card) !== group(cards[at - 1]?.card ?? card),
          });
        },
      )}
      ${cards.length === 0 ? html`<li class="none">${stage.words.say('no-card')}</li>` : nothing}
    </ul>
  </section>`;
}

/** Tab stops at legal plays only; where there is none, at the first card, so that the row can be entered. Arrows walk all. */
function tabStops(stage: Stage, zone: string, cards: number[]): Set<number> {
  const legal = cards.flatMap((card, at) => ((stage.walk?.shown(zone, card).length ?? 0) > 0 ? [at] : []));
  return new Set(legal.length > 0 ? legal : [0]);
}

function chosenCounts(stage: Stage, zone: string): Map<number, number> {
  const taken = new Map<number, number>();
  for (const offer of stage.held?.early ? stage.early : (stage.walk?.path ?? [])) {
    if (offer.zone === zone && typeof offer.card === 'number')
      taken.set(offer.card, (taken.get(offer.card) ?? 0) + (offer.number ?? 1));
  }
  return taken;
}

function whyNot(stage: Stage): string {
  if (stage.view.over) return stage.words.say('question-over');
  if (!stage.asked) return t('not-your-turn');
  return roomOf(stage.view.game).whyNot(stage);
}
