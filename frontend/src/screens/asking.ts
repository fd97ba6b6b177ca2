/** Keys, buttons and typed words that ask the table something: one answer for the eye and the ear. */
import { answer } from '../announce';
import { openHelp } from '../dialogs/help';
import { roomOf } from '../games/catalogue';
import { read, switched } from '../commands';
import { focusOn } from '../focus';
import { spoken, t } from '../language';
import { answerAsWished, beQuiet, isQuiet } from '../quiet';
import { go } from '../router';
import { lineOf } from '../zones/page';
import { wordsAt } from '../words';
import type { Room } from '../games/room';
import type { TableScreen } from './table';

const TWICE = 2500; // ms within which a question asked again is answered in full

let numbered = 0; // the questions asked on this page

export class Asker {
  private lineAt: number | null = null;
  private asked = { query: '', at: 0 };
  private awaited = 0; // the number of the answer that is to come; 0: none

  constructor(private readonly screen: TableScreen) {}

  private get room(): Room {
    return roomOf(this.screen.stage().view.game);
  }

  /** A key of the map. */
  act(act: string): void {
    const own = this.room.acts?.[act];
    if (own) return own(this.screen.stage());
    switch (act) {
      case 'main':
        return this.screen.hands.main();
      case 'rules':
        return go(`/rules/${this.screen.stage().view.game}`);
      case 'why':
        return this.rule('');
      case 'earlier':
        return this.logLine(-1);
      case 'later':
        return this.logLine(1);
      case 'command':
        this.screen.togglePage(true);
        return void this.screen.updateComplete.then(() => focusOn(this.screen, '#command'));
      case 'clock':
        return this.answer(this.clock());
      case 'help':
        return this.help();
      default:
        return this.ask(this.queryOf(act));
    }
  }

  /** What the key of an act asks in this game. */
  private queryOf(act: string): string {
    const { info } = this.screen.stage().words;
    return info.queries.find((query) => (info.acts[query] ?? query) === act) ?? act;
  }

  ask(query: string, rest = ''): void {
    switch (query) {
      case 'last':
        return this.logLine(-1);
      case 'later':
        return this.logLine(1);
      case 'clock':
        return this.answer(this.clock());
      case 'rule':
        return this.rule(rest);
      case 'help':
        return openHelp(this.screen.stage().words);
      case 'seen':
        return this.screen.shown.seen();
      case 'call':
      case 'out':
      case 'hold':
      case 'goOn':
        return this.screen.caller.act(query, rest);
      case 'quiet':
        return this.quiet(rest);
      default:
        return this.tell(query, rest);
    }
  }

  /** No more questions of some kinds in this turn, or all of them again. */
  private quiet(rest: string): void {
    const stage = this.screen.stage();
    const on = switched(rest, isQuiet(stage));
    beQuiet(stage, on);
    this.answer(stage.words.say(on ? 'quiet-on' : 'quiet-off'));
    answerAsWished(stage);
  }

  /** The command line: a word that asks, or a move as typed. */
  async command(line: string): Promise<void> {
    const { words, lobby } = this.screen.stage();
    const other = await wordsAt(words.info.name, words.lang === 'en' ? 'fr' : 'en', lobby.deck).catch(() => words);
    const command = read(line, [words, other], this.room.pointed);
    if (!command) return;
    if ('move' in command) this.screen.asked().store.type(command.move, this.room.entry?.test(command.move));
    else this.ask(command.query, command.rest);
  }

  answer(text: string): void {
    answer(spoken(text));
    this.screen.showNote({ kind: 'answer', text });
  }

  /** Asks the server, about what was typed or what the reader stands on; more than once at once, it answers in full. */
  tell(query: string, rest = ''): void {
    const stage = this.screen.stage();
    const aimed = (rest ? null : this.room.aimed?.(query, stage)) ?? { query, rest };
    if (!stage.words.info.answers.includes(aimed.query)) return this.answer(t('not-in-game'));
    const now = Date.now();
    const again = this.asked.query === query && now - this.asked.at < TWICE;
    this.asked = { query, at: again ? 0 : now };
    numbered += 1;
    this.awaited = numbered;
    if (!this.screen.store.askTable(this.awaited, aimed.query, aimed.rest, again)) this.dropped();
  }

  /** What was asked last is answered; an answer to anything before it comes too late. */
  answered(id: number, text: string): void {
    if (id !== this.awaited) return;
    this.awaited = 0;
    this.answer(text);
  }

  /** The line is down: what is awaited will not come. */
  dropped(): void {
    if (this.awaited) this.answer(t('ask-unsent'));
    this.awaited = 0;
  }

  private rule(number: string): void {
    const stage = this.screen.stage();
    const clause =
      number || this.screen.asked().store.refusal?.clause || stage.log.findLast((event) => event.clause)?.clause;
    if (clause) stage.openClause(clause);
    else this.answer(t('no-clause'));
  }

  /** On a card, help is the clause of that card; elsewhere, the keys. */
  private help(): void {
    const card = (document.activeElement as HTMLElement | null)?.dataset.card;
    const stage = this.screen.stage();
    if (card !== undefined) stage.openClause(this.room.clauseOfCard(Number(card), stage.words.info));
    else openHelp(stage.words);
  }

  private logLine(step: number): void {
    const stage = this.screen.stage();
    const lines = stage.log.map((event) => lineOf(stage, event)).filter(Boolean);
    if (lines.length === 0) return this.answer(t('page-empty'));
    const from = this.lineAt ?? lines.length;
    this.lineAt = Math.max(0, Math.min(lines.length - 1, from + step));
    this.answer(lines[this.lineAt] ?? '');
  }

  /** Something new was written: the walk through the log begins at the end again. */
  logGrew(): void {
    this.lineAt = null;
  }

  private clock(): string {
    const { store, words } = this.screen.asked();
    if (!store.pace || store.pace.for.length === 0) return t('no-clock');
    return words.say('time-left', { seconds: Math.max(0, Math.round((store.pace.until - Date.now()) / 1000)) });
  }
}
