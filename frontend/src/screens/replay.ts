/** A record played again: step, back, jump, or let it run. Everything is open, as the record is. */
import { html, nothing, type TemplateResult } from 'lit';
import { announce } from '../announce';
import { recordOf, replayOf, wordsOfTrouble } from '../api';
import { openClause } from '../dialogs/clause';
import { roomOf } from '../games/catalogue';
import { back, forward, pauseIcon, playIcon, toEnd, toStart } from '../icons';
import { spoken, t } from '../language';
import { clearFlights, newStep, perform, skipMotion } from '../motion';
import { deckName } from '../deck';
import { settings } from '../settings';
import { opened } from '../showing';
import { showFaces } from '../sprites';
import { SILENT } from '../store';
import type { Frame, GameEvent, Lobby, Replay } from '../types';
import { through } from '../windows';
import { wordsAt, type GameWords } from '../words';
import { lineOf, pageLines } from '../zones/page';
import { openHands } from '../zones/open';
import { seats } from '../zones/seats';
import type { Stage } from '../zones/stage';
import { lobbyOfRecord } from './record';
import { Screen } from './screen';

const BEAT = 1400;

export class ReplayScreen extends Screen {
  private replay: Replay | null = null;
  private lobby: Lobby | null = null;
  private words: GameWords | null = null;
  private at = 0;
  private running = 0;
  private trouble = '';
  private loading = false;
  private moving = false;

  override connectedCallback(): void {
    super.connectedCallback();
    const table = location.hash.slice(1);
    if (table) void this.fetched(() => recordOf(table));
    document.title = `${t('replay')} – By the Book`;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }

  protected override preferencesChanged(): void {
    void this.learn();
  }

  private async fetched(source: () => Promise<string>): Promise<void> {
    this.loading = true;
    this.trouble = '';
    this.requestUpdate();
    try {
      this.replay = await replayOf(await source());
      this.lobby = lobbyOfRecord(this.replay);
      this.at = 0;
      await this.learn();
      void showFaces(this.lobby.game, this.lobby.deck);
    } catch (trouble) {
      this.trouble = wordsOfTrouble(trouble);
    }
    this.loading = false;
    this.requestUpdate();
  }

  private async learn(): Promise<void> {
    if (this.lobby) this.words = await wordsAt(this.lobby.game, settings.lang, this.lobby.deck);
    this.requestUpdate();
  }

  private get frames(): Frame[] {
    return this.replay?.frames ?? [];
  }

  private get frame(): Frame | undefined {
    return this.frames[this.at];
  }

  /** One step on, with its movement; a jump simply lands. */
  private async step(): Promise<void> {
    if (this.moving) return skipMotion();
    const next = this.frames[this.at + 1];
    if (!next) return this.stop();
    this.moving = true;
    newStep();
    const die = this.words?.info.die ?? [];
    announce(spoken(this.sentences(next)));
    for (const event of next.events) await perform(roomOf(next.view.game).movements(event, null, die));
    this.moving = false;
    this.jump(this.at + 1, false);
  }

  private jump(to: number, aloud = true): void {
    this.at = Math.max(0, Math.min(this.frames.length - 1, to));
    clearFlights();
    if (aloud && this.frame)
      announce(spoken(`${t('replay-at', { n: this.at, of: this.frames.length - 1 })} ${this.sentences(this.frame)}`));
    this.requestUpdate();
    void this.updateComplete.then(() => {
      const page = this.querySelector('.lines-scroll');
      if (page) page.scrollTop = page.scrollHeight;
    });
  }

  private sentences(frame: Frame): string {
    const stage = this.stage();
    return stage
      ? frame.events
          .map((event) => lineOf(stage, event))
          .filter(Boolean)
          .join(' ')
      : '';
  }

  private toggle(): void {
    if (this.running) return this.stop();
    if (this.at >= this.frames.length - 1) this.at = 0;
    this.running = window.setInterval(() => void this.step(), BEAT);
    this.requestUpdate();
  }

  private stop(): void {
    clearInterval(this.running);
    this.running = 0;
    this.requestUpdate();
  }

  private stage(): Stage | null {
    const { frame, lobby, words } = this;
    if (!frame || !lobby || !words) return null;
    const log: GameEvent[] = this.frames.slice(0, this.at + 1).flatMap((each) => each.events);
    return {
      ...through({ ...frame.view, you: null, offers: [], interjections: [] }, words.info.windows),
      lobby,
      words,
      log,
      names: lobby.seats.map((seat) => seat.name),
      spoken: { ...SILENT, summary: frame.summary[settings.lang] },
      ask: () => {},
      walk: null,
      sent: false,
      asked: false,
      held: null,
      early: [],
      calls: null,
      showing: opened(roomOf(frame.view.game).opens?.(frame.events) ?? [], 0),
      extra: deckName(lobby, words),
      hands: null,
      openClause: (clause) => openClause(lobby.game, clause),
    };
  }

  protected override render(): TemplateResult {
    const stage = this.stage();
    return stage ? this.playing(stage) : this.opening();
  }

  private opening(): TemplateResult {
    const file = (event: Event) => {
      const chosen = (event.target as HTMLInputElement).files?.[0];
      if (chosen) void this.fetched(() => chosen.text());
    };
    return html`<article class="book replay-open"><div class="leaf">
      <p class="eyebrow">${t('replay-eyebrow')}</p>
      <h1>${t('replay')}</h1>
      <p class="lead">${t('replay-how')}</p>
      <label class="file-drop"><span class="primary">${t('choose-record')}</span><input type="file" accept=".jsonl,.json,.txt" @change=${file} /></label>
      ${this.loading ? html`<p role="status">${t('loading')}</p>` : nothing}
      ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
    </div></article>`;
  }

  private playing(stage: Stage): TemplateResult {
    const last = this.frames.length - 1;
    const move = this.frame?.move[settings.lang];
    return html`<article class="book table-book replay-book" data-game=${stage.view.game} aria-labelledby="replay-title">
      <div class="leaf leaf-play">
        <h1 id="replay-title" class="running-head"><span>${t('replay')}</span> <small>${roomOf(stage.view.game).heading(stage)}</small></h1>
        ${seats(stage)} ${roomOf(stage.view.game).middle(stage)}
        <section class="moves controls" aria-labelledby="title-controls">
          <h2 id="title-controls" class="heard">${t('replay-controls')}</h2>
          <div class="question"><p>${t('replay-at', { n: this.at, of: last })}</p>${move ? html`<p class="beats"><code>${move}</code></p>` : nothing}</div>
          <div class="choices">
            <button type="button" class="choice square" aria-label=${t('to-start')} @click=${() => this.jump(0)}>${toStart()}</button>
            <button type="button" class="choice square" aria-label=${t('step-backward')} @click=${() => this.jump(this.at - 1)}>${back()}</button>
            <button type="button" class="primary square" aria-label=${this.running ? t('pause') : t('run')} @click=${() => this.toggle()}>${this.running ? pauseIcon() : playIcon()}</button>
            <button type="button" class="choice square" aria-label=${t('step-forward')} @click=${() => void this.step()}>${forward()}</button>
            <button type="button" class="choice square" aria-label=${t('to-end')} @click=${() => this.jump(last)}>${toEnd()}</button>
            <label class="scrub"><span class="heard">${t('jump')}</span><input type="range" min="0" max=${last} .value=${String(this.at)} @input=${(event: Event) => this.jump(Number((event.target as HTMLInputElement).value))} /></label>
          </div>
        </section>
        ${openHands(stage)}
      </div>
      <aside class="leaf leaf-page" aria-label=${t('page-label')}>
        <div class="page-body"><section class="log" aria-labelledby="title-log"><h2 id="title-log">${t('page')}</h2>
          <div class="lines-scroll" tabindex="0" role="group" aria-labelledby="title-log">${pageLines(stage)}</div></section></div>
      </aside>
    </article>`;
  }
}

customElements.define('replay-screen', ReplayScreen);
