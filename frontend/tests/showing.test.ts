import { beforeEach, expect, test, vi } from 'vitest';
import { announce, silence } from '../src/announce';
import { Director } from '../src/director';
import { inCell, inPlace, opened } from '../src/showing';
import { keepTicket, ticketFor } from '../src/tickets';
import { WIRE } from '../src/view.gen';
import { SILENT, TableStore, type Note, type Step } from '../src/store';
import type { GameInfo, Opening, Spoken, View, Zone } from '../src/types';
import { Line } from './line';

const FACE: Opening = { cell: 'c4', cards: [7], peek: false };
const OWN: Opening = { seat: 1, place: 2, kind: 'stacked', cards: [3], peek: true };

const view = (number: number | null, summary = ''): { t: 'view'; view: View; spoken: Spoken } => ({
  t: 'view',
  spoken: { ...SILENT, summary },
  view: {
    game: 'dementalism',
    seats: 2,
    you: 0,
    over: false,
    turn: 0,
    zones: {},
    counters: {},
    ahead: null,
    own: {},
    offers: [],
    interjections: [],
    result: null,
    question: number === null ? null : { number, kind: 'window0', asked: [0], waiting: [0], own: {} },
  },
});
const line = (event: string, more = {}) => ({ event, ...more });

let steps: Step[];
let notes: Note[];
let hidden: number;
let answers: string[];
let dropped: number;
let store: TableStore;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no questions here')));
  document.body.innerHTML = '<p id="status"></p><p id="alert"></p>';
  [steps, notes, hidden, answers, dropped] = [[], [], 0, [], 0];
  store = new TableStore('abc', {
    changed: () => undefined,
    joined: () => undefined,
    chatted: () => undefined,
    step: (step) => steps.push(step),
    noted: (note) => notes.push(note),
    hidden: () => (hidden += 1),
    answered: (_, text) => answers.push(text),
    dropped: () => (dropped += 1),
  });
  await store.enter();
  Line.last.onopen();
  Line.last.tell({ t: 'log', after: 0, events: [line('turn_start')] }, view(1));
});

const step = (): Step => steps.at(-1)!;

test('faces come with a step, and are found by their place', () => {
  Line.last.tell(
    { t: 'events', n: 4, events: [line('show', { card: 7 })] },
    { t: 'showing', places: [FACE, OWN], seconds: 4 },
    view(null),
  );
  expect(step().showing?.places).toEqual([FACE, OWN]);
  expect(step().written).toBe(false);
  expect(inCell(step().showing, 'c4')).toEqual(FACE);
  expect(inCell(step().showing, 'c5')).toBeUndefined();
  expect(inPlace(step().showing, 1, 2)).toEqual(OWN);
  expect(inPlace(null, 1, 2)).toBeUndefined();
  expect(opened([], 4, 1000)).toEqual({ places: [], since: 1000, until: 5000, confirmed: false });
  Line.last.tell({ t: 'events', n: 5, events: [] }, view(2));
  expect(step().showing).toBeNull(); // a view without any has none
});

test('what is hidden is gone: faces, lines, answers; the log is what it is told to be', () => {
  Line.last.tell(
    { t: 'events', n: 4, events: [line('show', { card: 7 })] },
    { t: 'showing', places: [FACE], seconds: 4 },
    view(null),
  );
  store.showing = step().showing;
  store.log.push(...step().events);
  store.note = { kind: 'answer', text: 'c four, Nana' };
  Line.last.tell({ t: 'hide' });
  expect([hidden, store.showing, store.log, store.note]).toEqual([1, null, [], null]);
  Line.last.tell({ t: 'log', after: 1, events: [line('show')] }, view(2));
  expect(store.log).toEqual([line('turn_start'), line('show')]);
  expect(step()).toMatchObject({ events: [], showing: null });
  expect(JSON.stringify([store.log, store.view, step(), store.note])).not.toContain('7');
});

test('an answer is handed on; what is spoken goes with its view, and with a line that drops what may name a face', () => {
  Line.last.tell({ t: 'answer', id: 1, text: 'c four, Nana' });
  expect(answers).toEqual(['c four, Nana']);
  store.learned({ shows: true, windows: null } as unknown as GameInfo);
  store.commit({ view: view(2).view, window: null }, view(2, 'Row 1: a, Nana').spoken);
  expect(store.spoken.summary).toBe('Row 1: a, Nana');
  expect(store.askTable(3, 'spread', 'd3', true)).toBe(true);
  expect(Line.last.sent.at(-1)).toEqual({ t: 'ask', id: 3, query: 'spread', rest: 'd3', brief: false, again: true });
  store.speak();
  expect(Line.last.sent.at(-1)).toEqual({ t: 'speech', brief: false, always: [] });
  Line.last.onclose();
  expect([dropped, store.spoken.summary]).toEqual([1, '']);
});

test('what happens as something is hidden is told, and stands in the new log already', () => {
  Line.last.tell(
    { t: 'hide' },
    { t: 'events', n: 9, events: [line('cleanup')] },
    { t: 'log', after: 0, events: [line('past_flip'), line('cleanup')] },
    view(2),
  );
  expect(store.log).toEqual([line('past_flip'), line('cleanup')]);
  expect(step()).toMatchObject({ events: [line('cleanup')], written: true });
  Line.last.tell({ t: 'events', n: 10, events: [line('flip')] }, view(3));
  expect(step()).toMatchObject({ events: [line('flip')], written: false });
});

test('seen says of how much, where that is known', () => {
  store.seen();
  expect(Line.last.sent.at(-1)).toEqual({ t: 'seen', n: null });
  Line.last.tell({ t: 'events', n: 12, events: [] }, { t: 'showing', places: [FACE], seconds: 4 }, view(null));
  store.showing = step().showing;
  store.seen();
  expect(Line.last.sent.at(-1)).toEqual({ t: 'seen', n: 12 });
  expect(store.showing?.confirmed).toBe(true);
  Line.last.tell({ t: 'busy', at: 3 });
  expect(notes).toEqual([{ kind: 'busy' }]);
});

test('when the line drops nothing stays open', () => {
  Line.last.tell({ t: 'events', n: 4, events: [] }, { t: 'showing', places: [FACE], seconds: 4 }, view(null));
  store.showing = step().showing;
  Line.last.close();
  expect([hidden, store.showing, store.log]).toEqual([1, null, []]);
  store.retryNow();
  Line.last.onopen();
  Line.last.tell(
    { t: 'log', after: 0, events: [line('show')] },
    { t: 'showing', places: [FACE], seconds: 2 },
    view(null),
  );
  expect(store.showing).toMatchObject({ places: [FACE], confirmed: false });
  expect(store.log).toEqual([line('show')]);
});

test('a page of another version is told so, stops asking, and keeps its ticket', () => {
  keepTicket('abc', { seat: 0, token: 'mine' });
  Line.last.tell({ t: 'error', code: 'reload', message: 'Reload.' });
  expect([store.gone, store.closing, store.line]).toEqual(['reload', 'Reload.', 'closed']);
  expect(ticketFor('abc')?.token).toBe('mine');
  expect(Line.last.sent[0]).toMatchObject({ t: 'hello', wire: WIRE });
});

test('without a line no face is left that may be hidden meanwhile', () => {
  const told = view(2);
  const cells = [
    { column: 'a', row: 1, state: 'open', card: 77 },
    { column: 'b', row: 1, state: 'hidden', sat: 1 },
  ];
  const stacks = [
    { place: 1, state: 'open', card: 77, kind: 'stacked' },
    { place: 2, state: 'safe', card: 5, marker: 'ready' },
  ];
  const zones: Record<string, Zone & { own: object }> = {
    spread: { kind: 'grid', count: 2, own: { cells } },
    'store:0': { kind: 'store', count: 2, own: { stacks } },
  };
  const question = { ...told.view.question!, own: { trigger: { what: 'flip', card: 77 } } };
  store.learned({ shows: true } as GameInfo);
  store.commit({ view: { ...told.view, zones, question }, window: null });
  store.log.push(line('flip', { card: 77 }));
  store.note = { kind: 'answer', text: 'a one, 77' };
  Line.last.close();
  expect(hidden).toBe(1);
  expect(JSON.stringify([store.view, store.log, store.note])).not.toContain('77');
  expect(store.view?.zones).toMatchObject({
    spread: { own: { cells: [{ state: 'hidden' }, { state: 'hidden', sat: 1 }] } },
    'store:0': { own: { stacks: [{ state: 'hidden' }, { state: 'safe', card: 5 }] } },
  });
});

test('speech stops, and what waited is not said', () => {
  const heard = () => document.getElementById('status')?.textContent;
  announce('Ana flips c4: Nana.');
  announce('Ana flips c5: Mumsy.');
  expect(heard()).toContain('Nana');
  silence();
  expect(heard()).toBe('');
  vi.advanceTimersByTime(10_000);
  expect(heard()).toBe('');
  announce('Your turn.');
  expect(heard()).toBe('Your turn.');
});

test('what was still to be played is not played', async () => {
  const written: string[] = [];
  let over: () => void = () => undefined;
  const director = new Director({
    wording: () => '',
    movements: () => [],
    write: (event) => written.push(event.event),
    commit: () => new Promise((resolve) => (over = resolve)),
  });
  const played = (event: string): Step => ({
    events: [line(event)],
    view: view(1).view,
    window: null,
    spoken: SILENT,
    showing: null,
    written: false,
  });
  director.play(played('flip'));
  director.play(played('show'));
  await vi.advanceTimersByTimeAsync(1);
  director.hide();
  over();
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual(['flip']);
  director.play({ ...played('cleanup'), written: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual(['flip']); // it stands in the log already
});
