import { beforeEach, expect, test } from 'vitest';
import type { Offer } from '../src/types';
import { Walk } from '../src/walk';

const offer = (word: number, text: string, more: Partial<Offer> = {}): Offer => ({
  word,
  verb: text.split(' ').at(-1) ?? '',
  card: null,
  number: null,
  seat: null,
  zone: null,
  text,
  whole: false,
  more: true,
  ...more,
});
const end = (word: number, text: string): Offer => offer(word, text, { whole: true, more: false });
const accept = (next?: Offer[]): Offer => offer(1, 'accept', next ? { next } : {});
const skip = end(2, 'accept te.skp');
const nyx = end(3, 'accept aq.nyx');

let sent: [number | null, string][];
let asked: number[][];
let walk: Walk;

beforeEach(() => {
  [sent, asked] = [[], []];
  walk = new Walk({ next: (_, words) => asked.push(words), send: (at, move) => sent.push([at, move]) });
});

test('a chain of words without a choice is prepared by a view, and sent by the player alone', () => {
  walk.offered(7, [accept()], []);
  expect(asked).toEqual([[1]]);
  expect(walk.prepared).toBe(false); // what follows is not known yet
  walk.heard([1], [skip]);
  expect(walk.text).toBe('accept te.skp');
  expect(walk.prepared).toBe(true);
  for (let view = 0; view < 3; view += 1) walk.offered(7, [accept([skip])], []);
  expect(sent).toEqual([]);
  walk.finish();
  walk.finish();
  expect(sent).toEqual([[7, 'accept te.skp']]);
});

test('an act goes on through words that are no choice, also those that had to be asked for', () => {
  walk.offered(7, [accept(), end(9, 'pass')], []);
  walk.choose(walk.root[0] as Offer);
  expect(sent).toEqual([]);
  walk.heard([1], [skip]);
  expect(sent).toEqual([[7, 'accept te.skp']]);
});

test.each([
  ['a view', (): void => walk.offered(7, [accept(), end(9, 'pass')], [])],
  ['a refusal', (): void => walk.reset()],
  ['a step back', (): void => walk.back()],
])('after %s an act is over: what comes later is only prepared', (_, comes) => {
  walk.offered(7, [accept(), end(9, 'pass')], []);
  walk.choose(walk.root[0] as Offer);
  comes();
  walk.heard([1], [skip]);
  expect(sent).toEqual([]);
});

test('an act is over with the next choice: no late answer goes on with it', () => {
  walk.offered(7, [accept([skip, nyx]), end(9, 'pass')], []);
  walk.choose(walk.root[0] as Offer);
  expect(walk.options).toEqual([skip, nyx]);
  walk.offered(7, [accept([skip]), end(9, 'pass')], []); // by now there is one
  expect(walk.text).toBe('accept te.skp');
  expect(sent).toEqual([]);
});

test('a move that was refused or taken is never sent again by itself', () => {
  walk.offered(7, [accept([skip])], []);
  walk.finish();
  walk.reset(); // refused, taken, stale or unsent
  expect(walk.text).toBe('accept te.skp'); // prepared anew
  walk.offered(7, [accept([skip])], []);
  walk.offered(8, [accept([skip])], []);
  expect(sent).toEqual([[7, 'accept te.skp']]);
});

test('an end that was laid out is sent by taking it', () => {
  walk.offered(7, [accept([skip, nyx]), end(9, 'pass')], []);
  walk.choose(walk.root[0] as Offer);
  walk.take([nyx]);
  expect(sent).toEqual([[7, 'accept aq.nyx']]);
});
