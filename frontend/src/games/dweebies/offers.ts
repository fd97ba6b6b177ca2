/** How the words of a move are shown in Dweebies, and when one is asked back. */
import { t } from '../../language';
import type { Offer } from '../../types';
import type { Stage } from '../../zones/stage';
import { codeOf } from './naming';

/** Leaving what could be taken. */
export const askBack = ({ words }: Stage, offer: Offer): string =>
  offer.verb === 'leave' ? words.say('confirm-leave') : '';

/** A card that is not offered: the referee says why. */
export const attempt = ({ words }: Pick<Stage, 'words'>, card: number): string => `${codeOf(words, card)}@C`;

export const whyNot = (): string => t('not-now');
export const clauseOfCard = (): string => '1.2';
