/** Hands and racks laid open, as in a record. Where a view hides them, their backs are shown. */
import { html, nothing, type TemplateResult } from 'lit';
import { handIcon, stone } from '../icons';
import { roomOf } from '../games/catalogue';
import { zone } from '../look';
import { art } from './card';
import type { Stage } from './stage';

export function openHands(stage: Stage): TemplateResult | typeof nothing {
  if (roomOf(stage.view.game).openZones.length === 0) return nothing;
  return html`<div class="open-hands">
    ${Array.from(
      { length: stage.view.seats },
      (_, seat) => html`<section class="open-seat" aria-label=${stage.names[seat] ?? ''}>
      <h2 class="zone-title">${stage.names[seat]}</h2>
      ${roomOf(stage.view.game).openZones.map((id) => openRow(stage, id, seat))}
    </section>`,
    )}
  </div>`;
}

function openRow(stage: Stage, id: string, seat: number): TemplateResult {
  const { view, words } = stage;
  const here = zone(view, id, seat);
  if (!here || here.count === 0) return html``;
  const cards = here.cards;
  const title = words.say(`zone-${id}-of`, { name: stage.names[seat] ?? '' });
  return html`<div class="open-row open-${id}">
    ${here.kind === 'rack' ? stone() : handIcon()}
    <p class="heard">${title} ${cards ? words.cards(cards) : words.say('amount', { n: here.count })}</p>
    <div class="open-cards" aria-hidden="true">${cards ? cards.map((card) => art(`card-${card}`)) : Array.from({ length: here.count }, () => art('back'))}</div>
  </div>`;
}
