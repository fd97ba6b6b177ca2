/** What a view of Cryptid Smash tells beside what every view does. */
import { own } from '../room';
import type { View } from '../../types';
import type { Own, OwnView } from './view.gen';

export const COLOURS = ['aqua', 'terra', 'ignis', 'aeris'] as const;
export type Colour = (typeof COLOURS)[number];

export const read = (view: View): Own => own<OwnView>(view).own;

/** The first number of the sprite's drawing of a colour. */
export const glyphOf = (colour: string): string => `colour-${COLOURS.indexOf(colour as Colour)}`;
