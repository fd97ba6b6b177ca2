/** The whole rulebook: text in a comfortable measure, clause numbers hanging in the margin, our readings set apart. */
import { html, nothing, type TemplateResult } from 'lit';
import { games, rulebook, wordsOfTrouble } from '../api';
import { clauseText, tagWords } from '../dialogs/clause';
import { inBoth, t } from '../language';
import { blocks } from '../markdown';
import { settings } from '../settings';
import type { Clause, GameSummary, Rulebook } from '../types';
import { wordsOf, type GameWords } from '../words';
import { troubleScreen, waitingScreen } from './conditions';
import { Screen } from './screen';

export class RulesScreen extends Screen {
  static override properties = { game: { type: String }, clause: { type: String } };
  declare game: string;
  declare clause: string;
  private shelf: GameSummary[] = [];
  private book: Rulebook | null = null;
  private words: GameWords | null = null;
  private failed: string | null = null;
  private shown = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  protected override preferencesChanged(): void {
    const place = firstInSight(this);
    void this.load().then(() => place && document.getElementById(place)?.scrollIntoView({ block: 'start' }));
  }

  private async load(): Promise<void> {
    this.failed = null;
    try {
      this.shelf = await games();
      if (!this.game) return this.requestUpdate();
      [this.book, this.words] = await Promise.all([
        rulebook(this.game, settings.lang),
        wordsOf(this.game, settings.lang),
      ]);
    } catch (trouble) {
      this.failed = wordsOfTrouble(trouble);
    }
    this.requestUpdate();
    await this.updateComplete;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('game') || changed.get('game') === undefined) return;
    this.book = null;
    this.shown = '';
    void this.load();
  }

  protected override updated(): void {
    if (!this.game) document.title = `${t('books')} – By the Book`;
    if (!this.book) return;
    document.title = `${this.book.title} – By the Book`;
    const wanted = this.clause || location.hash.slice(1);
    if (wanted && wanted !== this.shown) {
      this.shown = wanted;
      const target = document.getElementById(wanted);
      target?.focus({ preventScroll: true });
      target?.scrollIntoView({ block: 'start' });
      void document.fonts.ready.then(() => target?.scrollIntoView({ block: 'start' }));
    }
  }

  protected override render(): TemplateResult {
    if (this.failed !== null) return troubleScreen(this.failed, () => void this.load());
    if (!this.game) return this.allBooks();
    const book = this.book;
    if (!book) return waitingScreen(t('opening-book'));
    return html`<article class="book rules-book" data-game=${this.game}>
      <nav class="leaf leaf-contents" aria-labelledby="title-contents">
        <h2 id="title-contents">${t('contents')}</h2>
        <ol>${book.sections.map((section) => html`<li><a href="#section-${section.number}"><span class="n">${section.number}</span> ${section.title}</a></li>`)}
          ${book.appendix ? html`<li><a href="#appendix"><span class="n">+</span> ${t('appendix')}</a></li>` : nothing}</ol>
      </nav>
      <div class="leaf leaf-text">
        <p class="eyebrow">${t('rulebook')}</p>
        <h1>${book.title}</h1>
        <div class="preface">${blocks(book.preface)}</div>
        <p class="legend">${['book', 'ruling', 'disputed', 'option'].map((tag) => html`<span class="tag tag-${tag}">${tagWords(tag, this.words)}</span>`)}</p>
        ${book.sections.map(
          (section) => html`<section aria-labelledby="section-${section.number}">
            <h2 id="section-${section.number}" tabindex="-1"><span class="n" aria-hidden="true">${section.number}</span> ${section.title}</h2>
            ${section.clauses.map((clause) => this.one(clause))}
          </section>`,
        )}
        ${book.appendix ? html`<section id="appendix" class="appendix" tabindex="-1">${blocks(book.appendix)}</section>` : nothing}
      </div>
    </article>`;
  }

  /** The shelf: every game's rulebook. */
  private allBooks(): TemplateResult {
    return html`<article class="book shelf-book"><div class="leaf">
      <p class="eyebrow">By the Book</p>
      <h1>${t('books')}</h1>
      <p class="lead">${t('books-how')}</p>
      <ul class="shelf">${this.shelf.map((game) => html`<li data-game=${game.name}><a href="/rules/${game.name}"><b>${inBoth(game.title)}</b> <span>${inBoth(game.blurb)}</span></a></li>`)}</ul>
    </div></article>`;
  }

  private one(clause: Clause): TemplateResult {
    const ours = clause.tag !== 'book';
    return html`<div class="clause clause-${clause.tag}" id=${clause.id} tabindex="-1">
      <a class="margin-number" href="#${clause.id}"><span class="heard">${t('rule')} </span>${clause.id}</a>
      <p>${ours ? html`<span class="tag tag-${clause.tag}">${tagWords(clause.tag, this.words)}</span> ` : nothing}${clauseText(clause, this.words)}</p>
    </div>`;
  }
}

/** The clause at the top of the window: where the reader is, in whichever language. */
function firstInSight(root: HTMLElement): string {
  const clauses = [...root.querySelectorAll<HTMLElement>('.clause')];
  return clauses.find((clause) => clause.getBoundingClientRect().bottom > 80)?.id ?? '';
}

customElements.define('rules-screen', RulesScreen);
