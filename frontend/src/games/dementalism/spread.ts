/** What the Spread shows in each cell: backs that are all alike, and the faces that lie open now. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Board } from '../../zones/board';
import { art } from '../../zones/card';
import type { Spot } from '../../zones/plan';
import type { Stage } from '../../zones/stage';
import { isGoal, touch, waysWith } from './choosing';
import { laidOut } from './deeds';
import { eyeIcon } from './icons';
import { cellWords } from './reading';
import { cellNow, cells, COLUMNS, read } from './view';

export function boardOf(stage: Stage): Board {
  const { view, words } = stage;
  const { grid, turns } = read(view);
  const names = [...cells(view).keys()];
  const now = new Map(names.map((name) => [name, cellNow(view, stage.showing, name)]));
  const goals = new Set(names.filter((cell) => isGoal(stage, { cell })));

  return {
    title: words.say('zone-spread'),
    columns: COLUMNS.slice(0, grid.width),
    rows: Array.from({ length: grid.height }, (_, at) => String(at + 1)),
    goals,
    cards: new Set(names.filter((name) => now.get(name)?.state === 'open')),
    spot,
    caption,
    edge: words.say('edge'),
    chapter: String(turns),
    choose: (cell, { keys }) => laidOut(touch(stage, { cell }), keys),
  };

  function spot(name: string): Spot {
    const cell = now.get(name);
    const label = cellWords(stage, name);
    if (!cell || cell.state === 'empty') return { label, look: 'empty', inner: nothing };
    if (cell.state === 'open')
      return {
        label,
        look: `open ${cell.peek ? 'peeked' : ''}`,
        inner: html`${art(`card-${cell.card ?? 0}`, 'face')}${cell.peek ? eyeIcon() : nothing}`,
      };
    return {
      label,
      look: `down ${cell.sat === undefined ? '' : 'sat'}`,
      inner: html`${art('back')}${cell.sat === undefined ? nothing : sitter(cell.sat)}`,
    };
  }

  function sitter(seat: number): TemplateResult {
    return html`<b class="sitter" aria-hidden="true">${seat + 1}</b>`;
  }

  function caption(aimed: string | null, choose: (() => void) | null): TemplateResult {
    if (!aimed) return html`<p class="summary">${summary(stage)}</p>`;
    const flips = goals.has(aimed) && waysWith(stage, { cell: aimed })[0]?.at(-1)?.verb === 'flip';
    return html`<p>${cellWords(stage, aimed)}</p>
      ${choose && goals.has(aimed) ? html`<button type="button" class="choice aim-do" data-key="aim-do" tabindex="-1" @click=${choose}>${flips ? words.say('move-flip', { column: aimed.charAt(0), row: Number(aimed.slice(1)) }) : words.say('choose-it')}</button>` : nothing}`;
  }
}

/** How the turn stands: what is flipped, and the direction of play. */
function summary({ view, words }: Stage): string {
  const open = [...cells(view).values()].filter(({ state }) => state === 'open');
  if (open.length)
    return words.series(open.map((cell) => `${cell.column}${cell.row} ${words.card(cell.card ?? 0, true)}`));
  return words.say('caption-spread', {
    hidden: [...cells(view).values()].filter(({ state }) => state === 'hidden').length,
  });
}
