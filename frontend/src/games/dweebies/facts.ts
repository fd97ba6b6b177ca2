/** What stands before a seat of Dweebies: its hand as backs, what it has collected, and in a match its chip. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../language';
import { counter, countOf } from '../../look';
import type { Result } from '../../types';
import { art } from '../../zones/card';
import type { Stage } from '../../zones/stage';
import { amount } from './reading';
import { isManual, isMatch, read, readResult } from './view';

/** Where draws can be forgotten no number tells that one is missing; the backs lie open, as at any table. */
export function facts(stage: Stage, seat: number): TemplateResult {
  const { view, words, lobby } = stage;
  const mine = seat === view.you;
  const cards = countOf(view, 'hand', seat);
  const won = countOf(view, 'won', seat);
  const wins = counter(view, 'wins', seat);
  return html`<span class="fact fact-hand" data-anchor=${mine ? 'hand-count' : `hand:${seat}`}>
      <span class="mini-backs" aria-hidden="true">${Array.from({ length: cards }, () => art('back'))}</span>
      ${isManual(lobby) ? nothing : html`<span class="heard">${t('fact-cards', { n: cards })}, </span>`}
    </span>
    <span class="fact fact-won" data-anchor="won:${seat}"><span class="won-pile" aria-hidden="true">${art('back')}</span><b aria-hidden="true">${won}</b><span class="heard">${words.say('fact-won', { n: won })}</span></span>
    ${isMatch(lobby) ? html`<span class="fact fact-chip">${wins ? art(`chip-${Math.min(2, wins)}`, 'chip') : html`<span class="chip chip-none" aria-hidden="true"></span>`}<span class="heard">, ${words.say('chips', { wins })}</span></span>` : nothing}`;
}

/** What the place was won with: round wins in a match, else cards. */
export function standing({ view, words }: Stage, seat: number): TemplateResult {
  const result = view.result && readResult(view.result);
  const cards = amount(words, result?.won[seat] ?? countOf(view, 'won', seat));
  return result && view.result?.cause === 'match'
    ? html`${words.say('wins', { wins: result.wins[seat] ?? 0 })}`
    : html`${cards}`;
}

export const length = (result: Result, { words }: Stage): string => words.say('end-rounds', { rounds: result.turns });

export function heading({ view, words, lobby }: Pick<Stage, 'view' | 'words' | 'lobby'>): string {
  const round = isMatch(lobby) ? words.say('head-round', { round: read(view).round }) : '';
  const pile = isManual(lobby) ? '' : words.say('head-pile', { pile: countOf(view, 'pile') });
  return [round, pile].filter(Boolean).join(' · ');
}
