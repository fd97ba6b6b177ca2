import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameWords } from '../src/words';
import { read } from '../src/commands';
import { successor } from '../src/focus';
import { keyed } from '../src/look';
import type { GameInfo, Offer } from '../src/types';
import { Walk } from '../src/walk';

const source = `
list-last = { $a } and { $b }
horde-empty = empty
no-card = no card
card = { $value }, no mark
cards = { $number ->
    [1] { card }
   *[other] two { $value }s
}
cards-join = { "; " }
amount = { $n ->
    [1] one card
   *[other] { $n } cards
}
brains = { $n } brains
turn-start-you = Your turn. Horde: { $top }.
played-you = You play: { $card }.
played-other = { $number ->
    [1] { $actor } plays: { $card }.
   *[other] { $actor } plays { $number }; { $each }.
}
played-row-you = you get { $count }
played-row-other = { $seat } gets { $count }
played-join = { "; " }
drew-you = You draw: { $cards }.
drew-you-blind = You draw { $amount }.
drew-other = { $actor } draws { $amount }.
lot-dealt-you = Lot { $lot }: { $cards }.
refused = Refused, rule { $clause }: { $reason }.
refusal-4-4 = { $card } does not beat { $top }
`;

const info = {
  events: {
    turn_start: { clause: '3.1', fields: { actor: 'seat', extra: 'code', top: 'card' } },
    played: {
      clause: '4.1',
      fields: { actor: 'seat', card: 'card', number: 'number', each: { seat: 'seat', count: 'number' } },
    },
    drew: { clause: '6.5', fields: { actor: 'seat', amount: 'amount', cards: 'cards' } },
    lot_dealt: { clause: '2.5', fields: { actor: 'seat', lot: 'number', cards: 'cards' } },
  },
} as unknown as GameInfo;
const words = new GameWords(info, source, 'en');
const names = ['Ana', 'Bea', 'Cleo'];
const hear = (event: Record<string, unknown> & { event: string }, viewer: number | null) =>
  words.event(event, { names, viewer });

test('an event is worded for its actor and for others', () => {
  const event = { event: 'played', actor: 0, card: 7, number: 1, each: [] };
  expect(hear(event, 0)).toBe('You play: 7, no mark.');
  expect(hear(event, 1)).toBe('Ana plays: 7, no mark.');
  expect(hear(event, null)).toBe('Ana plays: 7, no mark.');
});

test('rows are worded one by one, each in the voice of its seat', () => {
  const event = {
    event: 'played',
    actor: 0,
    card: 7,
    number: 3,
    each: [
      { seat: 1, count: 1 },
      { seat: 2, count: 1 },
    ],
  };
  expect(hear(event, 2)).toBe('Ana plays 3; Bea gets 1; you get 1.');
});

test('what is kept from a listener is worded without it', () => {
  expect(hear({ event: 'drew', actor: 0, amount: 2 }, 1)).toBe('Ana draws 2 cards.');
  expect(hear({ event: 'drew', actor: 0, amount: 2 }, 0)).toBe('You draw 2 cards.');
  expect(hear({ event: 'drew', actor: 0, amount: 2, cards: [9, 9] }, 0)).toBe('You draw: two 9s.');
});

test('an event without a message for this listener says nothing', () => {
  expect(hear({ event: 'lot_dealt', actor: 0, lot: 1 }, 1)).toBe('');
  expect(hear({ event: 'unheard_of' }, 1)).toBe('');
});

test('an empty top is said as the empty horde', () => {
  expect(hear({ event: 'turn_start', actor: 1, extra: 'none', top: null }, 1)).toBe('Your turn. Horde: empty.');
});

test('cards are grouped, ascending; names are listed', () => {
  expect(words.cards([12, 7, 7])).toBe('two 7s; 12, no mark');
  expect(words.cards([])).toBe('no card');
  expect(words.names(names)).toBe('Ana, Bea and Cleo');
});

test('a refusal names its clause and its reason', () => {
  expect(words.refusal('4.4', { value: 7, top_value: 9 }, { names, viewer: 0 })).toBe(
    'Refused, rule 4.4: 7, no mark does not beat 9, no mark.',
  );
});

test('typed words ask; anything else is a move as typed', () => {
  const acts = {
    hand: 'hand',
    top: 'top',
    places: 'scores',
    details: 'details',
    rule: 'why',
    smash: 'call',
    call: 'out',
    'go-on': 'goOn',
  };
  const queries = { queries: ['hand', 'top', 'places', 'details', 'rule'], acts } as unknown as GameInfo;
  const en = new GameWords(
    queries,
    'typed-hand = hand\ntyped-top = top\ntyped-rule = rule\ntyped-smash = smash\ntyped-call = call, call out\ntyped-go-on = go on\n',
    'en',
  );
  const fr = new GameWords(
    queries,
    'typed-hand = main\ntyped-top = horde\ntyped-rule = règle\ntyped-call = surprendre\n',
    'fr',
  );
  const typed = (line: string) => read(line, [en, fr]);
  expect(typed('/hand')).toEqual({ query: 'hand', rest: '' });
  expect(typed('Règle 4.4')).toEqual({ query: 'rule', rest: '4.4' });
  expect(typed('h')).toEqual({ query: 'hand', rest: '' });
  expect(typed('H')).toEqual({ query: 'hand', rest: '' });
  expect(read('h', [fr, en])).toEqual({ query: 'hand', rest: '' });
  expect(typed('s')).toEqual({ query: 'places', rest: '' });
  expect(typed('S')).toEqual({ query: 'details', rest: '' });
  expect(typed('w 4.4')).toEqual({ query: 'rule', rest: '4.4' });
  expect(typed('main')).toEqual({ query: 'hand', rest: '' });
  expect(typed('m')).toEqual({ move: 'm' });
  expect(typed('play 7x2 B1')).toEqual({ move: 'play 7x2 B1' });
  expect(typed('smash')).toEqual({ query: 'call', rest: '' });
  expect(typed('surprendre p3')).toEqual({ query: 'out', rest: 'p3' });
  expect(typed('call out Bea')).toEqual({ query: 'out', rest: 'Bea' });
  expect(typed('go on')).toEqual({ query: 'goOn', rest: '' });
  expect(typed('go on now')).toEqual({ move: 'go on now' });
  expect(typed('  ')).toBeNull();
});

test('focus passes to the next survivor, else to the previous one', () => {
  const held = { key: 'b', group: 'hand', order: ['a', 'b', 'c'], heir: '' };
  expect(successor(held, ['a', 'b', 'c'])).toBe('b');
  expect(successor(held, ['a', 'c'])).toBe('c');
  expect(successor(held, ['a'])).toBe('a');
  expect(successor(held, [])).toBe('');
});

test('equal cards are only counted by their keys', () => {
  expect(keyed([7, 7, 9]).map(({ key }) => key)).toEqual(['7-0', '7-1', '9-0']);
});

const offer = (word: number, more: Partial<Offer>): Offer => ({
  word,
  verb: 'play',
  card: null,
  number: null,
  seat: null,
  zone: null,
  text: `w${word}`,
  whole: false,
  more: false,
  ...more,
});

function walking() {
  const sent: unknown[] = [];
  const asked: unknown[] = [];
  const walk = new Walk({ send: (at, move) => sent.push([at, move]), next: (at, path) => asked.push([at, path]) });
  return { walk, sent, asked };
}

test('a whole word is sent at once; a choice without alternative is walked', () => {
  const { walk, sent } = walking();
  const give = offer(3, { verb: 'give', seat: 1, number: 1, text: 'play 7x2 B1', whole: true });
  walk.offered(
    41,
    [
      offer(1, { card: 7, zone: 'hand', text: 'play 7', whole: true }),
      offer(2, { card: 7, zone: 'hand', number: 2, more: true, next: [give] }),
      offer(9, { verb: 'pass', text: 'pass', whole: true }),
    ],
    [],
  );
  walk.pick('hand', 7);
  expect(walk.choices.map((each) => each.word)).toEqual([1, 2]);
  walk.choose(walk.choices[1] as Offer);
  expect(sent).toEqual([[41, 'play 7x2 B1']]);
});

test('further words are asked of the server, and the walk survives a repaint of the same question', () => {
  const { walk, sent, asked } = walking();
  const offers = () => [
    offer(2, { card: 7, zone: 'hand', number: 3, more: true }),
    offer(5, { verb: 'pass', whole: true }),
  ];
  walk.offered(41, offers(), []);
  walk.pick('hand', 7);
  expect(asked).toEqual([[41, [2]]]);
  walk.heard(
    [2],
    [offer(3, { verb: 'give', text: 'x', whole: true }), offer(4, { verb: 'give', text: 'y', whole: true })],
  );
  walk.offered(41, offers(), []);
  expect(walk.options.map((each) => each.word)).toEqual([3, 4]);
  walk.choose(walk.options[1] as Offer);
  expect(sent).toEqual([[41, 'y']]);
  walk.offered(42, offers(), []);
  expect(walk.begun).toBe(false);
});

test('the few ends of a split are laid out at once', () => {
  const { walk, sent, asked } = walking();
  const give = (word: number, number: number, more: Partial<Offer>) =>
    offer(word, { verb: 'give', seat: word % 10, number, text: `g${word}`, ...more });
  const two = offer(2, {
    card: 7,
    zone: 'hand',
    number: 2,
    more: true,
    next: [give(11, 0, { more: true }), give(21, 1, { whole: true })],
  });
  walk.offered(41, [two, offer(9, { verb: 'pass', whole: true })], []);
  walk.choose(two);
  expect(walk.ways).toBeNull();
  expect(asked).toEqual([[41, [2, 11]]]);
  walk.heard([2, 11], [give(32, 1, { whole: true })]);
  expect(walk.ways?.map((way) => way.map((each) => each.word))).toEqual([[11, 32], [21]]);
  walk.take(walk.ways?.[0] ?? []);
  expect(sent).toEqual([[41, 'g32']]);
});

test('every word of the client exists in both languages, with the same arguments', () => {
  const folder = join(process.cwd(), 'src');
  const texts = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const used = new Set(
    texts.flatMap((text) => [...text.matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1] as string)),
  );
  const entries = (lang: string) => {
    const found = new Map<string, string>();
    for (const part of readFileSync(join(folder, `words/client.${lang}.ftl`), 'utf8').split(/\n(?=[\w-]+ =)/)) {
      const id = /^([\w-]+) =/.exec(part)?.[1];
      if (id) found.set(id, [...new Set(part.match(/\$\w+/g) ?? [])].sort().join());
    }
    return found;
  };
  const [en, fr] = [entries('en'), entries('fr')];
  expect([...used].filter((id) => !en.has(id))).toEqual([]);
  expect([...fr]).toEqual(expect.arrayContaining([...en]));
  expect(fr.size).toBe(en.size);
});
