/** Calls: one's own word, calling others out, holding a window and letting it go on. The keys answer at every moment of a
 * game in the same words, also when they will do nothing. */
import { answer } from '../announce';
import { bare } from '../commands';
import { roomOf } from '../games/catalogue';
import { spoken, t } from '../language';
import { clockwise } from '../look';
import type { TableStore } from '../store';
import type { GameInfo, Lobby } from '../types';
import type { CallKeys } from '../zones/stage';
import { awaitsGoOn, isUnhurried } from '../windows';
import type { TableScreen } from './table';

const STAYS = 4000; // ms that an answer is shown

export class Caller {
  private noted = '';
  private fading = 0;
  private choosing = false; // a key was pressed to call somebody out: a digit says whom

  constructor(private readonly screen: TableScreen) {}

  /** A key or a typed word. */
  act(act: 'call' | 'out' | 'hold' | 'goOn', whom = ''): void {
    const { view } = this.screen.stage();
    if (!roomOf(view.game).calls?.(view)) return this.screen.answer(t('nothing-to-call'));
    if (view.you === null) return this.screen.answer(t('ask-spectator'));
    if (view.over) return this.screen.answer(t('call-not-now'));
    if (act === 'call') this.say(view.you);
    else if (act === 'hold') this.hold();
    else if (act === 'goOn') this.goOn();
    else if (whom) this.named(whom);
    else this.askWhom();
  }

  /** After the key for calling out, a digit is a seat. True: the key was meant for this. */
  pressed(key: string): boolean {
    if (!this.choosing) return false;
    this.choosing = false;
    if (!/^\d$/.test(key)) return key === 'Escape';
    this.out(Number(key) - 1);
    return true;
  }

  /** The keys as buttons. */
  keys(store: TableStore, lobby: Lobby, info: GameInfo): CallKeys {
    const unhurried = isUnhurried(lobby, info.windows);
    return {
      say: (seat) => this.say(seat),
      hold: () => this.hold(),
      goOn: () => this.goOn(),
      unhurried,
      awaited: store.sight !== null && awaitsGoOn(store.sight, lobby, info.windows) && !store.ahead.held.go_on,
      until: !unhurried && store.pace && store.pace.for.length === 0 ? store.pace : null,
      noted: this.noted,
    };
  }

  private say(seat: number): void {
    const { store, view, words, names } = this.screen.asked();
    const on = store.ahead.call(seat);
    const own = seat === view.you;
    this.note(words.say(`call-${own ? 'own' : 'other'}-${on ? 'noted' : 'back'}`, { name: names[seat] ?? '' }));
  }

  private hold(): void {
    const { store, lobby, words } = this.screen.asked();
    if (!isUnhurried(lobby, words.info.windows)) return this.screen.answer(t('not-in-game'));
    this.note(words.say(store.ahead.hold() ? 'hold-noted' : 'release-noted'));
  }

  private goOn(): void {
    const { store, lobby, words } = this.screen.asked();
    if (!isUnhurried(lobby, words.info.windows)) return this.screen.answer(t('not-in-game'));
    store.ahead.goOn();
    this.note(words.say('go-on-noted'));
  }

  private askWhom(): void {
    const { view, words, names } = this.screen.asked();
    this.choosing = true;
    const others = clockwise(view).filter((seat) => seat !== view.you);
    this.screen.answer(
      t('call-whom', { seats: words.series(others.map((seat) => `${seat + 1} ${names[seat] ?? ''}`)) }),
    );
  }

  /** A seat by its sign, its number or its name. */
  private named(whom: string): void {
    const { view, lobby, names } = this.screen.asked();
    const wanted = bare(whom);
    const signs = (seat: number) => [
      roomOf(view.game).seatSign?.(seat) ?? '',
      `p${seat + 1}`,
      String(seat + 1),
      lobby.seats[seat]?.letter ?? '',
      names[seat] ?? '',
    ];
    this.out(names.findIndex((_, seat) => signs(seat).some((sign) => bare(sign) === wanted)));
  }

  private out(seat: number): void {
    const { view } = this.screen.asked();
    if (seat >= 0 && seat < view.seats && seat !== view.you) this.say(seat);
    else this.screen.answer(t('call-nobody'));
  }

  private note(text: string): void {
    this.noted = text;
    clearTimeout(this.fading);
    this.fading = window.setTimeout(() => this.fade(), STAYS);
    answer(spoken(text));
    this.screen.requestUpdate();
  }

  private fade(): void {
    this.noted = '';
    this.screen.requestUpdate();
  }
}
