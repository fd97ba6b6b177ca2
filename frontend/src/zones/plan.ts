/** What a game tells of a table without edges, so that it can be shown and explored. */
import type { nothing, TemplateResult } from 'lit';
import type { Box, Cell } from './cells';

/** What lies on a cell, or could. */
export interface Spot {
  label: string;
  look: string; // classes
  inner: TemplateResult | typeof nothing;
}

/** A table to be shown and explored: everything that a game knows of it. */
export interface Plan {
  title: string;
  reach: Box; // what can be explored
  cards: ReadonlySet<string>; // the cells with a card, by key
  goals: readonly Cell[]; // the cells that may be chosen now
  last: Cell | null; // where the last card was placed
  spot(cell: Cell, aimed: Cell | null): Spot;
  /** What the eye is told of the cell aimed at. */
  caption(aimed: Cell | null): TemplateResult | typeof nothing;
  /** What stands below the table. */
  foot(): TemplateResult | typeof nothing;
  /** What a jump says: so many free cells on the way, then the card. */
  jump(free: number, to: Cell): string;
  noneThatWay: string;
  outside: string;
  choose(cell: Cell, how: { keys: boolean; ask: boolean }): void;
}
