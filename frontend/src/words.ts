/** Words of a game: how an event, a card or a refusal is said, by the algorithm shared with the terminal. */
import type { FluentBundle } from '@fluent/bundle';
import { gameInfo, gameWords } from './api';
import { hasRoom, roomOf } from './games/catalogue';
import { bundleOf, t, worded, type Args } from './language';
import type { FieldType, GameEvent, GameInfo, Lang, TableDeck } from './types';

export interface Hearing {
  names: string[];
  viewer: number | null;
  brief?: boolean;
  extra?: Args;
}

/** What every table can tell, whatever is played on it. */
const TABLE_EVENTS = new Set(['timeout', 'left', 'back', 'takeover', 'handback', 'joined']);

export class GameWords {
  private readonly bundle: FluentBundle;

  constructor(
    readonly info: GameInfo,
    private readonly source: string,
    readonly lang: Lang,
    private readonly ownWords = '',
    readonly deckWords = '',
  ) {
    this.bundle = bundleOf(lang, source, ownWords, deckWords);
  }

  /** The same game, speaking as a host's own deck does. */
  withDeck(deckWords: string): GameWords {
    return deckWords === this.deckWords
      ? this
      : new GameWords(this.info, this.source, this.lang, this.ownWords, deckWords);
  }

  private fieldsOf(kind: string): Record<string, FieldType> | undefined {
    const spec = this.info.events[kind];
    if (!spec) return TABLE_EVENTS.has(kind) ? { actor: 'seat' } : undefined;
    const secret = spec.secret && !Array.isArray(spec.secret) ? spec.secret : {};
    return { ...spec.fields, ...secret };
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The first of these messages that exists; a null says nothing. */
  first(ids: string[], args: Args = {}): string | null {
    for (const id of ids) {
      const text = worded(this.bundle, id, args);
      if (text !== null) return text;
    }
    return null;
  }

  say(id: string, args: Args = {}): string {
    return this.first([id, id.replaceAll('_', '-')], args) ?? '';
  }

  /** The game's own word for something that every table has, else the client's. */
  named(id: string, args: Args = {}): string {
    return this.first([id], args) ?? t(id, args);
  }

  /** The words that ask this on the command line; the one that is taught comes first. */
  typed(ask: string): string[] {
    return this.say(`typed-${ask}`)
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
  }

  card(value: number, brief = false): string {
    return this.first(brief ? ['card-brief', 'card'] : ['card'], { value }) ?? String(value);
  }

  cards(values: readonly number[], brief = false): string {
    if (values.length === 0) return this.say('no-card');
    const copies = new Map<number, number>();
    for (const value of [...values].sort((a, b) => a - b)) copies.set(value, (copies.get(value) ?? 0) + 1);
    const groups = [...copies].map(([value, number]) => {
      if (number === 1) return this.card(value, brief);
      return this.first(brief ? ['cards-brief', 'cards'] : ['cards'], { value, number }) ?? `${number} x ${value}`;
    });
    return this.series(groups);
  }

  /** Phrases one after another, parted as this language does it. */
  series(phrases: readonly string[]): string {
    return phrases.join(this.first(['cards-join']) ?? '; ');
  }

  names(names: readonly string[]): string {
    const last = names.at(-1);
    if (last === undefined) return '';
    const others = names.slice(0, -1).join(', ');
    return others ? this.say('list-last', { a: others, b: last }) : last;
  }

  /** An event as this viewer hears it; empty when there is nothing to say. */
  event(event: GameEvent, hearing: Hearing): string {
    const fields = this.fieldsOf(event.event);
    if (!fields) return '';
    const base = event.event.replaceAll('_', '-');
    const voice = voiceOf(event, hearing.viewer);
    const ids = [`${base}-${voice}`, `${base}-other`, base];
    if (isBlind(fields, event)) ids.unshift(`${base}-${voice}-blind`);
    return this.first(ids, this.argsOf(event, fields, hearing)) ?? '';
  }

  /** A refusal: the clause and its reason. Phrases follow from the numbers that came with it. */
  refusal(clause: string, told: Record<string, unknown>, hearing: Hearing): string {
    const args: Args = {};
    for (const [name, value] of Object.entries(told)) {
      if (typeof value === 'string' || typeof value === 'number') args[name] = value;
    }
    const value = told.value ?? told.card;
    if (typeof value === 'number') Object.assign(args, { value, card: this.card(value, hearing.brief) });
    if ('top_value' in told)
      args.top =
        typeof told.top_value === 'number' ? this.card(told.top_value, hearing.brief) : this.say('horde-empty');
    if (typeof told.seat === 'number') args.name ??= hearing.names[told.seat] ?? '';
    const reason = this.reason(clause, args);
    return this.say('refused', { clause, reason }) || reason;
  }

  reason(clause: string, args: Args = {}): string {
    return this.first([`refusal-${clause.replaceAll('.', '-')}`], args) ?? '';
  }

  private argsOf(event: GameEvent, fields: Record<string, FieldType>, hearing: Hearing): Args {
    const args: Args = { ...hearing.extra };
    for (const [field, type] of Object.entries(fields)) {
      if (event[field] === undefined) continue;
      if (typeof type === 'object') args[field] = this.rows(event.event, asRows(event[field]), type, hearing);
      else Object.assign(args, this.field(field, type, event[field], hearing));
    }
    return args;
  }

  private field(field: string, type: FieldType, value: unknown, hearing: Hearing): Args {
    const count = `${field}_count`;
    const name = (seat: unknown) => hearing.names[Number(seat)] ?? '';
    switch (type) {
      case 'seat':
        return { [field]: name(value) };
      case 'seats': {
        const seats = (value as number[] | undefined) ?? [];
        const others = seats.filter((seat) => seat !== hearing.viewer);
        return {
          [field]: this.names(seats.map(name)),
          [count]: seats.length,
          [`${field}_others`]: this.names(others.map(name)),
          [`${field}_others_count`]: others.length,
        };
      }
      case 'card':
        if (value === null) return { [field]: this.say('horde-empty') };
        return { [field]: this.card(Number(value), hearing.brief), [`${field}_value`]: Number(value) };
      case 'cards': {
        if (!Array.isArray(value)) return {};
        return { [field]: this.cards(value as number[], hearing.brief), [count]: value.length };
      }
      case 'amount':
        return { [field]: this.say('amount', { n: Number(value) }), [count]: Number(value) };
      case 'brains':
        return { [field]: this.say('brains', { n: Number(value) }), [count]: Number(value) };
      case 'number':
        return { [field]: Number(value ?? 0) };
      default:
        return { [field]: String(value ?? '') };
    }
  }

  private rows(
    kind: string,
    rows: Record<string, unknown>[],
    types: Record<string, FieldType>,
    hearing: Hearing,
  ): string {
    const base = kind.replaceAll('_', '-');
    const texts = rows.map((row) => {
      const args: Args = {};
      for (const [field, value] of Object.entries(row))
        Object.assign(args, this.field(field, types[field] ?? 'code', value, hearing));
      const voice = row.seat === hearing.viewer && hearing.viewer !== null ? 'you' : 'other';
      return this.first([`${base}-row-${voice}`, `${base}-row-other`, `${base}-row`], args) ?? '';
    });
    return texts.join(this.first([`${base}-join`]) ?? ' ');
  }
}

export function voiceOf(event: GameEvent, viewer: number | null): 'you' | 'target' | 'other' {
  if (viewer === null) return 'other';
  const concerned = (role: unknown) => (Array.isArray(role) ? role.includes(viewer) : role === viewer);
  if (concerned(event.actor)) return 'you';
  return concerned(event.target) ? 'target' : 'other';
}

/** True when a part of the event is kept from this viewer. */
export function isBlind(fields: Record<string, FieldType>, event: GameEvent): boolean {
  return Object.keys(fields).some((field) => event[field] === undefined);
}

const asRows = (value: unknown) => (Array.isArray(value) ? (value as Record<string, unknown>[]) : []);

const shelf = new Map<string, Promise<GameWords>>();

/** What a deck replaces of a game's words. */
export const deckWordsOf = (deck: TableDeck | null | undefined, lang: Lang): string => deck?.words?.[lang] ?? '';

/** The words of a game as it is played with a deck. */
export async function wordsAt(game: string, lang: Lang, deck: TableDeck | null | undefined): Promise<GameWords> {
  return (await wordsOf(game, lang)).withDeck(deckWordsOf(deck, lang));
}

export function wordsOf(game: string, lang: Lang): Promise<GameWords> {
  const key = `${game}/${lang}`;
  let words = shelf.get(key);
  if (!words) {
    words = Promise.all([gameInfo(game), gameWords(game, lang)]).then(
      ([info, source]) => new GameWords(info, source, lang, hasRoom(game) ? roomOf(game).ownWords[lang] : ''),
    );
    shelf.set(key, words);
    words.catch(() => shelf.delete(key));
  }
  return words;
}
