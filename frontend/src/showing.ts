/** Faces that lie open for a while: told with a step of the table, and gone from everywhere when they are hidden. */
import type { Opening, View, Zone } from './types';

export interface Showing {
  places: Opening[];
  since: number;
  until: number;
  confirmed: boolean; // this viewer has seen them
}

export const SLOWEST = 4; // times as long as usual

export const opened = (places: Opening[], seconds: number, now = Date.now()): Showing => ({
  places,
  since: now,
  until: now + seconds * 1000,
  confirmed: false,
});

/** What lies open for a while in a cell. */
export const inCell = (showing: Showing | null, cell: string): Opening | undefined =>
  showing?.places.find((each) => each.cell === cell);

/** What lies open for a while in a place of a seat's, counted from 1. */
export const inPlace = (showing: Showing | null, seat: number, place: number): Opening | undefined =>
  showing?.places.find((each) => each.seat === seat && each.place === place && !each.gone);

interface Lying {
  state: string;
  card?: number;
  kind?: string;
}

const turnedDown = (things: Lying[]): Lying[] =>
  things.map(({ card, kind, ...thing }) =>
    thing.state === 'open' ? { ...thing, state: 'hidden' } : { ...thing, card, kind },
  );

/** A zone, with what lies open in its cells or its stacks turned down. */
const lyingDown = (zone: Zone & { own?: { cells?: Lying[]; stacks?: Lying[] } }): Zone => {
  const { cells, stacks, ...own } = zone.own ?? {};
  const down = { ...(cells && { cells: turnedDown(cells) }), ...(stacks && { stacks: turnedDown(stacks) }) };
  return zone.own ? ({ ...zone, own: { ...own, ...down } } as Zone) : zone;
};

/** The table as it stands for somebody whose line is gone: what lies open in cells and Stores may be hidden any time now,
 * and nobody will tell; after the game it stays. */
export const unattended = (view: View): View =>
  view.over
    ? view
    : {
        ...view,
        question: view.question && {
          ...view.question,
          own: { ...view.question.own, ...('trigger' in view.question.own ? { trigger: null } : {}) },
        },
        zones: Object.fromEntries(Object.entries(view.zones).map(([name, zone]) => [name, lyingDown(zone)])),
      };
