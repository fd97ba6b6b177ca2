import { beforeEach, expect, test, vi } from 'vitest';
import { TableStore } from '../src/store';
import type { GameInfo } from '../src/types';
import { isEarly } from '../src/windows';
import { Line } from './line';

const FORCED = [{ word: 1, verb: 'accept', text: 'accept', whole: true, more: false }];
// what a game may call its own facts: every name that the client has for its own state
const OWN = { window: 'W0', sight: 1, walk: 1, sent: true, early: 'x', held: 1, asked: false, showing: 1, picked: 1 };
const view = (number: number, more = {}) => ({
  t: 'view',
  view: {
    ...{ game: 'dementalism', seats: 2, you: 0, over: false, turn: 0, zones: [], counters: [], offers: [] },
    ...{ interjections: [], result: null, question: { number, kind: 'window0', asked: [0], waiting: [0] } },
    ...more,
  },
});

let store: TableStore;
const moves = () => Line.last.sent.filter(({ t }) => t === 'move' || t === 'early');

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no questions here')));
  store = new TableStore('abc', {
    changed: () => undefined,
    joined: () => undefined,
    chatted: () => undefined,
    step: (step) => store.commit(step),
    noted: () => undefined,
    hidden: () => undefined,
    answered: () => undefined,
    dropped: () => undefined,
  });
  await store.enter();
  Line.last.onopen();
});

test('no name that a game gives its own facts overwrites what the client knows by itself', () => {
  Line.last.tell({ t: 'log', after: 0, events: [] }, view(1, OWN), view(2, OWN));
  expect(store.window).toBeNull();
  expect(store.sent).toBe(false);
  expect(store.sight && isEarly(store.sight)).toBe(false);
  store.play(2, 'flip c4');
  store.type('flip d4');
  expect(moves()).toEqual([
    { t: 'move', at: 2, move: 'flip c4' },
    { t: 'move', at: 2, move: 'flip d4' },
  ]);
});

test('a call window is known beside the view, once the game is', () => {
  const ahead = { number: 6, kind: 'act', offers: [] };
  Line.last.tell({ t: 'log', after: 0, events: [] }, view(5, { ahead, window: 'W0' }));
  const info = { windows: { questions: ['window0'], length: 'call_window' } } as GameInfo;
  store.learned(info);
  store.learned(info); // in another language
  expect([store.window, store.view?.question?.number]).toEqual([5, 6]);
  store.play(6, 'draw');
  expect(moves()).toEqual([{ t: 'early', at: 6, move: 'draw' }]);
});

test('nothing is sent by what comes: a view, a refusal, a move taken already, a line that is back', () => {
  const offered = { offers: [{ ...FORCED[0], whole: false, more: true, next: FORCED }] };
  Line.last.tell({ t: 'log', after: 0, events: [] }, view(3, offered), view(3, offered));
  expect(store.walk.prepared).toBe(true);
  expect(moves()).toEqual([]);
  store.walk.finish();
  expect(moves()).toEqual([{ t: 'move', at: 3, move: 'accept' }]);
  for (const t of ['refused', 'taken', 'stale', 'busy'])
    Line.last.tell({ t, at: 3, move: 'accept', clause: '8.15', args: {} }, view(3, offered));
  expect(moves()).toHaveLength(1);
  expect(store.walk.prepared).toBe(true);
  const before = Line.last;
  before.close();
  store.retryNow();
  Line.last.onopen();
  Line.last.tell({ t: 'log', after: 0, events: [] }, view(3, offered));
  expect(Line.last).not.toBe(before);
  expect(moves()).toEqual([]);
});
