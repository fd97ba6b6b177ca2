/** The Stores of all seats. A Stack that lies face-down looks the same in every Store, one's own included, and as every
 * other one does: two backs, its place, its lock. */
import { html, nothing, type TemplateResult } from 'lit';
import { art } from '../../zones/card';
import type { Stage } from '../../zones/stage';
import { isGoal, touch } from './choosing';
import { laidOut } from './deeds';
import { eyeIcon, lockIcon, restIcon, turnedIcon } from './icons';
import { giggityOf } from './naming';
import { stackWords } from './reading';
import { others, stacks } from './view';

export function storeRow(stage: Stage, seat: number): TemplateResult {
  const { view, words, names } = stage;
  const mine = seat === view.you;
  const lying = stacks(view, seat, stage.showing);
  const title = mine ? words.say('zone-store') : words.say('zone-store-of', { name: names[seat] ?? '' });
  return html`<section class="store ${mine ? 'mine' : ''} ${seat === view.turn && !view.over ? 'active' : ''}" aria-labelledby="store-${seat}" data-anchor="store:${seat}">
    <h3 id="store-${seat}" class="zone-title"><span class="seat-number" aria-hidden="true">${seat + 1}</span><span class=${mine ? '' : 'heard'}>${title}</span>${mine ? nothing : html`<span class="store-name" aria-hidden="true">${names[seat] ?? ''}</span>`}</h3>
    ${lying.length ? html`<ul class="stacks" data-group="store-${seat}" data-heir="question">${lying.map((stack, at) => stackItem(stage, seat, stack, at === 0))}</ul>` : html`<p class="none">${words.say('store-empty')}</p>`}
  </section>`;
}

type Stack = ReturnType<typeof stacks>[number];

function stackItem(stage: Stage, seat: number, stack: Stack, stop: boolean): TemplateResult {
  const thing = { seat, place: stack.place };
  const goal = isGoal(stage, thing);
  return html`<li>
    <button type="button" class="stack ${stack.state} ${stack.kind === 'safe' ? 'safe' : ''} ${stack.marker ?? ''} ${goal ? 'goal' : ''}" data-key="stack-${seat}-${stack.place}" data-anchor="stack:${seat}:${stack.place}"
      tabindex=${stop || goal ? '0' : '-1'} @click=${(click: MouseEvent) => laidOut(touch(stage, thing), click.detail === 0)}>
      <span class="stack-cards" aria-hidden="true">${faces(stage, stack)}</span>
      <b class="stack-place" aria-hidden="true">${stack.place}</b>
      ${stack.locked ? lockIcon() : nothing}${stack.marker === 'turned' ? turnedIcon() : stack.marker === 'resting' ? restIcon() : nothing}${stack.peek ? eyeIcon() : nothing}
      <span class="heard">${stackWords(stage, stack)}</span>
    </button>
  </li>`;
}

function faces({ lobby, words }: Stage, stack: Stack): TemplateResult[] {
  if (stack.state === 'hidden') return [art('back'), art('back')];
  const face = `card-${stack.card ?? 0}`;
  if (stack.state === 'safe' || stack.kind === 'safe') return [art('back'), art('back'), art(face, 'face')];
  return [art(stack.kind === 'sneaky' ? `card-${giggityOf(lobby, words.info)}` : face, 'face'), art(face, 'face')];
}

/** Everybody else's. */
export function otherStores(stage: Stage): TemplateResult {
  const reached = others(stage.view).some((seat) => stacks(stage.view, seat, stage.showing).length > 0); // else the keys need a place to scroll from
  return html`<section class="others" aria-labelledby="title-others" tabindex=${reached ? nothing : '0'}>
    <h2 id="title-others" class="heard">${stage.words.say('title-stores')}</h2>
    ${others(stage.view).map((seat) => storeRow(stage, seat))}
  </section>`;
}
