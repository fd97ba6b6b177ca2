/** The table from above: the rim of the whole picture, seats around it, the arrow of play, whose turn it is and who is
 * next. Decoration for the eye; the words beside it say the same. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { clockwise } from '../../look';
import type { Stage } from '../../zones/stage';
import { seatSign } from './facts';
import { read } from './view';

const ROUND = 0.42; // how round the rim is: 1 is an ellipse, 0 a rectangle
const FINE = 14; // pieces of a curve

interface Spot {
  x: number;
  y: number;
}

const bent = (value: number): number => 50 + 50 * Math.sign(value) * Math.abs(value) ** ROUND;

/** A place on the rim, in hundredths of the picture. A quarter turn is the near side; the angle grows clockwise. */
const spot = (angle: number): Spot => ({ x: bent(Math.cos(angle)), y: bent(Math.sin(angle)) });

export function ring(stage: Stage): TemplateResult {
  const { view } = stage;
  const { direction, next, finished } = read(view);
  const around = clockwise(view);
  const angle = (seat: number) => Math.PI / 2 + (2 * Math.PI * around.indexOf(seat)) / view.seats;
  const step = direction === 'clockwise' ? 1 : -1;
  const whole = (2 * Math.PI) / view.seats;
  const lit = (seat: number) => seat === view.turn && !view.over;
  return html`<div class="ring ring-${direction}" aria-hidden="true">
    <svg class="ring-rim" viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
      ${around.map((seat) => way(angle(seat), step * whole, lit(seat)))}
    </svg>
    ${around.map((seat) => at('ring-head', angle(seat) + (step * whole) / 2, lit(seat) ? 'lit' : '', html`<svg viewBox="-10 -10 20 20" focusable="false"><path transform="rotate(${heading(angle(seat) + (step * whole) / 2, step)})" d="M-7-8 8 0-7 8-3 0z" /></svg>`))}
    ${around.map((seat) => at('ring-seat', angle(seat), [lit(seat) ? 'turn' : '', seat === next && seat !== view.turn ? 'next' : '', finished.includes(seat) ? 'out' : ''].join(' '), html`${seatSign(seat)}`))}
  </div>`;
}

/** The rim from one seat to the next in the direction of play. */
function way(from: number, turn: number, lit: boolean): SVGTemplateResult {
  const points = Array.from({ length: FINE + 1 }, (_, nth) => spot(from + (turn * nth) / FINE));
  return svg`<path class=${lit ? 'lit' : ''} d=${`M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`} />`;
}

const at = (kind: string, angle: number, state: string, inner: TemplateResult): TemplateResult => {
  const { x, y } = spot(angle);
  return html`<span class="${kind} ${state}" .style=${`left: ${x.toFixed(2)}%; top: ${y.toFixed(2)}%`}>${inner}</span>`;
};

/** Which way the rim runs at a place: along its side, or slantwise at a corner. */
function heading(angle: number, step: number): number {
  const { x, y } = spot(angle);
  const level = Math.min(y, 100 - y) < 4;
  const upright = Math.min(x, 100 - x) < 4;
  const across = y > 50 ? -1 : 1; // clockwise, the near side runs leftwards
  const down = x > 50 ? 1 : -1;
  const [dx, dy] = [upright && !level ? 0 : across, level && !upright ? 0 : down];
  return Math.atan2(dy * step, dx * step) * (180 / Math.PI);
}
