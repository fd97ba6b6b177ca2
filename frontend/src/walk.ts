/** Building a move word by word; the words on offer come from the server.
 *
 * Who sends: the player. A move leaves by an act alone: a word chosen, one of the ends taken, `finish`. An act goes on
 * through words that are no choice, also through those that the server is asked for because of it, and sends what is
 * whole then. It is over with the next choice, and with anything else that comes: a view, a refusal, a step back. What
 * comes by itself only prepares: words that are no choice are laid out, and wait for the player. Nothing is sent twice. */
import type { Offer } from './types';

export interface Asks {
  next(at: number | null, words: number[]): void;
  send(at: number | null, move: string): void;
}

const MOST_WAYS = 12; // so many ends of a move are laid out at once
const MOST_QUESTIONS = 14; // asked of the server to find them

export class Walk {
  at: number | null = null;
  path: Offer[] = [];
  root: Offer[] = [];
  late: Offer[] = []; // interjections: moves that answer no question
  waiting = false;
  picked: { zone: string; card: number } | null = null; // a card that may be played in several ways
  ways: Offer[][] | null = null; // all ends of this move, where they are few and lie on no card in sight
  private acting = false; // the player's act goes on: what is whole now is sent
  private gone = false; // the move has been sent, and nothing came since
  private budget = MOST_QUESTIONS;
  private readonly unasked = new Set<Offer>(); // words chosen for the reader, as there was no choice

  constructor(
    private readonly asks: Asks,
    private readonly keyed: () => readonly string[] = () => [], // verbs that have a key of their own: they are not asked for
    private readonly leads: () => readonly string[] = () => [], // verbs that a card in sight may stand for
    private readonly placed: () => readonly string[] = () => [], // verbs that are chosen on the table, after their card
    private readonly weighty: () => readonly string[] = () => [], // verbs that are never taken for the reader
    private readonly obvious: () => readonly string[] = () => [], // of those placed: taken for the reader where there is one
  ) {}

  /** The words that may come next. */
  get options(): Offer[] {
    const last = this.path.at(-1);
    return this.asked(last ? last.next : this.root);
  }

  /** The words that may come next, once the card in hand is known. */
  get choices(): Offer[] {
    const picked = this.picked;
    return picked
      ? this.options.filter((offer) => offer.zone === picked.zone && offer.card === picked.card)
      : this.options;
  }

  private asked(offers: Offer[] | undefined): Offer[] {
    return offers?.filter((offer) => !this.keyed().includes(offer.verb)) ?? [];
  }

  /** Is the move at its end with this word? */
  private ends(offer: Offer): boolean {
    return offer.whole && (!offer.more || (offer.next !== undefined && this.asked(offer.next).length === 0));
  }

  get begun(): boolean {
    return this.picked !== null || this.path.some((offer) => !this.unasked.has(offer));
  }

  /** A whole move that was laid out for the reader, who has chosen none of its words: it waits to be sent. */
  get prepared(): boolean {
    return this.whole && !this.begun && !this.waiting && this.options.length === 0;
  }

  /** A card is chosen, and its place on the table comes next. */
  get placing(): boolean {
    return (
      this.path.length > 0 &&
      this.options.length > 0 &&
      this.options.every((offer) => this.placed().includes(offer.verb))
    );
  }

  /** The words that a card in sight may say as an answer. */
  shown(zone: string, card: number): Offer[] {
    const said = (this.placing ? this.root : this.options).filter(
      (offer) => offer.zone === zone && offer.card === card,
    );
    return said.length || this.path.length
      ? said
      : (this.leading(zone, card)?.next ?? []).filter((offer) => offer.zone === zone && offer.card === card);
  }

  /** A word without a card that this card may follow, so that touching the card says both. */
  private leading(zone: string, card: number): Offer | undefined {
    return this.options.find(
      (lead) =>
        this.leads().includes(lead.verb) && lead.next?.some((offer) => offer.zone === zone && offer.card === card),
    );
  }

  /** All the words that a card may say. Moves that nobody asked for are taken, but never pointed out: no reminder. */
  on(zone: string, card: number): Offer[] {
    const asked = this.shown(zone, card);
    return asked.length || this.path.length
      ? asked
      : this.late.filter((offer) => offer.zone === zone && offer.card === card);
  }

  /** A card was touched: its only word is chosen, or its words are laid out. */
  pick(zone: string, card: number): void {
    const ways = this.on(zone, card);
    if (this.placing) this.path = []; // another card instead
    const lead = this.path.length || this.options.includes(ways[0] as Offer) ? undefined : this.leading(zone, card);
    if (lead) this.path.push(lead);
    if (ways.length === 1 && ways[0]) this.choose(ways[0]);
    else this.picked = ways.length ? { zone, card } : null;
  }

  /** The move so far may be sent as it stands. */
  get whole(): boolean {
    return this.path.at(-1)?.whole ?? false;
  }

  get text(): string {
    return this.path.at(-1)?.text ?? '';
  }

  /** A view came: keeps the words chosen so far as long as the same question still offers them. */
  offered(number: number | null, offers: Offer[], interjections: Offer[]): void {
    const kept = number === this.at ? this.retrace(offers) : [];
    this.at = number;
    this.root = offers;
    this.late = interjections;
    if (this.path.length !== kept.length) this.picked = null;
    this.path = kept;
    this.budget = MOST_QUESTIONS;
    this.prepare();
  }

  choose(offer: Offer): void {
    this.picked = null;
    this.path.push(offer);
    this.acting = true;
    this.goOn();
  }

  /** One of the ends laid out. */
  take(way: Offer[]): void {
    this.path.push(...way);
    this.finish();
  }

  back(): void {
    if (this.picked) this.picked = null;
    else {
      let last = this.path.pop();
      while (last && this.unasked.has(last)) last = this.path.pop();
    }
    this.prepare();
  }

  reset(): void {
    this.path = [];
    this.picked = null;
    this.prepare();
  }

  /** Only ever called for an act of the player's. */
  finish(): void {
    const first = this.path[0];
    this.acting = false;
    if (!first || !this.whole || this.gone) return;
    this.gone = this.waiting = true;
    this.asks.send(this.late.includes(first) ? null : this.at, this.text);
  }

  private prepare(): void {
    this.acting = this.gone = this.waiting = false;
    this.goOn();
  }

  /** The words that follow, asked of the server, have come. */
  heard(words: number[], offers: Offer[]): void {
    const asked = this.find(words);
    if (!asked || asked.next) return;
    (asked as Known).next = offers;
    this.waiting = false;
    this.goOn();
  }

  private goOn(): void {
    this.ways = null;
    const last = this.path.at(-1);
    if (last && this.ends(last)) return this.acting ? this.finish() : undefined;
    if (last?.more && !last.next) return this.askNext(this.path);
    const only = this.options.length === 1 ? this.options[0] : undefined;
    if (!only || this.asksStill(only) || last?.whole || (!last && (only.whole || typeof only.card === 'number')))
      return this.layOut();
    this.unasked.add(only); // one word is no choice
    this.path.push(only);
    this.goOn();
  }

  /** Must the reader choose this word, though there is no other? */
  private asksStill({ verb }: Offer): boolean {
    return this.weighty().includes(verb) || (this.placed().includes(verb) && !this.obvious().includes(verb));
  }

  private askNext(path: Offer[]): void {
    this.waiting = true;
    const first = path[0] as Offer;
    this.asks.next(
      this.late.includes(first) ? null : this.at,
      path.map((offer) => offer.word),
    );
  }

  /** How spare cards are split is many words but few ends: when all of them are known, they are offered at once. */
  private layOut(): void {
    this.acting = false;
    const last = this.path.at(-1);
    if (!last || last.whole || !this.options.every(aboutSeats) || this.options.every((offer) => offer.whole)) return;
    const ends: Offer[][] = [];
    const open: Offer[][] = [];
    const survey = (options: Offer[], way: Offer[]): void => {
      for (const offer of options) {
        const longer = [...way, offer];
        if (this.ends(offer) || (offer.whole && this.weighty().includes(offer.verb))) ends.push(longer);
        if (this.ends(offer)) continue;
        if (offer.next) survey(offer.next, longer);
        else open.push(longer);
      }
    };
    survey(this.options, []);
    if (ends.length > MOST_WAYS || open.length > this.budget) return;
    this.budget -= open.length;
    if (open.length === 0) this.ways = ends;
    for (const way of open) this.askNext([...this.path, ...way]);
  }

  private find(words: number[]): Offer | undefined {
    let level: Offer[] | undefined = [...this.root, ...this.late];
    let found: Offer | undefined;
    for (const word of words) {
      found = level?.find((offer) => offer.word === word);
      level = found?.next;
    }
    return found;
  }

  private retrace(offers: Offer[]): Offer[] {
    const path: Offer[] = [];
    let level: Offer[] | undefined = offers;
    for (const step of this.path) {
      const same: Offer | undefined = level?.find((offer) => offer.word === step.word);
      if (!same) return [];
      (same as Known).next ??= step.next;
      if (this.unasked.has(step)) this.unasked.add(same);
      path.push(same);
      level = same.next;
    }
    return path;
  }
}

/** An offer whose next words are put in as they come. */
type Known = { next?: Offer[] };

const aboutSeats = (offer: Offer): boolean => typeof offer.seat === 'number' || offer.verb === 'skip';
