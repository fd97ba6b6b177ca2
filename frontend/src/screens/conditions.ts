/** Loading, waiting, lost and gone: each with a kind word and the next thing to do. */
import { html, nothing, type TemplateResult } from 'lit';
import { mark } from '../icons';
import { t } from '../language';
import type { Line } from '../wire';

export const waitingScreen = (text: string): TemplateResult =>
  html`<div class="condition" role="status">${mark()}<p>${text}</p></div>`;

export function goneScreen(why: 'unknown' | 'closed' | 'unplayable' | 'reload', reason: string): TemplateResult {
  return html`<div class="condition">
    ${mark()}
    <h1>${t(`gone-${why}`)}</h1>
    <p>${reason || t(`gone-${why}-help`)}</p>
    <p>${why === 'reload' ? reloadButton() : html`<a class="primary" href="/">${t('back-home')}</a>`}</p>
  </div>`;
}

const reloadButton = (): TemplateResult =>
  html`<button type="button" class="primary" data-key="reload" @click=${() => location.reload()}>${t('reload')}</button>`;

export function troubleScreen(text: string, again: () => void): TemplateResult {
  return html`<div class="condition" role="alert">
    ${mark()}
    <p>${text || t('trouble-offline')}</p>
    <p><button type="button" class="primary" @click=${again}>${t('try-again')}</button></p>
  </div>`;
}

/** The strip above the table while the line is down. The table stays readable underneath. */
export function connection(line: Line, retry: () => void): TemplateResult | typeof nothing {
  if (line === 'open' || line === 'closed') return nothing;
  return html`<div class="strip" role="status">
    <span>${t(`line-${line}`)}</span>
    ${line === 'reconnecting' ? html`<button type="button" class="quiet" @click=${retry}>${t('try-now')}</button>` : nothing}
  </div>`;
}
