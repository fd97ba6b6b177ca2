/** Brains: tokens that are counted. */
import { html, type TemplateResult } from 'lit';
import { counter } from '../../look';
import { art } from '../../zones/card';
import type { Stage } from '../../zones/stage';

export function brains(stage: Stage, seat: number): TemplateResult {
  const number = counter(stage.view, 'brains', seat);
  return html`<span class="fact fact-brains" data-anchor="brains:${seat}">
    ${art('brain', 'token')}<span class="heard">${stage.words.say('brains', { n: number })},</span><b aria-hidden="true">${number}</b>
  </span>`;
}

/** The tray of one's own tokens, as many as there are. */
export function tray(stage: Stage): TemplateResult {
  const number = counter(stage.view, 'brains', stage.view.you);
  return html`<p class="tray" data-number=${number}>
    <span class="tray-words">${stage.words.say('zone-brains')} <b>${number}</b></span>
    <span class="tokens" aria-hidden="true">${Array.from({ length: Math.min(12, number) }, () => art('brain', 'token'))}</span>
  </p>`;
}

export function bank(stage: Stage): TemplateResult {
  const number = counter(stage.view, 'bank');
  return html`<div class="bank" data-anchor="bank">
    <h3 class="zone-title">${stage.words.say('zone-bank')}</h3>
    <p>${art('brain', 'token')}<span class="heard">${stage.words.say('brains', { n: number })}</span><b aria-hidden="true">${number}</b></p>
  </div>`;
}
