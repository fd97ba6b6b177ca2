/** What a view of Cryptid Smash tells beside what every view does. */
import { own } from '../room';
import type { View } from '../../types';

export const COLOURS = ['aqua', 'terra', 'ignis', 'aeris'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Chain {
  kind: 'draw4' | 'discard' | 'colour4';
  draw: number;
  discard: number;
  units: number;
  colour: Colour | null;
}

interface OwnView extends View {
  next: number | null;
  direction: 'clockwise' | 'anticlockwise';
  colour: Colour;
  mirror: string | null; // the power effect that a Mirror would repeat
  chain: Chain | null;
  marks: ('open' | 'said' | '')[];
  finished: number[];
  playable: number[];
}

export const read = (view: View): OwnView => own<OwnView>(view);

/** The first number of the sprite's drawing of a colour. */
export const glyphOf = (colour: string): string => `colour-${COLOURS.indexOf(colour as Colour)}`;
