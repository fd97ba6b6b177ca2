/** One card: its face in sight, its words for the ear. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../language';
import type { Stage } from './stage';

export const art = (id: string, more = ''): TemplateResult =>
  html`<svg class="art ${more}" aria-hidden="true" focusable="false"><use href="#${id}"></use></svg>`;

/** A card that can be touched. Where it cannot be chosen now it stays readable, and says why. */
export function cardButton(
  stage: Stage,
  zone: string,
  card: number,
  key: string,
  state: {
    chosen: boolean;
    stop: boolean;
    tilt: number;
    apart?: boolean;
    sign?: { shown: string; words: string } | null;
  },
): TemplateResult {
  const offered = (stage.walk?.shown(zone, card).length ?? 0) > 0 && !stage.sent && !stage.held?.early;
  const picked = stage.walk?.picked?.zone === zone && stage.walk.picked.card === card;
  const ready = state.chosen && stage.walk?.prepared && stage.asked && !stage.sent;
  const status = state.chosen ? 'chosen' : offered ? 'playable' : '';
  return html`<li data-glide class=${state.apart ? 'apart' : nothing} .style=${`--tilt: ${state.tilt}`}>
    <button
      type="button"
      class="card ${status} ${picked ? 'picked' : ''}"
      data-key="${zone}-${key}"
      data-card=${card}
      aria-disabled=${offered || ready ? nothing : 'true'}
      aria-describedby=${offered || state.chosen ? nothing : `why-${zone}`}
      tabindex=${state.stop ? nothing : '-1'}
      @click=${() => stage.hands?.touch(zone, card)}
    >
      ${art(`card-${card}`)}
      ${state.sign ? html`<b class="card-sign" aria-hidden="true">${state.sign.shown}</b>` : nothing}
      <span class="heard">${stage.words.card(card)}${status ? `, ${t(`card-${status}`)}` : ''}${state.sign ? `, ${state.sign.words}` : ''}</span>
    </button>
  </li>`;
}
