/** Small drawings of the furniture. All are decoration: the words beside them say the same. */
import { svg, html, type TemplateResult } from 'lit';

const icon = (inner: TemplateResult, name: string, box = '0 0 24 24') =>
  html`<svg class="icon icon-${name}" viewBox=${box} aria-hidden="true" focusable="false">${inner}</svg>`;

export const lantern = () =>
  icon(
    svg`<path class="glow" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z"/><path d="M9 5.2C9 3.4 10.300 2.200 12 2.200s3 1.200 3 3M7.500 6.400h9M8.200 6.400 7 17.600h10L15.800 6.400M6.400 17.600h11.200v2.200H6.400z" fill="none" stroke="currentColor" stroke-width="1.500" stroke-linejoin="round" stroke-linecap="round"/><path class="flame" d="M12 9.200c1.900 1.900 2.300 3 2.300 4.100a2.300 2.300 0 0 1-4.600 0c0-1.100.600-1.900 1.200-2.500.200.800.500 1.100.900 1.300.2-1 .3-1.800.2-2.900z"/>`,
    'lantern',
  );

export const handIcon = () =>
  icon(
    svg`<g fill="none" stroke="currentColor" stroke-width="1.600" stroke-linejoin="round"><rect x="3.600" y="6" width="9" height="13" rx="1.600" transform="rotate(-14 8 12)"/><path d="m12.400 4.700 6.700 1.800a1.500 1.500 0 0 1 1.100 1.900l-2.700 9.900a1.500 1.500 0 0 1-1.900 1.100l-3-.8"/></g>`,
    'hand',
  );

export const stone = () =>
  icon(
    svg`<path d="M6 20V10.500a6 6 0 0 1 12 0V20M3.500 20h17M12 8v6M9.500 10.300h5" fill="none" stroke="currentColor" stroke-width="1.700" stroke-linecap="round"/>`,
    'stone',
  );

export const gear = () =>
  icon(
    svg`<path d="M4 7h9M17 7h3M4 12h3M11 12h9M4 17h10M18 17h2" stroke="currentColor" stroke-width="1.800" stroke-linecap="round"/><g fill="var(--surface, none)" stroke="currentColor" stroke-width="1.800"><circle cx="15" cy="7" r="2"/><circle cx="9" cy="12" r="2"/><circle cx="16" cy="17" r="2"/></g>`,
    'gear',
  );

export const cross = () =>
  icon(svg`<path d="m6 6 12 12M18 6 6 18" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`, 'cross');
export const back = () =>
  icon(
    svg`<path d="M10 6 4 12l6 6M4.500 12H20" fill="none" stroke="currentColor" stroke-width="1.900" stroke-linecap="round" stroke-linejoin="round"/>`,
    'back',
  );
export const forward = () =>
  icon(
    svg`<path d="m14 6 6 6-6 6M19.500 12H4" fill="none" stroke="currentColor" stroke-width="1.900" stroke-linecap="round" stroke-linejoin="round"/>`,
    'forward',
  );
export const toStart = () =>
  icon(
    svg`<path d="M5 5v14M19 6l-9 6 9 6z" fill="currentColor" stroke="currentColor" stroke-width="1.800" stroke-linejoin="round" stroke-linecap="round"/>`,
    'start',
  );
export const toEnd = () =>
  icon(
    svg`<path d="M19 5v14M5 6l9 6-9 6z" fill="currentColor" stroke="currentColor" stroke-width="1.800" stroke-linejoin="round" stroke-linecap="round"/>`,
    'end',
  );
export const playIcon = () =>
  icon(
    svg`<path d="M7 5v14l12-7z" fill="currentColor" stroke="currentColor" stroke-width="1.500" stroke-linejoin="round"/>`,
    'play',
  );
export const pauseIcon = () =>
  icon(svg`<path d="M8 5v14M16 5v14" stroke="currentColor" stroke-width="3.500" stroke-linecap="round"/>`, 'pause');
export const copyIcon = () =>
  icon(
    svg`<g fill="none" stroke="currentColor" stroke-width="1.700" stroke-linejoin="round"><rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2"/></g>`,
    'copy',
  );

export const plus = () =>
  icon(svg`<path d="M12 5v14M5 12h14" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>`, 'plus');
export const minus = () =>
  icon(svg`<path d="M5 12h14" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>`, 'minus');
export const centreIcon = () =>
  icon(
    svg`<g fill="none" stroke="currentColor" stroke-width="1.900" stroke-linecap="round" stroke-linejoin="round"><path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/><circle cx="12" cy="12" r="2.200"/></g>`,
    'centre',
  );
export const listIcon = () =>
  icon(
    svg`<path d="M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>`,
    'list',
  );

/** The mark of the program: an open book whose margin is lit. */
export const mark = () =>
  icon(
    svg`<path d="M16 8.500C12.800 6 8.800 5.300 3.500 5.500v18.300c5.300-.2 9.300.5 12.500 3 3.200-2.500 7.200-3.200 12.500-3V5.500C23.200 5.300 19.200 6 16 8.500z" fill="var(--mark-page, #FBF7EF)" stroke="var(--mark-line, #1E1B18)" stroke-width="1.600" stroke-linejoin="round"/><path d="M16 8.500v18.300" stroke="var(--mark-line, #1E1B18)" stroke-width="1.600"/><path d="M19.600 11.600h1.600M19.600 15.400h1.600M19.600 19.200h1.600M6.600 11.200h1.600M6.600 15h1.600M6.600 18.800h1.600" stroke="var(--mark-margin, #D6517F)" stroke-width="2.200" stroke-linecap="round"/><path d="M22.800 11.400l3.200-.2M22.800 15.200l3.200-.2M22.800 19l3.200-.2M10.200 11.200l3 .5M10.200 15l3 .5M10.200 18.800l3 .5" stroke="var(--mark-line, #1E1B18)" stroke-width="1.300" stroke-linecap="round" opacity=".65"/>`,
    'mark',
    '0 0 32 32',
  );
