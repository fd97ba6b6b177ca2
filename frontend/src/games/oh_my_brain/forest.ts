/** The forest around the clearing, drawn once; its colours come from the styles. */
import { html, svg, type TemplateResult } from 'lit';

const pine = (x: number, y: number, size: number, shade: string) =>
  svg`<path class=${shade} transform="translate(${x} ${y}) scale(${size})" d="M0-58 15-34H8L22-12h-9L28 12H4v14h-8V12h-24l15-24h-9L-8-34h-7z"/>`;

export const forest =
  (): TemplateResult => html`<svg class="forest" viewBox="0 0 900 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
  <rect class="sky" width="900" height="260" />
  <circle class="moonlight" cx="742" cy="58" r="62" />
  <circle class="moon" cx="742" cy="58" r="26" />
  <circle class="moon-shade" cx="734" cy="52" r="5" /><circle class="moon-shade" cx="752" cy="66" r="3.500" />
  <g class="stars">
    ${[
      [60, 30],
      [140, 58],
      [210, 24],
      [300, 44],
      [388, 20],
      [470, 52],
      [560, 26],
      [640, 48],
      [690, 22],
      [820, 92],
      [866, 36],
    ].map(([x, y], at) => svg`<circle cx=${x} cy=${y} r=${at % 3 === 0 ? 1.8 : 1.1} />`)}
  </g>
  <g>
    ${[
      [30, 150, 1.2],
      [92, 138, 0.95],
      [150, 146, 1.1],
      [208, 134, 0.8],
      [262, 140, 0.9],
      [640, 138, 0.85],
      [694, 146, 1.05],
      [762, 136, 0.9],
      [822, 148, 1.2],
      [880, 140, 1],
    ].map(([x = 0, y = 0, size = 1]) => pine(x, y, size, 'pine far'))}
  </g>
  <path class="ground far" d="M0 150c150-26 270-8 450-14s300-14 450 12v112H0z" />
  <g>
    ${[
      [-4, 196, 1.9],
      [64, 176, 1.4],
      [836, 178, 1.5],
      [902, 200, 2],
    ].map(([x = 0, y = 0, size = 1]) => pine(x, y, size, 'pine near'))}
  </g>
  <path class="ground" d="M0 196c120-34 240-40 450-38s340 8 450 40v62H0z" />
  <ellipse class="firelight" cx="450" cy="206" rx="330" ry="74" />
</svg>`;
