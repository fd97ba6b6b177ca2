/** What a game tells of a grid with edges, so that it can be shown and explored. Cells go by their names, `a1` first. */
import type { nothing, TemplateResult } from 'lit';
import type { Spot } from './plan';

export interface Board {
  title: string;
  columns: readonly string[];
  rows: readonly string[];
  goals: ReadonlySet<string>; // the cells that may be chosen now
  cards: ReadonlySet<string>; // the cells that keys leap to
  spot(cell: string): Spot;
  /** What the eye is told of the cell aimed at, and by a finger also the act itself. */
  caption(aimed: string | null, choose: (() => void) | null): TemplateResult | typeof nothing;
  edge: string; // said where the grid ends
  chapter: string; // when another begins, nothing tells where the reader was, unless they are still there
  choose(cell: string, how: { keys: boolean }): void;
}
