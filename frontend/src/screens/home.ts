/** The title page: the games, and three ways to begin. */
import { html, nothing, type TemplateResult } from 'lit';
import { games, openTable, wordsOfTrouble } from '../api';
import { hasRoom, roomOf } from '../games/catalogue';
import { inBoth, t } from '../language';
import { go } from '../router';
import { prefer, settings } from '../settings';
import { pieceOf, showPieces } from '../sprites';
import { keepTicket } from '../tickets';
import type { GameSummary } from '../types';
import { art } from '../zones/card';
import { troubleScreen, waitingScreen } from './conditions';
import { hero } from './hero';
import { Screen } from './screen';

const USUAL_OPPONENTS = 3;

export class HomeScreen extends Screen {
  private list: GameSummary[] | null = null;
  private failed: string | null = null;
  private opening = '';
  private trouble = '';
  private readonly opponents = new Map<string, number>();

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = 'By the Book';
    void this.load();
  }

  private async load(): Promise<void> {
    this.failed = null;
    try {
      this.list = (await games()).filter((game) => hasRoom(game.name));
      for (const game of this.list)
        void showPieces(game.name, roomOf(game.name).showpieces).then(() => this.requestUpdate());
    } catch (trouble) {
      this.failed = wordsOfTrouble(trouble);
    }
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    return html`<article class="book home-book">
      <div class="leaf frontispiece">${hero()}</div>
      <div class="leaf title-page">
        <h1>${t('home-title')}</h1>
        <p class="lead">${t('home-lead')}</p>
        ${this.failed !== null ? troubleScreen(this.failed, () => void this.load()) : this.list ? this.list.map((game, nth) => this.chapter(game, nth + 1)) : waitingScreen(t('loading'))}
      </div>
    </article>
    <footer class="colophon"><p>${t('colophon')}</p></footer>`;
  }

  private chapter(game: GameSummary, number: number): TemplateResult {
    return html`<section class="chapter" data-game=${game.name} aria-labelledby="game-${game.name}">
      <header class="chapter-head">
        <span class="chapter-number" aria-hidden="true">${number}</span>
        <div><h2 id="game-${game.name}">${inBoth(game.title)}</h2><p class="chapter-facts">${t('seats-from-to', { least: game.seats[0], most: game.seats[1] })}</p></div>
        <div class="showpieces" aria-hidden="true">${roomOf(game.name).showpieces.map((face) => art(pieceOf(game.name, face)))}</div>
      </header>
      <p class="blurb">${inBoth(game.blurb)}</p>
      ${this.item(`${number}.1`, t('play-now'), this.playNow(game))}
      ${this.item(`${number}.2`, t('with-friends'), this.withFriends(game))}
      ${this.item(`${number}.3`, t('read-first'), html`<p class="links"><a href="/rules/${game.name}">${t('read-rules')}</a><a href="/replay">${t('nav-replay')}</a></p>`)}
      ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
    </section>`;
  }

  private item(number: string, title: string, body: TemplateResult): TemplateResult {
    return html`<div class="item"><span class="item-number" aria-hidden="true">${number}</span><div><h3>${title}</h3>${body}</div></div>`;
  }

  private playNow(game: GameSummary): TemplateResult {
    const most = game.seats[1] - 1;
    return html`<div class="play-now">
      <fieldset class="choice">
        <legend>${t('opponents')}</legend>
        <div class="segments">
          ${Array.from({ length: most }, (_, nth) => nth + 1).map(
            (number) =>
              html`<label><input type="radio" name="opponents-${game.name}" .checked=${number === this.against(game)} @change=${() => this.choose(game, number)} /><span>${number}</span></label>`,
          )}
        </div>
      </fieldset>
      <button type="button" class="primary big" aria-disabled=${this.opening ? 'true' : nothing} @click=${() => void this.begin(game, true)}>${this.opening === `bots ${game.name}` ? t('one-moment') : t('play-now-go')}</button>
    </div>`;
  }

  private against(game: GameSummary): number {
    return this.opponents.get(game.name) ?? Math.min(USUAL_OPPONENTS, game.seats[1] - 1);
  }

  private choose(game: GameSummary, number: number): void {
    this.opponents.set(game.name, number);
    this.requestUpdate();
  }

  private withFriends(game: GameSummary): TemplateResult {
    const submit = (event: Event) => {
      event.preventDefault();
      void this.begin(game, false);
    };
    return html`<form class="name-form" @submit=${submit}>
      <label for="host-name-${game.name}">${t('your-name')}</label>
      <div class="line-field"><input id="host-name-${game.name}" name="name" required maxlength="24" autocomplete="nickname" value=${settings.name} @change=${(event: Event) => prefer({ name: (event.target as HTMLInputElement).value.trim() })} />
        <button type="submit" class="choice" aria-disabled=${this.opening ? 'true' : nothing}>${this.opening === `friends ${game.name}` ? t('one-moment') : t('make-table')}</button></div>
    </form>`;
  }

  private async begin(game: GameSummary, againstBots: boolean): Promise<void> {
    if (this.opening) return;
    this.opening = `${againstBots ? 'bots' : 'friends'} ${game.name}`;
    this.trouble = '';
    this.requestUpdate();
    const name =
      settings.name || this.querySelector<HTMLInputElement>(`#host-name-${game.name}`)?.value.trim() || t('guest');
    const wish = againstBots
      ? { seats: this.against(game) + 1, bots: Array<string>(this.against(game)).fill('greedy'), start: true }
      : { seats: Math.min(4, game.seats[1]), start: false };
    try {
      const ticket = await openTable({ game: game.name, options: {}, deck: null, name, lang: settings.lang, ...wish });
      keepTicket(ticket.table, { seat: ticket.seat, token: ticket.token });
      this.opening = '';
      go(ticket.url);
    } catch (trouble) {
      this.opening = '';
      this.trouble = wordsOfTrouble(trouble);
      this.requestUpdate();
    }
  }
}

customElements.define('home-screen', HomeScreen);
