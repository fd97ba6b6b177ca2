/** The frontispiece: a pop-up rulebook, open on a table at night. */
import { html, svg, type TemplateResult } from 'lit';

const pine = (x: number, y: number, size: number, shade: string) =>
  svg`<path class=${shade} transform="translate(${x} ${y}) scale(${size})" d="M0-120 26-78H14L40-38H24L54 8H-54L-24-38h-16L-14-78h-12z"/>`;

const dots = [
  [52, 60],
  [96, 128],
  [80, -60],
  [180, -96],
  [300, -70],
  [420, -104],
  [560, -84],
  [606, -20],
  [250, -20],
  [30, -10],
  [150, 44],
  [214, 92],
  [262, 36],
  [330, 70],
  [366, 140],
  [560, 40],
  [596, 118],
  [70, 210],
  [584, 214],
];

export const hero =
  (): TemplateResult => html`<svg class="hero" viewBox="0 -150 640 780" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
  <rect class="h-night" y="-150" width="640" height="780" />
  <circle class="h-halo" cx="462" cy="66" r="118" />
  <circle class="h-moon" cx="462" cy="66" r="62" />
  <circle class="h-crater" cx="442" cy="48" r="11" /><circle class="h-crater" cx="480" cy="82" r="8" /><circle class="h-crater" cx="476" cy="42" r="5" />
  <g class="h-stars">${dots.map(([x, y], at) => svg`<circle cx=${x} cy=${y} r=${at % 3 ? 1.5 : 2.4} />`)}</g>
  <path class="h-table" d="M0 470c160-26 480-26 640 0v150H0z" />
  <path class="h-grain" d="M0 505c200-24 440-24 640 0M0 548c220-26 420-26 640 0M0 592c220-24 420-24 640 0" />
  <ellipse class="h-shadow" cx="320" cy="566" rx="286" ry="34" />
  <g class="h-back">${[
    [120, 424, 1.5],
    [196, 408, 1.9],
    [268, 414, 1.55],
    [372, 412, 1.7],
    [444, 406, 1.95],
    [520, 424, 1.5],
  ].map(([x = 0, y = 0, s = 1]) => pine(x, y, s, 'h-pine-far'))}</g>
  <path class="h-cover" d="M320 556C238 520 108 534 12 566l66-156c76-22 172-26 242 0 70-26 166-22 242 0l66 156c-96-32-226-46-308-10z" />
  <path class="h-page" d="M320 544C240 510 118 522 28 552l60-146c74-20 164-22 232 4z" />
  <path class="h-page right" d="M320 544c80-34 202-22 292 8l-60-146c-74-20-164-22-232 4z" />
  <path class="h-edge" d="M28 552c90-30 212-42 292-8 80-34 202-22 292 8M24 559c90-30 216-42 296-8 80-34 206-22 296 8" />
  <path class="h-fold" d="M320 410v134" />
  <g class="h-text"><path d="M84 498c44-11 92-16 138-14M77 515c46-12 98-17 148-14M104 468c36-8 78-12 116-10M418 484c48-2 96 4 138 14M415 501c52-3 104 3 148 14M420 458c38-2 78 2 116 10"/></g>
  <g class="h-margin"><path d="M60 504l12-3M53 521l12-3M82 473l11-2.500M568 501l12 3M575 518l12 3M547 470.500l11 2.500"/></g>
  <ellipse class="h-firelight" cx="320" cy="462" rx="190" ry="42" />
  <g>${[
    [108, 470, 1.25],
    [178, 452, 1.05],
    [470, 452, 1.1],
    [540, 470, 1.3],
  ].map(([x = 0, y = 0, s = 1]) => pine(x, y, s, 'h-pine-near'))}</g>
  <path class="h-tab" d="M60 480h96l8 12c-40 0-78 4-114 10zM484 480h96l10 22c-36-6-74-10-114-10z" />
  <g class="h-spider"><path d="M196 214v78" /><g class="h-body"><ellipse cx="196" cy="304" rx="13" ry="12"/><circle cx="196" cy="318" r="8"/></g><path d="M184 298l-15-9-4 8M183 305l-17 0-5 8M185 311l-14 8-2 9M208 298l15-9 4 8M209 305l17 0 5 8M207 311l14 8 2 9"/><circle class="h-eye" cx="192.500" cy="319" r="1.800"/><circle class="h-eye" cx="199.500" cy="319" r="1.800"/></g>
  <g class="h-fire"><path class="h-log" d="M276 470l88-18M276 452l88 18" /><path class="h-flame out" d="M320 372c30 30 38 46 38 62a38 38 0 0 1-76 0c0-17 9-30 19-41 3 13 8 18 14 21 4-16 6-28 5-42z" /><path class="h-flame in" d="M321 410c14 15 19 24 19 33a20 20 0 0 1-40 0c0-9 4-15 10-21 2 6 4 9 7 10 2-8 4-14 4-22z" /></g>
  <g class="h-sparks"><circle cx="300" cy="352" r="2.600"/><circle cx="342" cy="332" r="2"/><circle cx="318" cy="306" r="1.600"/><circle cx="356" cy="366" r="1.800"/></g>
  <path class="h-stick" d="M448 520 366 402" /><g class="h-mallow" transform="rotate(-35 372 408)"><rect x="352" y="382" width="32" height="26" rx="9" /><path d="M358 391c2 3 6 3 8 0M370 391c2 3 6 3 8 0M364 400h8" /></g>
  <g class="h-card" transform="translate(214 488) rotate(-16)"><rect width="58" height="80" rx="8"/><text x="9" y="27">7</text><path d="M18 58c6-14 16-14 22 0z"/></g>
  <g class="h-card" transform="translate(262 492) rotate(5)"><rect width="58" height="80" rx="8"/><text x="9" y="27">8</text><path class="h-mark" d="M19 42h22L30 62z"/></g>
  <g class="h-brains"><g transform="translate(452 534)"><circle r="15"/><path d="M-8-4c3-5 8-5 8 0 0-5 6-5 8 0 4 2 3 8-1 8-1 5-7 4-7 1 0 3-6 4-7-1-4 0-5-6-1-8zM0-4v9"/></g><g transform="translate(488 546)"><circle r="15"/><path d="M-8-4c3-5 8-5 8 0 0-5 6-5 8 0 4 2 3 8-1 8-1 5-7 4-7 1 0 3-6 4-7-1-4 0-5-6-1-8zM0-4v9"/></g></g>
</svg>`;
