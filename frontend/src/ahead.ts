/** What this seat has said ahead of a call window's closing: calls, an early move, a hold. Nobody else is told. */
import type { Held, Outgoing } from './types';

const NOTHING: Held = { calls: [], early: null, hold: false, go_on: false };

export class Ahead {
  held: Held = NOTHING;
  private takingBack = false;

  constructor(
    private readonly send: (message: Outgoing) => boolean,
    private readonly changed: () => void,
    private readonly unsent: () => void,
  ) {}

  /** The server's word, and what it says of the early move: noted, taken back as wished, or being played now. */
  told(held: Held): 'same' | 'noted' | 'back' | 'played' {
    const before = this.held.early;
    this.held = held;
    if (held.early === before) return 'same';
    if (held.early !== null) return 'noted';
    const wished = this.takingBack;
    this.takingBack = false;
    return wished ? 'back' : 'played';
  }

  /** Says one's own word or calls another seat out, or takes it back. True: it stands now. */
  call(seat: number): boolean {
    const on = !this.held.calls.includes(seat);
    const calls = on ? [...this.held.calls, seat] : this.held.calls.filter((each) => each !== seat);
    this.say({ t: 'call', seat, on }, { calls });
    return on;
  }

  /** Holds the window open, or lets go. True: it is held now. */
  hold(): boolean {
    const on = !this.held.hold;
    this.say({ t: 'hold', on }, { hold: on });
    return on;
  }

  goOn(): void {
    this.say({ t: 'go_on' }, { go_on: true });
  }

  takeBack(at: number): void {
    if (this.held.early === null) return;
    this.takingBack = this.send({ t: 'early', at, move: null });
    if (!this.takingBack) this.unsent();
  }

  /** Shown at once; the server's own word follows. */
  private say(message: Outgoing, change: Partial<Held>): void {
    if (!this.send(message)) return this.unsent();
    this.held = { ...this.held, ...change };
    this.changed();
  }
}
