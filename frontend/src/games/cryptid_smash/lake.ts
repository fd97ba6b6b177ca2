/** The shore where the beasts are looked for, drawn once; its colours come from the styles. */
import { html, svg, type TemplateResult } from 'lit';

const print = (x: number, y: number, lean: number) =>
  svg`<g class="l-print" transform="translate(${x} ${y}) rotate(${lean})"><ellipse cy="5" rx="5" ry="6.500"/><circle cx="-6" cy="-5" r="2"/><circle cy="-7.500" r="2.200"/><circle cx="6" cy="-5" r="2"/></g>`;

export const lake =
  (): TemplateResult => html`<svg class="forest lake" viewBox="0 0 900 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
  <rect class="l-sky" width="900" height="260" />
  <g class="stars">${[
    [60, 24],
    [132, 50],
    [220, 20],
    [318, 40],
    [402, 16],
    [500, 44],
    [590, 22],
    [668, 52],
    [742, 18],
    [846, 40],
  ].map(([x, y], at) => svg`<circle cx=${x} cy=${y} r=${at % 3 ? 1.1 : 1.8} />`)}</g>
  <path class="l-far" d="M0 118 70 74l58 34 84-62 92 66 76-40 88 50 96-66 84 58 70-34 92 58 90-52v210H0z" />
  <path class="l-water" d="M0 146h900v114H0z" />
  <path class="l-shine" d="M90 164h120M250 178h70M560 168h130M716 184h90M40 196h60M330 160h40M820 166h60" />
  <g class="l-beast"><path d="M604 150c2-16 8-30 18-32 10-2 14 6 10 12l-9 3c-6 4-8 10-8 17zM650 150c6-14 26-14 32 0zM694 150c5-9 18-9 23 0z"/><circle class="l-eye" cx="623" cy="124" r="1.700"/></g>
  <path class="l-shore" d="M0 214c140-26 270-34 450-32s320 10 450 34v46H0z" />
  <g>${[
    [64, 226, 70],
    [104, 236, 78],
    [146, 224, 84],
    [188, 236, 90],
    [702, 236, 96],
    [744, 226, 102],
    [788, 238, 100],
    [832, 230, 108],
  ].map(([x = 0, y = 0, lean = 0]) => print(x, y, lean))}</g>
</svg>`;
