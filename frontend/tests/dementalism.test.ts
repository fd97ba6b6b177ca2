import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameWords } from '../src/words';
import { isGoal, waysWith } from '../src/games/dementalism/choosing';
import { movements } from '../src/games/dementalism/motion';
import { opens } from '../src/games/dementalism/opening';
import { keisterRows } from '../src/games/dementalism/piles';
import { cellWords, stackWords } from '../src/games/dementalism/reading';
import { boardOf } from '../src/games/dementalism/spread';
import { cellNow, others, stacks } from '../src/games/dementalism/view';
import { opened } from '../src/showing';
import { Walk } from '../src/walk';
import type { GameInfo, Offer, View } from '../src/types';
import type { Stage } from '../src/zones/stage';

const source = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf-8');
const words = (lang: 'en' | 'fr') =>
  new GameWords(
    { name: 'dementalism', events: {}, decks: [], queries: [] } as unknown as GameInfo,
    source(`../src/bythebook/games/dementalism/words.${lang}.ftl`),
    lang,
    source(`src/games/dementalism/words.${lang}.ftl`),
  );

const COLUMNS = [...'abcdef'];
const open: Record<string, number> = { c3: 1, d3: 30 };
const spread = Array.from({ length: 36 }, (_, at) => {
  const [column = 'a', row] = [COLUMNS[at % 6], Math.floor(at / 6) + 1];
  const card = open[`${column}${row}`];
  if (card !== undefined) return { column, row, state: 'open', card };
  if (`${column}${row}` === 'e3') return { column, row, state: 'empty' };
  return { column, row, state: 'hidden', ...(`${column}${row}` === 'f3' ? { sat: 2 } : {}) };
});
const hidden = (place: number, more = {}) => ({ place, state: 'hidden', locked: false, barred: false, ...more });
const view = {
  game: 'dementalism',
  seats: 3,
  you: 0,
  over: false,
  turn: 0,
  own: {
    grid: { width: 6, height: 6 },
    direction: 'clockwise',
    window: 'W2',
    powers: [],
    spent: [],
    spared: [],
    cut: [],
    proposal: null,
  },
  question: { number: 7, kind: 'window2', asked: [0], waiting: [0], own: { trigger: null } },
  counters: {},
  offers: [],
  interjections: [],
  ahead: null,
  result: null,
  zones: {
    spread: { kind: 'grid', count: 35, own: { cells: spread } },
    keister: { kind: 'pile', count: 4, cards: [30, 30, 33, 33], own: { replayed: [33] } },
    'store:0': {
      kind: 'store',
      count: 2,
      own: { stacks: [hidden(1), { place: 2, state: 'safe', card: 4, marker: 'turned', locked: false }] },
    },
    'store:1': { kind: 'store', count: 2, own: { stacks: [hidden(1), hidden(2, { locked: true })] } },
    'store:2': { kind: 'store', count: 0, own: { stacks: [] } },
  },
} as unknown as View;
const told = (lang: 'en' | 'fr', showing = null as ReturnType<typeof opened> | null) => ({
  view,
  words: words(lang),
  names: ['Ana', 'Bea', 'Cleo'],
  showing,
});

test('cells are written as section M of the specification has it', () => {
  expect(cellWords(told('en'), 'f3')).toBe('f3, hidden, Cleo sits on it');
  expect(cellWords(told('fr'), 'c3')).toBe('c3, Mémé');
});

test('a face that lies open for a while is read while it does, and is nowhere afterwards', () => {
  const showing = opened(
    [
      { cell: 'a1', cards: [5], peek: true },
      { seat: 1, place: 2, kind: 'sneaky', cards: [9], peek: false },
    ],
    5,
  );
  expect(cellWords(told('en', showing), 'a1')).toBe('a1, Fenella');
  expect(cellNow(view, showing, 'a1')).toMatchObject({ state: 'open', card: 5, peek: true });
  expect(stacks(view, 1, showing)[1]).toMatchObject({ state: 'open', card: 9, kind: 'sneaky', locked: true });
  expect(cellWords(told('en'), 'a1')).toBe('a1, hidden');
  expect(JSON.stringify(stacks(view, 1))).not.toContain('9');
});

test('a Stack that is shown as it leaves lies beside those that are left', () => {
  const showing = opened([{ seat: 1, place: 1, kind: 'stacked', cards: [9], peek: false, gone: true }], 4);
  expect(stacks(view, 1, showing)).toMatchObject([
    { place: 1, state: 'hidden' },
    { place: 2, state: 'hidden' },
    { place: 1, state: 'open', card: 9, kind: 'stacked' },
  ]);
});

test('one’s own Stacks are written as everybody else’s are', () => {
  expect(stacks(view, 0).map((stack) => stackWords(told('en'), stack))).toEqual([
    'place 1, hidden',
    'place 2, Safe Stack Mumsy, turned',
  ]);
  expect(others(view)).toEqual([1, 2]);
  expect(others({ you: null, seats: 3 })).toEqual([0, 1, 2]);
});

test('the Keister is sorted by kind, and what was replayed stands apart', () => {
  expect(keisterRows(view)).toEqual([
    { card: 30, number: 2, replayed: false },
    { card: 33, number: 1, replayed: false },
    { card: 33, number: 1, replayed: true },
  ]);
});

const offer = ({ column, row, ...more }: Partial<Offer> & { column?: string; row?: number }): Offer => ({
  word: 1,
  verb: '',
  card: null,
  number: null,
  seat: null,
  zone: null,
  ...(column || row ? { own: { column, row } } : {}),
  text: '',
  whole: false,
  more: true,
  ...more,
});
const cells = (...names: string[]) =>
  names.map((name, at) => offer({ word: 10 + at, verb: 'cell', column: name.charAt(0), row: Number(name.slice(1)) }));
const roots = [
  offer({ word: 1, verb: 'form', next: cells('c3', 'd3') }),
  offer({ word: 2, verb: 'insert', next: cells('c3') }),
  offer({ word: 3, verb: 'nab', next: [offer({ word: 20, verb: 'seat', seat: 1 })] }),
  offer({ word: 4, verb: 'done', whole: true, more: false }),
];
const asked: [number | null, number[]][] = [];
const sent: string[] = [];
const walkOf = () => {
  const walk = new Walk(
    { next: (at, said) => asked.push([at, said]), send: (_, move) => sent.push(move) },
    () => [],
    () => [],
    () => ['flip', 'cell'],
    () => ['nab', 'place', 'insert', 'form'],
  );
  walk.offered(7, roots, [
    offer({ word: 9, verb: 'look', next: [offer({ word: 0, verb: 'own', number: 1, whole: true, text: 'look 1' })] }),
  ]);
  return walk;
};
const stage = (walk: Walk | null, more = {}) =>
  ({ view, walk, sent: false, showing: null, asked: true, ...more }) as unknown as Stage;

test('where the reader stood in one turn is forgotten in the next, also when the same seat plays again', () => {
  const chapter = (turns: number) =>
    boardOf(stage(null, { ...told('en'), view: { ...view, own: { ...view.own, turns } } })).chapter;
  expect(chapter(5)).toBe(chapter(5));
  expect(chapter(5)).not.toBe(chapter(6));
});
const verbs = (ways: Offer[][]) => ways.map((way) => way.map(({ verb }) => verb).join(' '));

test('a thing stands for the words that are offered with it, and for no more', () => {
  const walk = walkOf();
  expect(verbs(waysWith(stage(walk), { cell: 'c3' }))).toEqual(['form cell', 'insert cell']);
  expect(verbs(waysWith(stage(walk), { cell: 'd3' }))).toEqual(['form cell']);
  expect(waysWith(stage(walk), { cell: 'a1' })).toEqual([]);
  expect(verbs(waysWith(stage(walk), { seat: 0, place: 1 }))).toEqual(['look own']);
  expect(verbs(waysWith(stage(walk), { seat: 1, place: 2 }))).toEqual(['nab seat']);
  expect(waysWith(stage(walk), { seat: 2, place: 1 })).toEqual([]);
  expect(waysWith(stage(walk, { showing: opened([], 4) }), { cell: 'c3' })).toEqual([]);
  expect(waysWith(stage(null), { cell: 'c3' })).toEqual([]);
});

test('no target of a nab is taken for the reader, though it be the only one', () => {
  const walk = walkOf();
  walk.choose(roots[2] as Offer);
  const seat = roots[2]?.next?.[0] as Offer;
  expect(walk.path).toEqual([roots[2], seat]); // the seat alone is no choice
  walk.heard([3, 20], [offer({ word: 0, verb: 'place', number: 2, whole: true, more: false, text: 'nab 2.2' })]);
  expect(sent).toEqual([]);
  expect(isGoal(stage(walk), { seat: 1, place: 2 })).toBe(true);
  expect(isGoal(stage(walk), { seat: 1, place: 1 })).toBe(false);
});

test('the only card that a word can be about is said with it', () => {
  const walk = new Walk(
    { next: () => undefined, send: () => undefined },
    () => [],
    () => [],
    () => ['flip', 'cell'],
    () => ['insert'],
    () => ['cell'],
  );
  walk.offered(7, roots, []);
  walk.choose(roots[1] as Offer);
  expect(walk.path.map(({ verb }) => verb)).toEqual(['insert', 'cell']);
  walk.back();
  walk.choose(roots[0] as Offer);
  expect(walk.path.map(({ verb }) => verb)).toEqual(['form']);
  expect(walk.placing).toBe(true);
});

test('a replay knows which faces a step opened', () => {
  expect(
    opens([
      { event: 'flip', actor: 0, column: 'c', row: 4, card: 3 },
      {
        event: 'peek_result',
        actor: 0,
        target: 1,
        where: 'theirs',
        column: 'a',
        row: 1,
        place: 2,
        card: 5,
        kind: 'sneaky',
      },
      { event: 'merge_hit', actor: 2, place: 3, second: 1, kind: 'stacked', card: 7 },
      { event: 'reveal', target: 1, each: [{ place: 1, kind: 'stacked', card: 8 }] },
      { event: 'cleanup', hidden: 2, refilled: 0, heap: 9 },
    ]),
  ).toEqual([
    { cell: 'c4', cards: [3], peek: false },
    { seat: 1, place: 2, kind: 'sneaky', cards: [5], peek: false },
    { seat: 2, place: 1, kind: 'stacked', cards: [7], peek: false },
    { seat: 1, place: 1, kind: 'stacked', cards: [8], peek: false },
  ]);
});

test('nothing that flies shows a face, and no shuffle moves anything', () => {
  const events = [
    {
      event: 'form',
      actor: 0,
      kind: 'sneaky',
      card: 3,
      place: 1,
      column: 'a',
      row: 1,
      second_column: 'b',
      second_row: 2,
    },
    { event: 'insert_hit', actor: 0, card: 3, place: 1, kind: 'safe', column: 'a', row: 1 },
    { event: 'nab_hit', actor: 0, target: 1, kind: 'sneaky', card: 3, place: 2, second: 1 },
    { event: 'leak', actor: 0, place: 1, kind: 'sneaky', card: 3 },
    { event: 'shuffle', where: 'all' },
    { event: 'shuffle_stacks', target: 1 },
    { event: 'peek_result', card: 3, column: 'a', row: 1 },
    { event: 'show', card: 3, column: 'a', row: 1 },
  ];
  const moves = events.map((event) => movements(event));
  expect(moves.flat().map((move) => ('art' in move ? move.art : ''))).toEqual(['back', 'back', 'back', 'back', 'back']);
  expect(moves.slice(4).flat()).toEqual([]);
});
