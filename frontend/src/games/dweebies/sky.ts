/** The meadow under the sky on which the Dweebies meet, drawn once; its colours come from the styles. */
import { html, svg, type TemplateResult } from 'lit';

const cloud = (x: number, y: number, size: number) =>
  svg`<path class="m-cloud" transform="translate(${x} ${y}) scale(${size})" d="M-46 12a15 15 0 0 1 4-29 24 24 0 0 1 44-8 18 18 0 0 1 32 11 13.500 13.500 0 0 1 6 26z"/>`;

const flower = (x: number, y: number) =>
  svg`<g class="m-flower" transform="translate(${x} ${y})"><path d="M0 0v9"/><circle r="3"/></g>`;

export const meadow =
  (): TemplateResult => html`<svg class="forest meadow" viewBox="0 0 900 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
  <rect class="m-sky" width="900" height="420" />
  <circle class="m-sun" cx="792" cy="74" r="38" />
  ${cloud(150, 74, 1.1)} ${cloud(500, 52, 0.8)} ${cloud(676, 120, 1)} ${cloud(330, 128, 0.7)}
  <path class="m-hill far" d="M0 330c120-52 260-60 420-26s330 18 480-34v150H0z" />
  <path class="m-hill" d="M0 372c160-40 340-34 500-12s280 12 400-14v74H0z" />
  ${[
    [60, 382],
    [128, 396],
    [232, 380],
    [690, 392],
    [768, 380],
    [846, 390],
    [430, 398],
  ].map(([x = 0, y = 0]) => flower(x, y))}
</svg>`;
