/** One table as this reader knows it: what the server said, in order, and what the reader is about to say. */
import { lobbyOf, takeSeat, Trouble } from './api';
import { hasRoom, roomOf } from './games/catalogue';
import type { Room } from './games/room';
import { asksMe } from './look';
import { go } from './router';
import { settings } from './settings';
import { dropTicket, keepTicket, ticketFor } from './tickets';
import type { ChatLine, Listener, Note } from './news';
import type {
  GameEvent,
  GameInfo,
  Greeting,
  Held,
  Incoming,
  Lobby,
  Manner,
  Offer,
  Spoken,
  View,
  Windows,
} from './types';
import { opened, unattended, type Showing } from './showing';
import { Walk } from './walk';
import { Ahead } from './ahead';
import { isEarly, through, type Sight } from './windows';
import { Wire, type Line } from './wire';
import { WIRE } from './view.gen';

export type { ChatLine, Note, Step } from './news';

/** Nothing is said. */
export const SILENT: Spoken = {
  before: '',
  told_by: null,
  question: '',
  asked_by: null,
  always: [],
  summary: '',
};

export class TableStore {
  line: Line = 'connecting';
  lobby: Lobby | null = null;
  view: View | null = null;
  window: number | null = null; // the number of the call window that is open
  spoken: Spoken = SILENT; // of the view
  log: GameEvent[] = [];
  chat: ChatLine[] = [];
  note: Note | null = null;
  refusal: Note | null = null; // the last one, for "why?"
  pace: { until: number; for: number[]; since: number } | null = null;
  readonly ahead: Ahead;
  showing: Showing | null = null; // with the view
  said: Offer[] = []; // the words of the last move, where it was not typed
  gone: 'unknown' | 'closed' | 'reload' | null = null;
  closing = '';
  sent = false;
  eager = false; // this reader asked for the next table, and goes there as soon as it is laid
  readonly walk: Walk;
  private readonly wire: Wire;
  private answering: number | null = null; // the question that the move on its way answers
  private windows: Windows | null = null;
  private shows = false; // faces are open for a while in this game
  private pending: GameEvent[] = [];
  private opening: Showing | null = null; // what the next view comes with
  private told: number | null = null; // how many events this table has told, where that is known
  private lines: GameEvent[] = []; // of the log that is about to be told anew
  private hiding: 'log' | 'view' | null = null; // what comes next, after faces were hidden
  private readonly nonce = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  private fresh = true; // the next view is the first since hello

  constructor(
    readonly table: string,
    private readonly listener: Listener,
  ) {
    this.walk = new Walk(
      {
        next: (at, words) => this.wire.send({ t: 'next', at, words }),
        send: (at, move) => {
          this.said = [...this.walk.path];
          this.play(at, move);
        },
      },
      () => this.room?.keyed ?? [],
      () => this.room?.leads ?? [],
      () => this.room?.placed ?? [],
      () => this.room?.weighty ?? [],
      () => this.room?.obvious ?? [],
    );
    this.ahead = new Ahead(
      (message) => this.wire.send(message),
      () => this.listener.changed(),
      () => this.noted({ kind: 'unsent' }),
    );
    this.wire = new Wire(
      table,
      () => this.greeting(),
      (message) => this.hear(message),
      (line) => this.lineIs(line),
    );
  }

  async enter(): Promise<void> {
    try {
      this.lobby = await lobbyOf(this.table);
    } catch (trouble) {
      if (trouble instanceof Trouble && trouble.status === 404) {
        this.gone = 'unknown';
        this.listener.changed();
        return;
      }
    }
    this.listener.changed();
    this.wire.open();
  }

  leavePage(): void {
    this.wire.close();
  }

  /** Takes a free seat by name, then says hello again as its owner. */
  async sit(name: string): Promise<void> {
    const ticket = await takeSeat(this.table, name, settings.lang);
    keepTicket(this.table, ticket);
    this.greetAgain();
  }

  greetAgain(): void {
    this.fresh = true;
    this.wire.send({ t: 'hello', ...this.greeting() });
  }

  retryNow(): void {
    this.wire.comeBackNow();
  }

  play(at: number | null, move: string): void {
    this.note = null;
    this.answering = at;
    const early = at !== null && this.sight !== null && isEarly(this.sight) && at === this.view?.question?.number;
    this.sent = this.wire.send(early ? { t: 'early', at, move } : { t: 'move', at, move });
    if (!this.sent) return this.noted({ kind: 'unsent' });
    this.listener.changed();
  }

  /** The game is known now, and with it which of its questions are call windows, and whether faces are to be forgotten. */
  learned(info: GameInfo): void {
    const before = this.windows;
    [this.windows, this.shows] = [info.windows ?? null, info.shows ?? false];
    if (this.view && !before) this.commit(through(this.view, this.windows));
  }

  /** A move as typed. It answers the question asked of me; else it is tried as an interjection. An entry goes to the window. */
  type(move: string, entry = false): void {
    this.said = [];
    const view = this.view;
    if (entry && this.window !== null) return this.play(this.window, move);
    const number = view?.question?.number ?? null;
    const mine = view !== null && view.you !== null && (view.question?.waiting.includes(view.you) ?? false);
    this.play(!mine && view?.interjections.length ? null : number, move);
  }

  /** Asks the table something; false: the line is down. */
  askTable(id: number, query: string, rest: string, again: boolean): boolean {
    return this.wire.send({ t: 'ask', id, query, rest, brief: manner().brief, again });
  }

  /** The reader's settings have changed: what is spoken of the table follows. */
  speak(): void {
    this.wire.send({ t: 'speech', ...manner() });
  }

  ask(what: string, fields: Record<string, unknown> = {}): void {
    this.wire.send({ t: 'lobby', do: what, ...fields });
  }

  say(text: string): void {
    this.wire.send({ t: 'chat', text });
  }

  /** What lies open has been seen. It is told to nobody, and answered by nothing. */
  seen(): void {
    this.wire.send({ t: 'seen', n: this.told });
    if (this.showing) this.showing.confirmed = true;
  }

  moreTime(): void {
    this.wire.send({ t: 'more_time' });
  }

  private get room(): Room | undefined {
    return this.lobby && hasRoom(this.lobby.game) ? roomOf(this.lobby.game) : undefined;
  }

  get sight(): Sight | null {
    return this.view && { view: this.view, window: this.window };
  }

  get me(): number | null {
    return this.view?.you ?? this.lobby?.you ?? null;
  }

  get names(): string[] {
    return this.lobby?.seats.map((seat) => seat.name || seat.letter) ?? [];
  }

  /** The view of a finished step takes the place of the old one. */
  commit({ view, window }: Sight, spoken = this.spoken): void {
    this.spoken = spoken;
    const onItsWay = this.sent && this.answering !== null && this.answering === view.question?.number && asksMe(view);
    this.view = view;
    this.window = window;
    if (onItsWay) return; // the choice of another seat came in first
    this.sent = false;
    this.walk.offered(view.question?.number ?? null, view.offers, view.interjections);
  }

  /** The nonce is this reader's own share of the shuffle, so that no one alone can choose the cards. */
  private greeting(): Greeting {
    return {
      wire: WIRE,
      token: ticketFor(this.table)?.token ?? null,
      lang: settings.lang,
      nonce: this.nonce,
      ...manner(),
    };
  }

  private lineIs(line: Line): void {
    this.line = line;
    if (line === 'reconnecting') {
      this.fresh = true;
      if (this.shows || this.showing) this.hide(); // when faces are hidden there, nobody will tell
      if (this.shows && this.view) {
        this.view = unattended(this.view);
        this.spoken = { ...this.spoken, before: '', always: [], summary: '' }; // they may name what lies open
      }
      this.listener.dropped();
    }
    this.listener.changed();
  }

  private hear(message: Incoming): void {
    switch (message.t) {
      case 'lobby':
        this.lobby = message;
        this.carrySeat(message);
        return this.listener.changed();
      case 'log':
        return this.fresh || this.hiding === null
          ? this.joined(message.events)
          : this.rewritten(message.after, message.events);
      case 'events':
        this.pending.push(...message.events);
        this.told = message.n;
        return;
      case 'showing':
        this.opening = opened(message.places, message.seconds);
        return;
      case 'hide':
        return this.hide();
      case 'view':
        return this.viewed(message.view, message.spoken);
      case 'spoken':
        this.spoken = message;
        return this.listener.changed();
      case 'answer':
        return this.listener.answered(message.id, message.text);
      case 'offers':
        this.walk.heard(message.words, message.offers as Offer[]);
        return this.listener.changed();
      case 'refused':
        return this.noted({ kind: 'refused', clause: message.clause, args: message.args, move: message.move });
      case 'stale':
      case 'taken':
      case 'busy':
        return this.noted({ kind: message.t });
      case 'error':
        if (message.code === 'unknown_table') {
          this.gone = 'unknown';
          this.wire.close();
        }
        if (message.code === 'bad_token') this.forget();
        if (message.code === 'reload') {
          this.gone = 'reload'; // the seat waits for its ticket
          this.closing = message.message;
          this.wire.close();
        }
        return this.noted({ kind: 'error', text: message.message });
      case 'pace':
        this.pace =
          message.deadline === null
            ? null
            : { until: Date.now() + message.deadline * 1000, for: message.for, since: Date.now() };
        return this.listener.changed();
      case 'held':
        return this.heldIs({ calls: message.calls, early: message.early, hold: message.hold, go_on: message.go_on });
      case 'chat':
        this.chat.push(message);
        return this.listener.chatted(message);
      case 'closed':
        this.gone = 'closed';
        this.closing = message.reason;
        this.wire.close();
        return this.listener.changed();
      case 'pong':
    }
  }

  private joined(events: GameEvent[]): void {
    const missed = this.view && events.length > this.log.length ? events.slice(this.log.length) : [];
    this.log = [...events];
    this.pending = [];
    this.lines = [];
    this.told = this.hiding = null;
    this.listener.joined(missed);
  }

  /** What lay open is gone, and so is every line that named it. */
  private hide(): void {
    this.showing = this.opening = null;
    this.pending = [];
    this.hiding = 'log';
    [this.lines, this.log] = [this.fresh ? [] : this.log, []];
    this.note = this.refusal = null; // they may name what lay open
    this.listener.hidden();
  }

  private rewritten(after: number, events: GameEvent[]): void {
    this.log = [...this.lines.slice(0, after), ...events];
    this.lines = [];
    this.hiding = 'view';
  }

  private heldIs(held: Held): void {
    const early = this.ahead.told(held);
    if (early !== 'same') {
      this.sent = early === 'played'; // until it has been judged
      this.answering = this.walk.at;
      this.walk.reset();
    }
    this.listener.changed();
  }

  private viewed(told: View, spoken: Spoken): void {
    const sight = through(told, this.windows);
    const [events, showing, written] = [this.pending, this.opening, this.hiding === 'view'];
    this.pending = [];
    this.opening = this.hiding = null;
    if (this.fresh) {
      this.fresh = false;
      this.sent = false;
      this.showing = showing;
      this.log.push(...events);
      this.commit(sight, spoken);
      return this.listener.changed();
    }
    this.listener.step({ ...sight, spoken, events, showing, written });
  }

  private noted(note: Note): void {
    this.note = note;
    this.sent = false;
    this.walk.reset();
    if (note.kind === 'refused') this.refusal = note;
    this.listener.noted(note);
  }

  /** At a rematch the same token opens the same seat at the next table. */
  private carrySeat(lobby: Lobby): void {
    const ticket = ticketFor(this.table);
    if (!lobby.next_table || !ticket) return;
    keepTicket(lobby.next_table, ticket);
    if (this.eager) go(`/t/${lobby.next_table}`);
    this.eager = false;
  }

  private forget(): void {
    dropTicket(this.table);
    this.greetAgain();
  }
}

/** How this reader wants to be spoken to. */
const manner = (): Manner => ({ brief: settings.speech === 'brief', always: settings.handAtTurn ? ['hand'] : [] });
