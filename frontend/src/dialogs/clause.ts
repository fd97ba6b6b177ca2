/** One clause of the rulebook, opened where it was met. */
import { html, nothing, type TemplateResult } from 'lit';
import { rulebook } from '../api';
import { cross } from '../icons';
import { t } from '../language';
import { inline } from '../markdown';
import { Screen } from '../screens/screen';
import { settings } from '../settings';
import type { Clause, Rulebook } from '../types';
import { wordsOf, type GameWords } from '../words';

export function openClause(game: string, clause: string): void {
  document.querySelector<ClauseDialog>('clause-dialog')?.open(game, clause);
}

export function findClause(book: Rulebook, id: string): Clause | undefined {
  return book.sections.flatMap((section) => section.clauses).find((clause) => clause.id === id);
}

export class ClauseDialog extends Screen {
  private game = '';
  private clause = '';
  private book: Rulebook | null = null;
  private words: GameWords | null = null;
  private failed = false;

  open(game: string, clause: string): void {
    this.game = game;
    this.clause = clause;
    this.load();
    this.requestUpdate();
    void this.updateComplete.then(() => {
      const dialog = this.querySelector('dialog');
      if (dialog && !dialog.open) dialog.showModal();
    });
  }

  protected override preferencesChanged(): void {
    if (this.game) this.load();
  }

  private load(): void {
    this.failed = false;
    void Promise.all([rulebook(this.game, settings.lang), wordsOf(this.game, settings.lang)])
      .then(([book, words]) => {
        this.book = book;
        this.words = words;
      })
      .catch(() => {
        this.failed = true;
      })
      .finally(() => this.requestUpdate());
  }

  protected override render(): TemplateResult {
    return html`<dialog class="clause-dialog" aria-labelledby="clause-title" @click=${this.outside}>
      <form method="dialog" class="dialog-head">
        <h2 id="clause-title" tabindex="-1" autofocus><span class="clause-number">${this.clause}</span> <span>${this.sectionTitle()}</span></h2>
        <button class="icon-button" value="close" aria-label=${t('close')}>${cross()}</button>
      </form>
      <div class="clause-body">${this.body()}</div>
      ${this.game ? html`<p class="dialog-foot"><a href="/rules/${this.game}#${this.clause}" @click=${this.close}>${t('clause-in-book')}</a></p>` : nothing}
    </dialog>`;
  }

  private sectionTitle(): string {
    const number = Number(this.clause.split('.')[0]);
    return this.book?.sections.find((section) => section.number === number)?.title ?? t('rule');
  }

  private body(): TemplateResult {
    if (this.failed) return html`<p>${t('trouble-offline')}</p>`;
    if (!this.book) return html`<p>${t('loading')}</p>`;
    const clause = findClause(this.book, this.clause);
    if (!clause) return html`<p>${t('clause-unknown', { clause: this.clause })}</p>`;
    return html`<p class="tag tag-${clause.tag}">${tagWords(clause.tag, this.words)}</p>
      <p class="clause-text">${clauseText(clause, this.words)}</p>`;
  }

  private close = (): void => this.querySelector('dialog')?.close();

  private outside(click: MouseEvent): void {
    if (click.target instanceof HTMLDialogElement) click.target.close();
  }
}

/** How a clause is founded: the book, our reading, a disputed reading, or a house rule. */
export const tagWords = (tag: string, words: GameWords | null): string => words?.say(`tag-${tag}`) ?? '';

/** The text of a clause; where a part of it is founded otherwise than the rest, that is said before it. */
export function clauseText(clause: Clause, words: GameWords | null): unknown[] {
  return clause.parts.map(({ tag, text }) =>
    tag ? html` <span class="tag tag-${tag}">${tagWords(tag, words)}</span> ${inline(text)}` : inline(text),
  );
}

customElements.define('clause-dialog', ClauseDialog);
