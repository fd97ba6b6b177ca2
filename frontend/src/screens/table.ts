/** A table: its lobby before the game, the game, and its end. Holds the store; everything shown is drawn from it. */
import { html, nothing, type TemplateResult } from 'lit';
import { alertNow, announce } from '../announce';
import { openClause } from '../dialogs/clause';
import { hasRoom, roomOf } from '../games/catalogue';
import { Director } from '../director';
import { focusOn, heldFocus, keepSpace, restoreFocus, settleOn, walkGroup } from '../focus';
import { actOf, goesAbout } from '../keys';
import { inBoth, spoken, t } from '../language';
import { asksMe } from '../look';
import { glide, kindle } from '../motion';
import { deckName } from '../deck';
import { answerAsWished } from '../quiet';
import { here } from '../router';
import { settings } from '../settings';
import { showFaces } from '../sprites';
import { TableStore, type ChatLine, type Note, type Step } from '../store';
import { ticketFromAddress } from '../tickets';
import type { GameEvent, GameSummary, Lobby } from '../types';
import { games } from '../api';
import { awaitsGoOn } from '../windows';
import { deckWordsOf, wordsAt, type GameWords } from '../words';
import { lineOf } from '../zones/page';
import { callKeys } from '../zones/calls';
import { moves } from '../zones/moves';
import { seats } from '../zones/seats';
import type { Stage } from '../zones/stage';
import { Hands } from './acting';
import { Asker } from './asking';
import { Caller } from './calling';
import { Clock } from './clock';
import { connection, goneScreen, waitingScreen } from './conditions';
import { endOfGame } from './end';
import './lobby';
import { margin, sayingOf } from './margin';
import { Narrator } from './narrator';
import { Screen } from './screen';
import { Shown } from './showing';
import { slip } from './slip';

export class TableScreen extends Screen {
  static override properties = { table: { type: String } };
  declare table: string;
  store!: TableStore;
  private words: GameWords | null = null;
  private summary: GameSummary | null = null;
  private pageOpen = false;
  private readonly narrator = new Narrator();
  private readonly clock = new Clock();
  private lines = 0;
  private ticking = 0;
  readonly asker = new Asker(this);
  readonly hands: Hands = new Hands(this);
  readonly caller = new Caller(this);
  readonly shown = new Shown(this);
  private readonly director = new Director({
    wording: (step) => this.wording(step),
    movements: (event) =>
      this.words ? roomOf(this.words.info.name).movements(event, this.store.me, this.words.info.die) : [],
    write: (event) => this.write(event),
    commit: (step) => this.commit(step),
  });

  override connectedCallback(): void {
    super.connectedCallback();
    ticketFromAddress(this.table);
    this.store = new TableStore(this.table, {
      changed: () => void this.changed(),
      step: (step) => this.director.play(step),
      joined: (missed) => this.joined(missed),
      noted: (note) => this.noted(note),
      answered: (id, text) => this.asker.answered(id, text),
      dropped: () => this.asker.dropped(),
      hidden: () => this.shown.hidden(this.director),
      chatted: (line) => this.chatted(line),
    });
    void this.store.enter();
    this.addEventListener('keydown', this.pressed);
    this.addEventListener('keyup', keepSpace);
    document.addEventListener('pointerdown', this.hurry, true);
    document.addEventListener('keydown', this.hurry, true);
    this.ticking = window.setInterval(() => {
      this.clock.tick(this.store, this.words);
      if (this.store.pace) this.requestUpdate();
    }, 1000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.store.leavePage();
    document.removeEventListener('pointerdown', this.hurry, true);
    document.removeEventListener('keydown', this.hurry, true);
    clearInterval(this.ticking);
    document.title = 'By the Book';
    delete document.documentElement.dataset.table;
  }

  // ---- what comes in

  private async changed(): Promise<void> {
    const { lobby } = this.store;
    if (
      lobby &&
      (this.words?.lang !== settings.lang || this.words.deckWords !== deckWordsOf(lobby.deck, settings.lang))
    )
      await this.learn(lobby);
    await this.repaint();
    this.hands.arrived();
    if (this.words && this.store.view && this.store.lobby?.started)
      announce(spoken(this.narrator.arrival(this.stage())));
    this.tellPrepared();
    if (this.lines > 0) return;
    this.toLastLine();
    if (this.store.view) settleOn(this, '.table-book');
  }

  private async learn({ game, deck }: Lobby): Promise<void> {
    try {
      this.words = await wordsAt(game, settings.lang, deck);
      this.store.learned(this.words.info);
      this.summary = (await games()).find((each) => each.name === game) ?? null;
      void showFaces(game, deck);
    } catch {
      setTimeout(() => void this.changed(), 2000);
    }
  }

  protected override preferencesChanged(): void {
    if (this.words && this.words.lang !== settings.lang)
      this.store.greetAgain(); // the server's sentences follow
    else this.store.speak();
    void this.changed();
  }

  /** Repaints by the focus law: what had focus keeps it, or hands it on. */
  async repaint(): Promise<void> {
    const held = heldFocus(this);
    const settle = glide(this);
    this.requestUpdate();
    await this.updateComplete;
    settle();
    restoreFocus(this, held);
    this.titled();
  }

  private write(event: GameEvent): void {
    this.store.log.push(event);
    this.asker.logGrew();
    this.requestUpdate();
    void this.updateComplete.then(() => this.toLastLine());
  }

  private async commit(step: Step): Promise<void> {
    this.store.showing = step.showing;
    this.store.commit(step, step.spoken);
    if (this.store.note && this.store.note.kind !== 'answer') this.store.note = null;
    if (this.words) answerAsWished(this.stage());
    await this.repaint();
    kindle(this);
    this.tellPrepared();
    this.toLastLine();
    if (step.view.over) focusOn(this, '#end-title');
  }

  /** A move that waits to be sent is told once, after its question. */
  private tellPrepared(): void {
    if (this.words && this.store.view && this.store.lobby?.started)
      announce(spoken(this.narrator.prepared(this.stage())));
  }

  private wording(step: Step): string {
    return this.words ? this.narrator.step(step, this.stage()) : '';
  }

  private joined(missed: GameEvent[]): void {
    this.director.forget();
    const stage = this.words && this.store.view ? this.stage() : null;
    if (stage && missed.length)
      announce(
        spoken(
          missed
            .slice(-8)
            .map((event) => lineOf(stage, event))
            .filter(Boolean)
            .join(' '),
        ),
      );
    void this.changed().then(() => this.toLastLine());
  }

  private noted(note: Note): void {
    (note.kind === 'busy' ? announce : alertNow)(spoken(this.noteWords(note)));
    void this.repaint().then(() => this.toLastLine());
  }

  private chatted(line: ChatLine): void {
    if (line.seat === null || line.seat !== this.store.me)
      announce(`${line.name}${t('colon')}${sayingOf(this.words ?? null, line)}`);
    void this.repaint();
  }

  noteWords(note: Note): string {
    if (note.kind === 'refused') {
      return (
        this.words?.refusal(note.clause ?? '', note.args ?? {}, { names: this.store.names, viewer: this.store.me }) ||
        t('refused-bare', { clause: note.clause ?? '' })
      );
    }
    return note.text ?? t(`note-${note.kind}`);
  }

  // ---- what the reader does

  private readonly hurry = (): void => this.director.hurry();

  private readonly pressed = (press: KeyboardEvent): void => {
    if (press.defaultPrevented || (press.target as Element).closest('dialog')) return;
    if (press.repeat && !goesAbout(press)) return actOf(press) ? press.preventDefault() : undefined;
    if (this.caller.pressed(press.key)) return press.preventDefault();
    if (press.key === 'Escape' && this.store.walk.begun) return this.hands.back();
    const act = actOf(press);
    if (act && this.words && this.store.view) {
      press.preventDefault();
      this.asker.act(act);
    } else if (!(press.target as Element).matches('input, textarea, select') && walkGroup(press))
      press.preventDefault();
  };

  togglePage(open = !this.pageOpen): void {
    this.pageOpen = open;
    void this.repaint().then(() => this.toLastLine());
  }

  showNote(note: Note): void {
    this.store.note = note;
    void this.repaint();
  }

  answer(text: string): void {
    this.asker.answer(text);
  }

  ask(query: string): void {
    this.asker.ask(query);
  }

  command(line: string): void {
    void this.asker.command(line);
  }

  /** The table as it stands, and what this reader knows of it. */
  asked(): Stage & { store: TableStore } {
    return { ...this.stage(), store: this.store };
  }

  stage(): Stage {
    const { view, window, lobby, walk, log } = this.store;
    if (!view || !lobby || !this.words) throw new Error('the table is not laid yet');
    return {
      view,
      window,
      lobby,
      words: this.words,
      names: this.store.names,
      log,
      walk,
      spoken: this.store.spoken,
      ask: (query, rest) => this.asker.tell(query, rest),
      extra: deckName(lobby, this.words),
      sent: this.store.sent,
      asked: asksMe(view) && !this.store.ahead.held.early,
      held: this.store.ahead.held,
      early: this.store.said,
      showing: this.store.showing,
      ...this.shown.keys(),
      calls: view.you === null ? null : this.caller.keys(this.store, lobby, this.words.info),
      hands: this.hands,
      openClause: (clause) => openClause(lobby.game, clause),
      tellPile: () => this.asker.tell('pile'),
      ...(lobby.host !== null && lobby.host === lobby.you
        ? { seatBot: (seat: number) => this.store.ask('add_bot', { seat, bot: 'greedy' }) }
        : {}),
    };
  }

  // ---- what is shown

  protected override render(): TemplateResult {
    const { store, words } = this;
    if (store.gone) return goneScreen(store.gone, store.closing);
    if (store.lobby && !hasRoom(store.lobby.game)) return goneScreen('unplayable', '');
    const line = connection(store.line, () => store.retryNow());
    if (!store.lobby || !words)
      return html`${store.line === 'reconnecting' ? line : nothing}${waitingScreen(t('opening-table'))}`;
    if (!store.lobby.started)
      return html`${line}<lobby-screen .store=${store} .words=${words} .game=${this.gameTitle()} .tick=${{}}></lobby-screen>`;
    if (!store.view) return html`${line}${waitingScreen(t('dealing'))}`;
    return html`${line}${this.playing(this.stage())}`;
  }

  private playing(stage: Stage): TemplateResult {
    const { store } = this;
    const room = roomOf(stage.view.game);
    const open = (clause: string) => stage.openClause(clause);
    return html`<article class="book table-book" data-game=${stage.view.game} tabindex="-1" aria-labelledby="table-title">
      <div class="leaf leaf-play ${room.leaf?.(stage) ?? ''}">
        <h1 id="table-title" class="running-head"><span>${this.gameTitle()}</span> <small>${room.heading(stage)}</small></h1>
        ${stage.view.you === null ? html`<p class="spectating">${stage.words.say('spectator')}</p>` : nothing}
        ${seats(stage)} ${room.middle(stage)}
        ${stage.view.over && !stage.showing ? endOfGame(stage, store) : html`${moves(stage, slip(store, this, open))}${this.clock.face(store, stage.words)}`}
        ${callKeys(stage)} ${room.mine(stage)}
      </div>
      ${margin(stage, store, this, this.pageOpen)}
    </article>`;
  }

  private gameTitle(): string {
    return this.summary ? inBoth(this.summary.title) : (this.words?.say('game-title') ?? '');
  }

  private titled(): void {
    const { view, sight, lobby } = this.store;
    document.documentElement.dataset.table = view?.game ?? '';
    const awaited = sight && lobby && (asksMe(sight.view) || awaitsGoOn(sight, lobby, this.words?.info.windows));
    const yours = awaited ? `${this.words?.say('your-turn-title') ?? ''} ` : '';
    if (here().at === 'table') document.title = `${yours}${this.gameTitle() || t('table')} – By the Book`;
  }

  private toLastLine(): void {
    const page = this.querySelector('.lines-scroll');
    if (page) this.lines = this.store.log.length;
    if (page && !page.contains(document.activeElement)) page.scrollTop = page.scrollHeight;
  }
}

customElements.define('table-screen', TableScreen);
