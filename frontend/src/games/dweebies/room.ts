/** Dweebies, as the client wants a game. */
import type { Lang } from '../../types';
import './table.css';
import english from './words.en.ftl?raw';
import french from './words.fr.ftl?raw';

export { acts } from './acts';
export { facts, heading, length, standing } from './facts';
export { middle, mine } from './layout';
export { movements } from './motion';
export { askBack, attempt, clauseOfCard, whyNot } from './offers';
export { standingAnswer } from './placing';
export { aimed } from './aiming';

export const ownWords: Record<Lang, string> = { en: english, fr: french };
export const beginnings = ['round', 'turn'];
export const plays = ['place'];
export const mainVerbs = ['take_all', 'go_on'];
export const keyed: string[] = [];
export const leads: string[] = [];
export const placed = ['row', 'column'];
export const pointed = ['row', 'column', 'cell', 'collects'];
export const openZones = ['hand'];
export const showpieces = ['card-0', 'card-4', 'card-23'];
