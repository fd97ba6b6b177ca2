/** Touching a card of the Spread or a Stack: the word of a move that it stands for, or the few it may stand for. Which
 * words there are comes from the table alone; a thing that nothing is offered for is read out. */
import { answer } from '../../announce';
import { spoken, t } from '../../language';
import type { Offer } from '../../types';
import type { Stage } from '../../zones/stage';
import { cellWords, stackWords } from './reading';
import { nameOf, stacks, touchedBy } from './view';

/** A card in a cell, or a Stack in a place. */
export type Thing = { cell: string } | { seat: number; place: number };

export const sameThing = (a: Thing | null, b: Thing): boolean => a !== null && JSON.stringify(a) === JSON.stringify(b);

type Way = Offer[];

/** What may be said with this thing now: each a way of one word or more. */
export function waysWith(stage: Stage, thing: Thing): Way[] {
  const { walk, view, sent, showing } = stage;
  if (!walk || sent || showing || view.over) return [];
  const direct = walk.options.flatMap((offer) => meant(stage, thing, offer, walk.path));
  if (direct.length || walk.begun) return direct;
  const leads = [...walk.options, ...walk.late];
  return leads.flatMap((lead) =>
    (lead.next ?? []).flatMap((offer) => meant(stage, thing, offer, [lead]).map((way) => [lead, ...way])),
  );
}

/** Does this word mean this thing? Its seat may have to be said before its place. */
function meant({ view }: Stage, thing: Thing, offer: Offer, before: readonly Offer[]): Way[] {
  const { verb, number } = offer;
  const { column, row } = touchedBy(offer);
  if ('cell' in thing)
    return column && row && (verb === 'flip' || verb === 'cell') && nameOf({ column, row }) === thing.cell
      ? [[offer]]
      : [];
  const vote = view.question?.kind === 'first_vote';
  if (thing.seat === view.you) return verb === 'own' && !vote && number === thing.place ? [[offer]] : [];
  if (verb === 'seat' && offer.seat === thing.seat) {
    if (!offer.next) return [[offer]];
    const card = stacks(view, thing.seat).find(({ place }) => place === thing.place)?.card;
    const then = offer.next.find(
      (each) => (each.verb === 'place' && each.number === thing.place) || (each.verb === 'safe' && each.card === card),
    );
    return then ? [[offer, then]] : offer.whole ? [[offer]] : [];
  }
  const seat = before.findLast((each) => each.verb === 'seat')?.seat;
  if (seat !== thing.seat) return [];
  if (verb === 'safe')
    return stacks(view, thing.seat).find(({ place }) => place === thing.place)?.card === offer.card ? [[offer]] : [];
  return verb === 'place' && number === thing.place ? [[offer]] : [];
}

/** Is the thing what is asked for next? It is shown so. */
export function isGoal(stage: Stage, thing: Thing): boolean {
  const { walk } = stage;
  if (!walk || !stage.asked || stage.sent || stage.showing)
    return walk?.begun === true && waysWith(stage, thing).length > 0;
  return walk.options.some((offer) => meant(stage, thing, offer, walk.path).length > 0);
}

interface Held {
  thing: Thing;
  ways: Way[];
  question: number | null;
}

let held: Held | null = null;

/** The thing that was touched and may stand for several words, until one of them is chosen. */
export function heldThing(stage: Stage): Held | null {
  const { walk, view } = stage;
  if (held && (held.question !== (view.question?.number ?? null) || !walk || walk.begun || stage.sent || stage.showing))
    held = null;
  return held;
}

export function letGo(): void {
  held = null;
}

/** The reader touched it. True: several words may be meant, and they are laid out. */
export function touch(stage: Stage, thing: Thing): boolean {
  const { hands, view, asked, walk } = stage;
  const again = sameThing(heldThing(stage)?.thing ?? null, thing);
  held = null;
  const ways = waysWith(stage, thing);
  if (again && ways.length > 1) return true; // touched once more: put back
  if (ways.length > 1) {
    held = { thing, ways, question: view.question?.number ?? null };
    return true;
  }
  const [way] = ways;
  if (way && hands) hands.say(way);
  else if (
    'cell' in thing &&
    hands &&
    asked &&
    !walk?.begun &&
    ['window0', 'window1'].includes(view.question?.kind ?? '')
  )
    hands.move(`flip ${thing.cell}`);
  else answer(spoken(`${thingWords(stage, thing)}.${asked && walk?.begun ? ` ${t('not-now')}` : ''}`));
  return false;
}

export function thingWords(stage: Stage, thing: Thing): string {
  if ('cell' in thing) return cellWords(stage, thing.cell);
  const stack = stacks(stage.view, thing.seat, stage.showing).find(({ place }) => place === thing.place);
  return stack ? stackWords(stage, stack) : '';
}
