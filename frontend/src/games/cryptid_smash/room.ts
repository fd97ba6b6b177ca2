/** Cryptid Smash, as the client wants a game. */
import type { Lang, View } from '../../types';
import './table.css';
import english from './words.en.ftl?raw';
import french from './words.fr.ftl?raw';
import { read } from './view';

export { clauseOfCard } from './faces';
export { facts, heading, length, seatSign, standing } from './facts';
export { middle, mine } from './layout';
export { movements } from './motion';
export { askBack, attempt, offerArt, whyNot } from './offers';

export const ownWords: Record<Lang, string> = { en: english, fr: french };
export const entry = /^(w|fen[eê]tre)\s*\(/i;
export const calls = (view: View): boolean => read(view).windows;
export const beginnings = ['start', 'turn'];
export const plays = ['act', 'play_drawn'];
export const mainVerbs = ['draw', 'accept', 'keep'];
export const keyed = ['smash'];
export const leads = ['answer'];
export const openZones = ['hand'];
export const showpieces = ['card-5', 'card-22', 'card-44'];
