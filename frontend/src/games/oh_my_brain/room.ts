/** Oh My Brain, as the client wants a game. */
import type { Lang } from '../../types';
import english from './words.en.ftl?raw';
import french from './words.fr.ftl?raw';

export { clauseOfCard } from './clauses';
export { facts, heading, length, standing } from './facts';
export { middle, mine } from './layout';
export { movements } from './motion';
export { askBack, attempt, offerWords, whyNot } from './offers';

export const ownWords: Record<Lang, string> = { en: english, fr: french };
export const beginnings = ['game_start', 'round_start', 'turn_start'];
export const plays = ['turn', 'play'];
export const mainVerbs = ['pass', 'done', 'stop'];
export const keyed: string[] = [];
export const leads: string[] = [];
export const openZones = ['hand', 'cemetery', 'lot'];
export const showpieces = ['card-11', 'card-8', 'card-0'];
