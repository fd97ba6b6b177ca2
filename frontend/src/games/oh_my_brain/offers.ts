/** How the words of a move are called in Oh My Brain, and when one is asked back. */
import { t } from '../../language';
import { counter } from '../../look';
import type { Offer } from '../../types';
import type { Stage } from '../../zones/stage';

export function offerWords(stage: Stage, offer: Offer): string | null {
  const name = stage.names[offer.seat ?? 0] ?? '';
  if (offer.verb === 'to_seat') return wholeMove(stage, name) || null;
  if (offer.verb === 'give' && offer.number === 0) return stage.words.say('none-to', { name });
  return null;
}

/** The last word of a move about somebody says the whole move: "Steal from Bea". */
function wholeMove(stage: Stage, name: string): string {
  const path = stage.walk?.path ?? [];
  const [verb = '', zone = ''] = (path[0]?.verb ?? '').split('_');
  const card = path.find((offer) => typeof offer.card === 'number')?.card ?? 0;
  const text = stage.words.say(`say-${verb}`, { value: card, zone, name });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A pass with something playable, or with one brain left, is asked back. */
export function askBack({ view, words }: Stage, offer: Offer): string {
  if (offer.verb !== 'pass') return '';
  if (counter(view, 'brains', view.you) === 1) return words.say('confirm-last-brain');
  return view.offers.some((each) => each.verb === 'play') ? words.say('confirm-pass') : '';
}

export const attempt = (_: unknown, card: number): string => `play ${card}`;

export const whyNot = (stage: Stage): string => `${t('not-now')} ${stage.spoken.summary}`;
