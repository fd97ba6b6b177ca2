/** What a record's header tells about its table. */
import type { Lobby, LobbySeat, Replay, TableDeck } from '../types';

const LETTERS = 'ABCDEFGHIJKLMNOP';

export function lobbyOfRecord(replay: Replay): Lobby {
  const header = replay.header;
  const view = replay.frames[0]?.view;
  const told = (header.seats ?? header.names ?? []) as (string | { name?: string })[] | number;
  const count = view?.seats ?? (Array.isArray(told) ? told.length : Number(told));
  const seats = Array.from({ length: count }, (_, seat): LobbySeat => {
    const entry = Array.isArray(told) ? told[seat] : undefined;
    const name = typeof entry === 'string' ? entry : (entry?.name ?? '');
    const letter = LETTERS[seat] ?? '?';
    return { seat, letter, name: name || letter, kind: 'person', here: true };
  });
  const deck = (header.deck ?? { name: '', label: '' }) as TableDeck;
  return {
    table: '',
    game: String(view?.game ?? header.game ?? ''),
    options: (header.options ?? {}) as Record<string, string>,
    deck,
    host: null,
    you: null,
    started: true,
    over: false,
    seats,
    spectators: 0,
    commitment: String(header.commitment ?? ''),
    invite: '',
    next_table: null,
  };
}
