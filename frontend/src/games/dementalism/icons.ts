/** Small drawings of this table. All are decoration: the words beside them say the same. */
import { html, svg, type TemplateResult } from 'lit';

const icon = (inner: TemplateResult, name: string) =>
  html`<svg class="icon icon-${name}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${inner}</svg>`;
const pen = (d: string) =>
  svg`<path d=${d} fill="none" stroke="currentColor" stroke-width="1.900" stroke-linecap="round" stroke-linejoin="round"/>`;

export const eyeIcon = () =>
  icon(
    svg`${pen('M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z')}<circle cx="12" cy="12" r="3" fill="currentColor"/>`,
    'eye',
  );
export const lockIcon = () =>
  icon(
    svg`<rect x="5" y="11" width="14" height="9.500" rx="2" fill="currentColor"/>${pen('M8 11V8a4 4 0 0 1 8 0v3')}`,
    'lock',
  );
export const turnedIcon = () => icon(pen('M6 9a7 7 0 1 1-1 5M6 4v5h5'), 'turned');
export const restIcon = () => icon(pen('M5 6h6l-6 7h6M14 12h5l-5 6h5'), 'rest');
export const lostIcon = () =>
  icon(
    svg`${pen('M6 3h12M6 21h12M8 3c0 6 8 6 8 0M8 21c0-6 8-6 8 0M8 3c0 6 3 7 4 9-1 2-4 3-4 9M16 3c0 6-3 7-4 9 1 2 4 3 4 9')}`,
    'lost',
  );
export const extraIcon = () => icon(pen('M12 4v16M4 12h16'), 'extra');
export const cutIcon = () =>
  icon(svg`<path d="M13 2 5 13h5l-1 9 9-12h-6z" fill="currentColor"/>${pen('M3 3l18 18')}`, 'cut');
export const spentIcon = () => icon(svg`<path d="M13 2 5 13h5l-1 9 9-12h-6z" fill="currentColor"/>`, 'spent');
export const sparedIcon = () =>
  icon(pen('M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8.500 12l2.500 2.500 4.500-5'), 'spared');
export const roundIcon = (anticlockwise: boolean) =>
  icon(pen(anticlockwise ? 'M6 9a7 7 0 1 1-1 5M6 4v5h5' : 'M18 9a7 7 0 1 0 1 5M18 4v5h-5'), 'round');
