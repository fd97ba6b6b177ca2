/** Dementalism, as the client wants a game. */
import type { Lang } from '../../types';
import './table.css';
import english from './words.en.ftl?raw';
import french from './words.fr.ftl?raw';

export { about } from './about';
export { acts } from './acts';
export { facts, heading, length, standing } from './facts';
export { leaf, middle, mine } from './layout';
export { movements } from './motion';
export { opens } from './opening';
export { askBack, attempt, clauseOfCard, offerWords, wayWords, whyNot } from './offers';
export { aimed } from './aiming';

export const ownWords: Record<Lang, string> = { en: english, fr: french };
export const beginnings = ['game_start', 'turn_start', 'extra_start'];
export const plays = [
  'oops',
  'turmoil_react',
  'nix',
  'nab_react',
  'wrong_self',
  'wrong_others',
  'lost_react',
  'gloat_insert',
];
export const mainVerbs = ['done', 'no'];
export const keyed: string[] = [];
export const leads: string[] = [];
export const placed = ['flip', 'cell'];
export const obvious = ['cell'];
export const weighty = ['use', 'nab', 'place', 'form', 'insert', 'merge', 'look', 'propose'];
export const pointed = ['spread'];
export const seatSign = (seat: number): string => String(seat + 1);
export const openZones: string[] = [];
export const showpieces = ['card-1', 'card-30', 'card-25'];
