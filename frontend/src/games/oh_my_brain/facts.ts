/** What stands before a seat of Oh My Brain: brains, and how many cards in hand and on the rack. Numbers only. */
import { html, type TemplateResult } from 'lit';
import { handIcon, stone } from '../../icons';
import { countOf, counter } from '../../look';
import { art } from '../../zones/card';
import { brains } from './tokens';
import type { Stage } from '../../zones/stage';
import { read, readResult } from './view';
import type { Result } from '../../types';

export function facts(stage: Stage, seat: number): TemplateResult {
  const mine = seat === stage.view.you;
  const fact = (
    id: 'hand' | 'cemetery',
    icon: TemplateResult,
  ) => html`<span class="fact fact-${id}" data-anchor=${mine ? `${id}-count` : `${id}:${seat}`}>
    ${icon}<span class="heard">${stage.words.say(`fact-${id}`, { n: countOf(stage.view, id, seat) })}</span>
    <b aria-hidden="true">${countOf(stage.view, id, seat)}</b>
  </span>`;
  return html`${brains(stage, seat)}${fact('hand', handIcon())}${fact('cemetery', stone())}`;
}

/** What a seat has at the end. */
export const standing = (stage: Stage, seat: number): TemplateResult =>
  html`${art('brain', 'token')} ${stage.words.say('brains', { n: (stage.view.result && readResult(stage.view.result).brains[seat]) ?? counter(stage.view, 'brains', seat) })}`;

export const length = (result: Result, stage: Stage): string =>
  stage.words.say('end-length', { rounds: readResult(result).rounds, turns: result.turns });

export const heading = ({ view, words }: Pick<Stage, 'view' | 'words'>): string => {
  const { round, turn_number: turn } = read(view);
  return turn > 0 ? words.say('round-turn', { round, turn }) : words.say('round-deal', { round });
};
