/** Reading a view: where things lie, by name. No rule is known here. */
import type { View, Zone } from './types';

const key = (id: string, owner: number | null): string => (owner === null ? id : `${id}:${owner}`);

export const zone = (view: View, id: string, owner: number | null = null): Zone | undefined =>
  view.zones[key(id, owner)];

export const cardsOf = (view: View, id: string, owner: number | null = null): number[] =>
  zone(view, id, owner)?.cards ?? [];

export const countOf = (view: View, id: string, owner: number | null = null): number =>
  zone(view, id, owner)?.count ?? 0;

export const counter = (view: View, id: string, owner: number | null = null): number =>
  view.counters[key(id, owner)] ?? 0;

export const asksMe = (view: View): boolean =>
  view.you !== null && (view.question?.waiting.includes(view.you) ?? false);

/** Seats clockwise, beginning with the viewer; a spectator begins with the first. */
export function clockwise(view: View): number[] {
  const first = view.you ?? 0;
  return Array.from({ length: view.seats }, (_, step) => (first + step) % view.seats);
}

/** Equal cards get keys that only count them, so a key never tells copies apart. */
export function keyed(cards: readonly number[]): { card: number; key: string }[] {
  const seen = new Map<number, number>();
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { card, key: `${card}-${nth}` };
  });
}
