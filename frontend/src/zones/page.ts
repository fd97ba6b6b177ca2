/** The page with the margin: what happened, and beside each line the number of the clause that made it happen. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { t } from '../language';
import type { GameEvent } from '../types';
import type { Stage } from './stage';

const LONGEST = 400;

export const lineOf = (stage: Stage, event: GameEvent): string =>
  stage.words.event(event, { names: stage.names, viewer: stage.view.you, extra: stage.extra });

export function clauseButton(clause: string, open: (clause: string) => void, key = '', stop = true): TemplateResult {
  return html`<button type="button" class="margin-number" data-key=${key || nothing} tabindex=${stop ? nothing : '-1'} aria-haspopup="dialog" @click=${() => open(clause)}>
    <span class="heard">${t('rule')} </span>${clause}
  </button>`;
}

export function pageLines(stage: Stage): TemplateResult {
  const first = Math.max(0, stage.log.length - LONGEST);
  const lines = stage.log
    .slice(first)
    .map((event, at) => ({ event, key: first + at, text: lineOf(stage, event) }))
    .filter((line) => line.text);
  if (lines.length === 0) return html`<p class="page-empty">${t('page-empty')}</p>`;
  const lastNumbered = lines.findLastIndex((line) => line.event.clause); // one tab stop; arrows walk the margin
  return html`<ol class="lines" data-group="log">
    ${repeat(
      lines,
      (line) => line.key,
      (
        line,
        nth,
      ) => html`<li class="line line-${line.event.event} ${line.event.actor === stage.view.you ? 'mine' : ''}">
        <span class="margin">${line.event.clause ? clauseButton(line.event.clause, stage.openClause, `line-${line.key}`, nth === lastNumbered) : nothing}</span>
        <p>${line.text}</p>
      </li>`,
    )}
  </ol>`;
}
