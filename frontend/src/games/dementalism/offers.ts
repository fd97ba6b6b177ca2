/** How the words of a move are shown in Dementalism, and when one is asked back. */
import type { GameInfo, Offer } from '../../types';
import { t } from '../../language';
import type { Stage } from '../../zones/stage';
import { cellName } from './naming';
import { read, touchedBy } from './view';

/** Words that go on with what they are about. */
const LEADS = ['merge', 'nab', 'look', 'insert', 'further', 'gloat'];

export function offerWords(stage: Stage, offer: Offer): string | null {
  const { words, names, view } = stage;
  const { verb, number } = offer;
  const { column, row } = touchedBy(offer);
  const place = { place: number ?? 0 };
  if (verb === 'flip' && column && row) return words.say('move-flip', { column, row });
  if (verb === 'cell' && column && row) return cellName(words, { column, row });
  if (verb === 'own' && view.question?.kind === 'first_vote')
    return words.say('move-vote', { name: names[(number ?? 1) - 1] ?? '' });
  if (verb === 'own' || verb === 'place') return words.say('move-pick', place);
  if (verb === 'row' || verb === 'column') return words.say(`move-${verb}`, { row: row ?? 0, column: column ?? '' });
  if (verb === 'use') return words.say('move-use', { card: bearer(stage, number ?? 0) });
  if (typeof offer.card === 'number') return words.card(offer.card, true);
  if (verb === 'pick') return words.say(view.question?.kind === 'first_vote' ? 'lead-vote' : 'lead-pick');
  if (LEADS.includes(verb)) return words.say(`lead-${verb}`);
  return null;
}

/** One Stack of somebody's, or two (10.4): in whatever order they are said, they are peeked at together. */
export function wayWords({ words, names }: Stage, way: Offer[]): string | null {
  const seats = way.filter(({ verb }) => verb === 'seat');
  const [first, second] = way.filter(({ verb }) => verb === 'place').map(({ number }) => number ?? 0);
  const name = names[seats[0]?.seat ?? -1];
  if (name === undefined || first === undefined || way.some(({ verb }) => !['seat', 'place'].includes(verb)))
    return null;
  if (second !== undefined && second < first) return '';
  return words.say(second === undefined ? 'way-stack' : 'way-stacks', { name, place: first, second: second ?? 0 });
}

/** The Denizen that bears a Power: its Safe Stack lies open. */
function bearer({ view, words }: Stage, power: number): string {
  const card = read(view).powers.find((each) => each.power === power)?.card;
  return card === undefined ? '' : words.card(card, true);
}

/** What may cost a turn, or cannot be taken back. */
export function askBack({ words, view }: Stage, offer: Offer): string {
  if (offer.verb === 'done' && view.offers.length > 1) return words.say('confirm-done');
  if (offer.verb === 'place' && view.question?.kind === 'window2')
    return words.say('confirm-nab', { place: offer.number ?? 0 });
  return '';
}

export const attempt = (): string => 'done';
export const whyNot = (): string => t('not-now');

/** Denizens and Turmoils of the built-in deck have a clause each; of a host's own deck the sections are pointed at. */
export function clauseOfCard(card: number, info: GameInfo): string {
  const rows = info.decks[0]?.rows ?? [];
  const { role } = rows[card] ?? {};
  if (role === 'gig') return '3.12';
  const nth = rows.slice(0, card).filter((each) => each.role === role).length + 1;
  return `${role === 'tur' ? 11 : 10}.${nth}`;
}
