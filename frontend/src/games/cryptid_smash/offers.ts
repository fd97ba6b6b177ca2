/** How the words of a move are shown in Cryptid Smash, and when one is asked back. */
import { t } from '../../language';
import type { Offer } from '../../types';
import type { Stage } from '../../zones/stage';
import { notation } from './faces';

/** A colour is a number from 0 to 3: its glyph stands beside its name. */
export function offerArt(offer: Offer): string | null {
  return typeof offer.number === 'number' && offer.verb.includes('colour') ? `colour-${offer.number}` : null;
}

/** Drawing with a card to play, or accepting with one that answers. */
export function askBack({ view, words }: Stage, offer: Offer): string {
  if (offer.verb === 'draw' && view.offers.some((each) => each.verb === 'play')) return words.say('confirm-draw');
  if (offer.verb === 'accept' && view.offers.some((each) => each.verb === 'answer')) return words.say('confirm-accept');
  return '';
}

/** In answer to a chain a card is answered with, else it is played. */
export const attempt = ({ view }: Pick<Stage, 'view'>, card: number): string =>
  `${view.question?.kind === 'answer' ? 'answer' : 'play'} ${notation(card)}`;

export const whyNot = (stage: Stage): string => `${t('not-now')} ${stage.spoken.summary}`;
