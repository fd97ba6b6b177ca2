/** What stands before a seat of Cryptid Smash: its cards, and whether it has said smash. The same for every seat and hand:
 * nothing here looks different because somebody has one card. */
import { html, nothing, type TemplateResult } from 'lit';
import { handIcon } from '../../icons';
import { t } from '../../language';
import { countOf } from '../../look';
import type { Result } from '../../types';
import type { Stage } from '../../zones/stage';
import { read } from './view';

/** Seats are numbered as the notation does it; letters stand for colours in this game. */
export const seatSign = (seat: number): string => String(seat + 1);

export function facts(stage: Stage, seat: number): TemplateResult {
  const { view, words } = stage;
  const { marks, next, finished } = read(view);
  const cards = countOf(view, 'hand', seat);
  if (finished.includes(seat))
    return html`<span class="fact fact-place" data-anchor="hand:${seat}">${words.say('finished', { place: finished.indexOf(seat) + 1 })}</span>`;
  return html`<span class="fact fact-hand" data-anchor=${seat === view.you ? 'hand-count' : `hand:${seat}`}>
      ${handIcon()}<span class="heard">${t('fact-cards', { n: cards })}</span><b aria-hidden="true">${cards}</b>
    </span>
    <span class="fact fact-said">${marks[seat] === 'said' ? html`<b aria-hidden="true">!</b><span class="heard">, ${words.say('mark-said')}</span>` : nothing}</span>
    <span class="fact fact-next">${seat === next && seat !== view.turn && !view.over ? html`<span class="heard">, </span><span class="next-seat">${words.say('next-tag')}</span>` : nothing}</span>`;
}

/** What a seat has left at the end. */
export const standing = (stage: Stage, seat: number): TemplateResult =>
  html`${t('cards', { n: countOf(stage.view, 'hand', seat) })}`;

export const length = (result: Result): string => t('end-turns', { turns: result.turns });

export const heading = ({ view, words }: Pick<Stage, 'view' | 'words'>): string =>
  words.say('head', { deck: countOf(view, 'deck'), gone: countOf(view, 'gone') });
