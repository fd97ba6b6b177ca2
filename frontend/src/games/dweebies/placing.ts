/** Placing a card, and the private setting "collect without asking": it belongs to one reader, no one else is told. */
import { answer } from '../../announce';
import { spoken } from '../../language';
import { asksMe } from '../../look';
import { prefer, settings } from '../../settings';
import type { View } from '../../types';
import { same, type Cell } from '../../zones/cells';
import type { Stage } from '../../zones/stage';
import { TableauZone } from '../../zones/tableau';
import { notation } from './naming';
import { capital, spotWords } from './reading';
import { read } from './view';

const SETTING = 'dweebies.take';

interface Placement {
  cell: Cell;
  keys: boolean; // made by keyboard: who listens hears the offer first
  ask: boolean; // "place, then choose"
}

let placement: Placement | null = null;
let askNext = false;

/** Until the reader decides, the input of the placement does. */
export const takesUnasked = (): boolean => (settings.own[SETTING] ?? (placement?.keys ? 'off' : 'on')) === 'on';
export const decideTaking = (unasked: boolean): void =>
  prefer({ own: { ...settings.own, [SETTING]: unasked ? 'on' : 'off' } });

export const asksNext = (): boolean => askNext;
export function toggleAsking(): void {
  askNext = !askNext;
  TableauZone.current()?.requestUpdate();
}

/** The card of the hand that has been chosen and not placed yet. */
export function chosenCard(stage: Stage): number | null {
  const first = stage.walk?.path[0];
  return stage.walk?.placing && first?.verb === 'place' && typeof first.card === 'number' ? first.card : null;
}

/** A cell was chosen. Without a card it is read out, or a card is asked for; with one the referee judges. */
export function place(stage: Stage, cell: Cell, how: { keys: boolean; ask: boolean }): void {
  const { walk, hands, sent } = stage;
  if (sent) return;
  const card = chosenCard(stage);
  if (card === null || !hands) return wait(stage, cell, how.keys);
  placement = { cell, keys: how.keys, ask: how.ask || askNext };
  askNext = false;
  hands.move(`${walk?.text ?? ''}@${notation(cell)}`);
}

function wait(stage: Stage, cell: Cell, keys: boolean): void {
  const { view, words } = stage;
  if (!keys) return;
  const free = read(view).legal.some((each) => same(each, cell));
  if (!free || !asksMe(view) || view.question?.kind !== 'place') return stage.ask('cell', notation(cell));
  answer(spoken(`${capital(spotWords(stage, cell))}. ${words.say('choose-card')}`));
  document.querySelector<HTMLElement>('[data-group="hand"] .card.playable')?.focus();
}

/** "Take all", where this reader wants it said at once and it may be said. */
export function standingAnswer({ view }: { view: View }): string | null {
  const { last } = read(view);
  if (!asksMe(view) || view.question?.kind !== 'collect' || !placement || !same(placement.cell, last)) return null;
  if (placement.ask || !takesUnasked()) return null;
  return view.offers.find((offer) => offer.verb === 'take_all')?.text ?? null;
}
