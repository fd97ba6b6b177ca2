/** Before the game: who sits where, which house rules hold, and how friends come in. */
import { html, nothing, type TemplateResult } from 'lit';
import { qrPath, wordsOfTrouble } from '../api';
import { announce, alertNow } from '../announce';
import { roomOf } from '../games/catalogue';
import { copyIcon, mark } from '../icons';
import { t } from '../language';
import { prefer, settings } from '../settings';
import type { TableStore } from '../store';
import type { LobbySeat } from '../types';
import type { GameWords } from '../words';
import { showFactor } from '../zones/showing';
import { houseRules } from './house_rules';
import { Screen } from './screen';

const CLOCKS = [30, 60, 120]; // seconds, and none

export class LobbyScreen extends Screen {
  static override properties = {
    store: { attribute: false },
    words: { attribute: false },
    game: { type: String },
    tick: { attribute: false },
  };
  declare store: TableStore;
  declare words: GameWords;
  declare game: string;
  declare tick: unknown;
  private copied = false;
  private trouble = '';
  private known: string[] = [];

  private get lobby() {
    return this.store.lobby!;
  }

  private get hosting(): boolean {
    return this.lobby.you !== null && this.lobby.you === this.lobby.host;
  }

  /** Something the host wants changed; an earlier trouble is forgotten. */
  private wish(what: string, fields: Record<string, unknown> = {}): void {
    this.store.note = null;
    this.store.ask(what, fields);
    this.requestUpdate();
  }

  private get invitation(): string {
    return new URL(this.lobby.invite, location.href).href;
  }

  protected override updated(): void {
    const now = this.lobby.seats.filter((seat) => seat.kind !== 'open').map((seat) => seat.name);
    const came = now.filter((name) => !this.known.includes(name));
    const went = this.known.filter((name) => !now.includes(name));
    if (this.known.length) {
      announce(
        [...came.map((name) => t('sat-down', { name })), ...went.map((name) => t('stood-up', { name }))].join(' '),
      );
    }
    this.known = now;
  }

  protected override render(): TemplateResult {
    const { lobby } = this;
    const seated = lobby.you !== null;
    const open = lobby.seats.filter((seat) => seat.kind === 'open').length;
    return html`<article class="book lobby-book" data-game=${lobby.game}>
      <div class="leaf leaf-lobby">
        <p class="eyebrow">${t('lobby-eyebrow')}</p>
        <h1>${this.game}</h1>
        ${seated ? nothing : this.joining(open)}
        ${this.seats()}
        ${this.starting(open)}
        ${this.inviting()}
      </div>
      <div class="leaf leaf-lobby">
        ${houseRules(
          this.words,
          lobby,
          this.hosting,
          this.store.note?.text ?? '',
          (options) => this.wish('options', { options }),
          (file) => void this.deckFile(file),
        )}
        ${this.turnClock()} ${showFactor(this.words, this.store)}
      </div>
    </article>`;
  }

  private joining(open: number): TemplateResult {
    if (open === 0) return html`<p class="lobby-note">${t('table-full')}</p>`;
    return html`<section class="join" aria-labelledby="title-join">
      <h2 id="title-join">${t('take-a-seat')}</h2>
      <form class="name-form" @submit=${(event: Event) => void this.sit(event)}>
        <label for="my-name">${t('your-name')}</label>
        <div class="line-field"><input id="my-name" name="name" required maxlength="24" autocomplete="nickname" value=${settings.name} /><button type="submit" class="primary">${t('sit-down')}</button></div>
        ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
      </form>
      <p class="hint">${t('or-watch')}</p>
    </section>`;
  }

  private async sit(event: Event): Promise<void> {
    event.preventDefault();
    const name = fieldOf(event, 'name');
    if (!name) return;
    prefer({ name });
    try {
      this.trouble = '';
      await this.store.sit(name);
    } catch (trouble) {
      this.trouble = wordsOfTrouble(trouble);
    }
    this.requestUpdate();
  }

  private seats(): TemplateResult {
    const { lobby } = this;
    return html`<section class="lobby-seats" aria-labelledby="title-seats">
      <h2 id="title-seats">${t('seats')}</h2>
      <ol class="seat-list" data-group="seats" data-heir="start-game">${lobby.seats.map((seat) => this.seat(seat))}</ol>
      ${this.hosting ? this.seatCount() : nothing}
      ${lobby.spectators ? html`<p class="hint">${t('spectators', { n: lobby.spectators })}</p>` : nothing}
    </section>`;
  }

  private seat(seat: LobbySeat): TemplateResult {
    const mine = seat.seat === this.lobby.you;
    const host = seat.seat === this.lobby.host;
    const state =
      seat.kind === 'open'
        ? t('seat-open')
        : seat.kind === 'bot'
          ? t(`bot-${seat.bot ?? 'greedy'}`)
          : host
            ? t('seat-host')
            : seat.here
              ? t('seat-here')
              : t('away');
    return html`<li class="lobby-seat lobby-seat-${seat.kind} ${mine ? 'mine' : ''}">
      <span class="letter" aria-hidden="true">${roomOf(this.lobby.game).seatSign?.(seat.seat) ?? seat.letter}</span>
      <span class="who"><b>${seat.kind === 'open' ? t('seat-waiting') : seat.name}</b> ${mine ? html`<small>${t('you-mark')}</small>` : nothing}<span class="seat-kind">${state}</span></span>
      ${this.forgetfulness(seat)}
      ${
        this.hosting && seat.kind === 'open'
          ? html`<button type="button" class="choice" data-key="bot-${seat.seat}" @click=${() => this.store.ask('add_bot', { seat: seat.seat, bot: 'greedy' })}>${t('add-bot')}<span class="heard"> ${seat.letter}</span></button>`
          : nothing
      }
      ${
        this.hosting && !mine && seat.kind !== 'open'
          ? html`<button type="button" class="quiet" data-key="remove-${seat.seat}" @click=${() => this.store.ask(seat.kind === 'bot' ? 'remove' : 'kick', { seat: seat.seat })}>${t('remove')}<span class="heard"> ${seat.name}</span></button>`
          : nothing
      }
    </li>`;
  }

  /** How often a program forgets to call, in games that let it. */
  private forgetfulness(seat: LobbySeat): TemplateResult | typeof nothing {
    const usual = this.words.info.lapse ?? null;
    if (seat.kind !== 'bot' || usual === null) return nothing;
    const percent = Math.round((seat.lapse ?? usual) / 10);
    const told = this.words.say('lapse', { percent });
    if (!this.hosting) return html`<span class="lapse">${told}</span>`;
    if (this.words.info.lapses?.length) return this.memories(seat, seat.lapse ?? usual, this.words.info.lapses);
    const change = (event: Event) => {
      const field = event.target as HTMLInputElement;
      const wanted = Math.max(0, Math.min(100, Math.round(Number(field.value || percent))));
      field.value = String(wanted);
      this.store.ask('lapse', { seat: seat.seat, lapse: wanted * 10 });
    };
    return html`<label class="lapse" title=${this.words.say('lapse-help')}>
      <span>${this.words.say('lapse-name')}<span class="heard"> ${seat.name}</span></span>
      <input type="number" class="number-field" inputmode="numeric" min="0" max="100" step="5" data-key="lapse-${seat.seat}" .value=${String(percent)} @change=${change} /><span aria-hidden="true">%</span>
    </label>`;
  }

  /** The same where the game has names for it; what is chosen elsewhere is one more of them. */
  private memories(seat: LobbySeat, chosen: number, named: number[]): TemplateResult {
    const lapses = named.includes(chosen) ? named : [...named, chosen];
    const change = (event: Event) =>
      this.store.ask('lapse', { seat: seat.seat, lapse: Number((event.target as HTMLSelectElement).value) });
    return html`<label class="lapse" title=${this.words.say('lapse-help')}>
      <span class="heard">${this.words.say('lapse-name')} ${seat.name}</span>
      <select data-key="lapse-${seat.seat}" @change=${change}>
        ${lapses.map((lapse) => html`<option value=${lapse} .selected=${lapse === chosen}>${this.words.say('lapse', { percent: lapse / 10 })}</option>`)}
      </select>
    </label>`;
  }

  private seatCount(): TemplateResult {
    const [least, most] = this.words.info.seats;
    const now = this.lobby.seats.length;
    return html`<fieldset class="choice seat-count">
      <legend>${t('how-many-seats')}</legend>
      <div class="segments">
        ${Array.from({ length: most - least + 1 }, (_, step) => least + step).map(
          (number) =>
            html`<label><input type="radio" name="seats" .checked=${number === now} @change=${() => this.wish('seats', { seats: number })} /><span>${number}</span></label>`,
        )}
      </div>
    </fieldset>`;
  }

  private turnClock(): TemplateResult | typeof nothing {
    const now = this.lobby.clock ?? null;
    if (!this.hosting)
      return now === null ? nothing : html`<p class="lobby-note">${t('clock-of', { seconds: now })}</p>`;
    const own = this.words?.info.clock;
    const clocks = [null, ...new Set([...CLOCKS, ...(own ? [own] : [])])].sort((a, b) => (a ?? 0) - (b ?? 0));
    return html`<fieldset class="choice turn-clock">
      <legend>${t('clock')}</legend>
      ${own ? html`<p class="hint">${this.words?.say('clock-help')}</p>` : nothing}
      <div class="segments">
        ${clocks.map((clock) => html`<label><input type="radio" name="clock" .checked=${clock === now} @change=${() => this.store.ask('clock', { clock })} /><span>${clock === null ? t('clock-none') : t('clock-seconds', { seconds: clock })}</span></label>`)}
      </div>
    </fieldset>`;
  }

  private starting(open: number): TemplateResult {
    if (!this.hosting) {
      const gone =
        this.lobby.you !== null &&
        this.lobby.seats.some((seat) => seat.seat === this.lobby.host && !seat.here && seat.kind === 'person');
      return html`<p class="lobby-note">${t('host-starts')}</p>
        ${gone ? html`<button type="button" class="choice" @click=${() => this.store.ask('host_take_over')}>${t('host-take-over')}</button>` : nothing}`;
    }
    const start = () => (open > 0 ? alertNow(t('start-not-yet', { n: open })) : this.store.ask('start'));
    return html`<div class="start">
      <button type="button" id="start-game" class="primary big" aria-disabled=${open > 0 ? 'true' : nothing} aria-describedby="start-why" @click=${start}>${t('start')}</button>
      <p id="start-why" class="hint">${open > 0 ? t('start-not-yet', { n: open }) : t('start-ready')}</p>
      <details class="rename"><summary>${t('change-name')}</summary>
        <form class="name-form" @submit=${(event: Event) => this.rename(event)}>
          <label for="new-name">${t('your-name')}</label>
          <div class="line-field"><input id="new-name" name="name" required maxlength="24" autocomplete="nickname" value=${settings.name} /><button type="submit" class="choice">${t('save')}</button></div>
        </form>
      </details>
    </div>`;
  }

  private rename(event: Event): void {
    event.preventDefault();
    const name = fieldOf(event, 'name');
    if (!name) return;
    prefer({ name });
    this.store.ask('name', { name });
  }

  private inviting(): TemplateResult {
    return html`<section class="invite" aria-labelledby="title-invite">
      <h2 id="title-invite">${t('invite')}</h2>
      <p>${t('invite-how')}</p>
      <div class="line-field"><input class="invite-link" readonly aria-label=${t('invite-link')} .value=${this.invitation} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
        <button type="button" class="choice" @click=${() => void this.copy()}>${copyIcon()}<span>${this.copied ? t('copied') : t('copy')}</span></button></div>
      <figure class="qr"><img src=${qrPath(this.lobby.table)} alt=${t('qr-alt')} width="168" height="168" /><figcaption>${t('qr-caption')}</figcaption></figure>
      <p class="commitment hint">${mark()}<span>${t('commitment')} <code>${this.lobby.commitment.slice(0, 16)}…</code></span></p>
    </section>`;
  }

  private async copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.invitation);
    } catch {
      this.querySelector<HTMLInputElement>('.invite-link')?.select();
      document.execCommand('copy');
    }
    this.copied = true;
    announce(t('copied'));
    this.requestUpdate();
    setTimeout(() => {
      this.copied = false;
      this.requestUpdate();
    }, 2500);
  }

  private async deckFile(file: File): Promise<void> {
    this.wish('deck', { deck: await file.text() });
  }
}

function fieldOf(event: Event, name: string): string {
  return ((event.target as HTMLFormElement).elements.namedItem(name) as HTMLInputElement).value.trim();
}

customElements.define('lobby-screen', LobbyScreen);
