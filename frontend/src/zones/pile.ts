/** Cards one upon another: face up with a readable top, or face down with a number. */
import { html, type TemplateResult } from 'lit';
import { t } from '../language';
import { art } from './card';

const DEEPEST = 5; // cards drawn of a pile

export function openPile(
  id: string,
  title: string,
  cards: readonly number[],
  phrase: (card: number) => string,
  tell?: () => void,
  around?: TemplateResult,
): TemplateResult {
  const shown = cards.slice(-DEEPEST);
  const top = cards.at(-1);
  return html`<div class="pile pile-open" data-anchor=${id}>
    <h3 class="zone-title">${title}</h3>
    <div class="cards" data-depth=${shown.length}>
      ${shown.length === 0 ? html`<span class="slot art"></span>` : ''}
      ${shown.map((card, at) => art(`card-${card}`, at === shown.length - 1 ? `lie lie-${(cards.length - shown.length + at) % 6} rest` : `lie lie-${(cards.length - shown.length + at) % 6}`))}
      ${around ?? ''}
    </div>
    <p class="pile-words">
      ${top === undefined ? html`<span class="top-card">${t('pile-empty')}</span>` : html`<span class="top-card">${phrase(top)}</span>`}
      ${
        tell && cards.length > 1
          ? html`<button type="button" class="count pile-tell" @click=${tell}>${t('cards', { n: cards.length })}<span class="heard">${t('tell-pile')}</span></button>`
          : html`<span class="count">${t('cards', { n: cards.length })}</span>`
      }
    </p>
  </div>`;
}

export function closedPile(id: string, title: string, count: number, openUnder = false): TemplateResult {
  const depth = count === 0 ? 0 : Math.min(3, 1 + Math.floor(count / 12));
  return html`<div class="pile pile-closed pile-${id}" data-anchor=${id}>
    <h3 class="zone-title">${title}</h3>
    <div class="cards ${openUnder ? 'untidy' : ''}" data-depth=${depth}>
      ${depth === 0 ? html`<span class="slot art"></span>` : Array.from({ length: depth }, (_, at) => art('back', `lie stack-${at}`))}
    </div>
    <p class="pile-words"><span class="count">${t('cards', { n: count })}</span></p>
  </div>`;
}
