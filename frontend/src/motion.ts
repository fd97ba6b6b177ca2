/** Movement explains what happened: things travel, piles are swept, a die rolls, in the order of the events. */
import { motionAllowed } from './settings';

export type Movement =
  | { kind: 'travel'; art: string; from: string; to: string; count?: number; card?: number; token?: boolean }
  | { kind: 'sweep'; from: string; to: string }
  | { kind: 'roll'; face: string; faces: string[] }
  | { kind: 'chime' }; // nothing moves: it is only heard

const TRAVEL = 240;
const STAGGER = 40;
const SWEEP = 300;
const ROLL = 600;
const MOST = 6; // ghosts of one movement

const running = new Set<Animation>();
const swept: Animation[] = []; // held at their end until the new view comes
let skipping = false;

/** Ends what moves now, and all that this step had left. */
export function skipMotion(): void {
  skipping = true;
  for (const animation of [...running]) animation.finish();
}

export function newStep(): void {
  skipping = false;
}

/** The new view is in place: what flew is gone, what was swept lies where it should. */
export function clearFlights(): void {
  for (const animation of swept.splice(0)) animation.cancel();
  sky().replaceChildren();
}

export async function perform(movements: Movement[]): Promise<void> {
  for (const movement of movements) {
    if (skipping || !motionAllowed() || document.hidden) return;
    if (movement.kind === 'travel') await travel(movement);
    else if (movement.kind === 'sweep') await sweep(movement.from, movement.to);
    else if (movement.kind === 'roll') await roll(movement.face, movement.faces);
  }
}

function sky(): HTMLElement {
  let layer = document.getElementById('flights');
  if (!layer) {
    layer = document.createElement('div');
    layer.id = 'flights';
    layer.setAttribute('aria-hidden', 'true');
    document.body.append(layer);
  }
  return layer;
}

/** Where a thing lies: the card itself if it is in sight, else the middle of its zone. */
function placeOf(anchor: string, card?: number): DOMRect | null {
  const zone = document.querySelector(`[data-anchor="${anchor}"], [data-sweep="${anchor}"]`);
  if (!zone) return null;
  const exact = card === undefined ? null : zone.querySelector(`[data-card="${card}"] .art`);
  const art = exact ?? zone.querySelector('.art.rest') ?? zone.querySelector('.art');
  return (art ?? zone).getBoundingClientRect();
}

function ghost(art: string, place: DOMRect, square = false): HTMLElement {
  const thing = document.createElement('div');
  thing.className = square ? 'ghost token' : 'ghost';
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'art');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${art}`);
  svg.append(use);
  thing.append(svg);
  const width = square ? 28 : Math.max(26, Math.min(place.width, 110));
  const height = square ? width : (width * 88) / 63;
  thing.style.width = `${width}px`;
  thing.style.height = `${height}px`;
  thing.style.left = `${place.left + (place.width - width) / 2}px`;
  thing.style.top = `${place.top + (place.height - height) / 2}px`;
  sky().append(thing);
  return thing;
}

async function travel(move: Extract<Movement, { kind: 'travel' }>): Promise<void> {
  const from = placeOf(move.from, move.card);
  const to = placeOf(move.to);
  if (!from || !to) return;
  const number = Math.min(MOST, move.count ?? 1);
  await Promise.all(
    Array.from({ length: number }, (_, nth) => fly(ghost(move.art, to, move.token), from, to, nth * STAGGER, move.to)),
  );
}

function fly(thing: HTMLElement, from: DOMRect, to: DOMRect, delay: number, target: string): Promise<void> {
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.max(0.4, Math.min(2.2, from.width / Math.max(1, thing.offsetWidth)));
  const lift = -18 - Math.min(40, Math.abs(dx) / 10);
  thing.dataset.landed = target;
  return run(
    thing,
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(0deg)`, offset: 0 },
      {
        transform: `translate(${dx / 2}px, ${dy / 2 + lift}px) scale(${(scale + 1) / 2}) rotate(${dx > 0 ? 5 : -5}deg)`,
        offset: 0.5,
      },
      { transform: 'none', offset: 1 },
    ],
    { duration: TRAVEL, delay, easing: 'cubic-bezier(.3,.7,.2,1)', fill: 'backwards' },
  );
}

async function sweep(from: string, to: string): Promise<void> {
  const zone = document.querySelector<HTMLElement>(`[data-anchor="${from}"] .cards`);
  const start = placeOf(from);
  const end = placeOf(to);
  if (!start || !end) return;
  const things = [
    ...(zone ? [zone] : []),
    ...document.querySelectorAll<HTMLElement>(`[data-sweep="${from}"]`),
    ...document.querySelectorAll<HTMLElement>(`.ghost[data-landed="${from}"]`),
  ];
  const dx = end.left + end.width / 2 - (start.left + start.width / 2);
  const dy = end.top + end.height / 2 - (start.top + start.height / 2);
  await Promise.all(
    things.map((thing) =>
      run(
        thing,
        [
          { transform: 'none', opacity: 1 },
          { transform: `translate(${dx}px, ${dy}px) rotate(14deg) scale(.7)`, opacity: 0.15 },
        ],
        {
          duration: SWEEP,
          easing: 'ease-in',
          fill: 'forwards',
        },
      ),
    ),
  );
}

async function roll(face: string, faces: string[]): Promise<void> {
  const place = placeOf('die');
  if (!place) return;
  const die = ghost(`die-${face}`, place, true);
  die.classList.add('rolling');
  const size = Math.max(52, place.width * 1.25);
  die.style.width = die.style.height = `${size}px`;
  die.style.left = `${place.left + (place.width - size) / 2}px`;
  die.style.top = `${place.top + (place.height - size) / 2}px`;
  const use = die.querySelector('use');
  let turn = 0;
  const tumble = setInterval(() => use?.setAttribute('href', `#die-${faces[turn++ % faces.length]}`), 80);
  await run(
    die,
    [
      { transform: 'translate(-60px, -34px) rotate(-220deg) scale(.8)' },
      { transform: 'translate(10px, 8px) rotate(-60deg) scale(1.15)', offset: 0.55 },
      { transform: 'translate(-4px, -10px) rotate(12deg) scale(1.08)', offset: 0.8 },
      { transform: 'none' },
    ],
    { duration: ROLL, easing: 'ease-out' },
  );
  clearInterval(tumble);
  use?.setAttribute('href', `#die-${face}`);
}

async function run(thing: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
  const animation = thing.animate(frames, timing);
  running.add(animation);
  if (timing.fill === 'forwards') swept.push(animation);
  if (skipping) animation.finish();
  await animation.finished.catch(() => undefined);
  running.delete(animation);
}

/** What stays in sight slides to its new place (first, last, invert, play). Call before a repaint; call the result after it. */
export function glide(root: HTMLElement): () => void {
  if (!motionAllowed()) return () => undefined;
  const before = new Map(
    [...root.querySelectorAll<HTMLElement>('[data-glide]')].map((each) => [each, each.getBoundingClientRect()]),
  );
  return () => {
    for (const [thing, was] of before) {
      if (!thing.isConnected) continue;
      const is = thing.getBoundingClientRect();
      const dx = was.left - is.left;
      const dy = was.top - is.top;
      if (Math.abs(dx) + Math.abs(dy) < 2 || Math.abs(dy) > 80) continue;
      void run(thing, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
        duration: 200,
        easing: 'ease-out',
      });
    }
  };
}

/** Something happened: the flames that have burned down burn again for a while, as the styles say. */
export function kindle(root: HTMLElement): void {
  if (!motionAllowed()) return;
  const flames = [...root.querySelectorAll<SVGElement>('.lamp .flame, .firelight')];
  for (const flame of flames) flame.style.animationName = 'none';
  void root.offsetWidth; // the styles are worked out without them, so that they begin anew
  for (const flame of flames) flame.style.animationName = '';
}
