/** What stands before a seat: its Safe points and the number of its face-down Stacks, no total (13.5); its markers. */
import { html, nothing, type TemplateResult } from 'lit';
import { counter, countOf } from '../../look';
import type { Result } from '../../types';
import { art } from '../../zones/card';
import type { Stage } from '../../zones/stage';
import { cutIcon, extraIcon, lostIcon, sparedIcon, spentIcon } from './icons';
import { read, readResult } from './view';

export function facts({ view, words }: Stage, seat: number): TemplateResult {
  const points = counter(view, 'points', seat);
  const stacks = counter(view, 'stacks', seat);
  const { spared, cut, spent } = read(view);
  const number = (name: string) => counter(view, name, seat);
  const mark = (on: boolean | number, icon: TemplateResult, message: string, args = {}) =>
    on
      ? html`<span class="fact mark" title=${words.say(message, args)}>${icon}${typeof on === 'number' && on > 1 ? html`<b aria-hidden="true">${on}</b>` : nothing}<span class="heard">, ${words.say(message, args)}</span></span>`
      : nothing;
  return html`<span class="fact fact-points"><b aria-hidden="true">${points}</b><span class="heard">${words.say('fact-points', { points })}, </span></span>
    <span class="fact fact-stacks"><span class="mini" aria-hidden="true">${art('back')}${art('back')}</span><b aria-hidden="true">${stacks}</b><span class="heard">${words.say('hidden-stacks', { number: stacks })}</span></span>
    ${mark(number('lost'), lostIcon(), 'fact-lost', { number: number('lost') })}${mark(number('extra'), extraIcon(), 'fact-extra')}${mark(spared.includes(seat), sparedIcon(), 'fact-spared')}${mark(cut.includes(seat), cutIcon(), 'fact-cut')}${mark(spent.includes(seat), spentIcon(), 'fact-spent')}`;
}

/** What the place was won with. */
export function standing({ view, words }: Stage, seat: number): TemplateResult | typeof nothing {
  const row = view.result && readResult(view.result).rows.find((each) => each.seat === seat);
  return row
    ? html`${words.say('score-counts', { points: row.points, safe: row.safe, stacked: row.stacked, sneaky: row.sneaky })}`
    : nothing;
}

export const length = (result: Result, { words }: Stage): string => words.say('end-turns', { turns: result.turns });

export function heading({ view, words }: Pick<Stage, 'view' | 'words'>): string {
  const { window, extra } = read(view);
  if (view.over || !window) return words.say('head-heap', { heap: countOf(view, 'heap') });
  return `${words.say('answer-window', { window }).replace(/\.$/, '')}${extra ? ` (${words.say('head-extra')})` : ''}`;
}
