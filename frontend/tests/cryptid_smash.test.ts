import { expect, test } from 'vitest';
import { clauseOfCard, colourOf, notation } from '../src/games/cryptid_smash/faces';
import { nearest } from '../src/screens/house_rules';
import type { Lobby, Offer, View, Windows } from '../src/types';
import { Walk } from '../src/walk';
import { awaitsGoOn, isEarly, through } from '../src/windows';

test('a face is typed by its id, told by its colour, and explained by a clause', () => {
  expect([2, 15, 40, 44, 46, 63, 92, 175].map(notation)).toEqual([
    'aq.nyx',
    'te.dr4',
    't.turn',
    't.any',
    'l.dra6',
    'aq.lat.dr4',
    'te.lat.skp',
    'ae.oxy.skp',
  ]);
  expect([9, 10, 39, 43, 87, 88, 126, 151].map(colourOf)).toEqual([0, 1, 3, 4, 0, 1, 2, 3]);
  expect([2, 15, 27, 42, 70].map(clauseOfCard)).toEqual(['4.8', '5.3', '5.12', '6.7', '1.3']);
});

const windows: Windows = { questions: ['window'], length: 'call_window' };
const seen = (more: Partial<View>): View =>
  ({
    you: 0,
    turn: 0,
    seats: 3,
    offers: [{ word: 252 } as Offer],
    interjections: [],
    question: { number: 7, kind: 'window', asked: [0, 1, 2], waiting: [0, 1, 2] },
    ...more,
  }) as View;

test('in a call window nobody is shown as awaited, and the menu of entries is put away', () => {
  const sight = through(seen({ you: 1 }), windows);
  expect(sight.view.question).toMatchObject({ asked: [], waiting: [], number: 7 });
  expect(sight.view.offers).toEqual([]);
  expect(sight.window).toBe(7);
  expect(isEarly(sight)).toBe(false);
  expect(through(seen({ you: null }), windows).view.question?.waiting).toEqual([]);
});

test('the one whose turn comes sees the question ahead', () => {
  const offers = [{ word: 3 } as Offer];
  const ahead = { number: 8, kind: 'act', asked: [0], waiting: [0], own: {}, offers };
  const sight = through(seen({ ahead }), windows);
  expect(sight.view.question).toMatchObject({ number: 8, kind: 'act', waiting: [0] });
  expect(sight.view.offers).toBe(offers);
  expect(isEarly(sight)).toBe(true);
});

test('only a window without a clock waits for its leader to go on, where no move can be early', () => {
  const lobby = (length: string) => ({ options: { call_window: length } }) as unknown as Lobby;
  const sight = through(seen({}), windows);
  expect(awaitsGoOn(sight, lobby('wait'), windows)).toBe(true);
  expect(awaitsGoOn(sight, lobby('2'), windows)).toBe(false);
  expect(awaitsGoOn(through(seen({ you: 1 }), windows), lobby('wait'), windows)).toBe(false);
  expect(
    awaitsGoOn(
      through(seen({ ahead: { number: 8, kind: 'act', asked: [0], waiting: [0], own: {}, offers: [] } }), windows),
      lobby('wait'),
      windows,
    ),
  ).toBe(false);
});

test('a view without a call window stays as it is', () => {
  const view = seen({ question: { number: 9, kind: 'act', asked: [0], waiting: [0], own: {} } });
  expect(through(view, windows)).toEqual({ view, window: null });
  expect(through(seen({}), null)).toMatchObject({ view: { offers: [{ word: 252 }] }, window: null });
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

test('a word with a key of its own is not asked for; a card may stand for the word before it', () => {
  const sent: unknown[] = [];
  const walk = new Walk(
    { send: (at, move) => sent.push([at, move]), next: () => undefined },
    () => ['smash'],
    () => ['answer'],
  );
  const smash = [offer(200, { verb: 'smash', whole: true, text: 'with smash' })];
  const card = offer(15, {
    verb: 'answer_card',
    zone: 'hand',
    card: 15,
    whole: true,
    more: true,
    next: smash,
    text: 'answer te.dr4',
  });
  walk.offered(
    5,
    [offer(192, { verb: 'answer', more: true, next: [card] }), offer(190, { verb: 'accept', whole: true })],
    [],
  );
  expect(walk.shown('hand', 15)).toHaveLength(1);
  expect(walk.shown('hand', 16)).toHaveLength(0);
  walk.pick('hand', 15);
  expect(sent).toEqual([[5, 'answer te.dr4']]);
});

test('the nearest number that a house rule allows', () => {
  expect(nearest([1, 60], 45)).toBe(45);
  expect(nearest([1, 60], 99)).toBe(60);
  expect(nearest([500, 10000], 7)).toBe(500);
  expect(nearest([500, 10000], Number.NaN)).toBe(500);
  expect(nearest([1, 60], 2.4)).toBe(2);
});
