/** The keys and the words, in one list. */
import { html, type TemplateResult } from 'lit';
import { roomOf } from '../games/catalogue';
import { cross } from '../icons';
import { actOfQuery, keyOf, keyOfQuery } from '../keys';
import { t } from '../language';
import { Screen } from '../screens/screen';
import { settings } from '../settings';
import type { GameWords } from '../words';

/** The keys and words of a game. */
export function openHelp(words: GameWords): void {
  document.querySelector<HelpDialog>('help-dialog')?.open(words);
}

const FIXED = ['arrows', 'tab', 'enter', 'space', 'f1'];
const ACTS = ['scores', 'details', 'clock', 'earlier', 'later', 'call', 'command'];
const WINDOW_ACTS = ['out', 'hold', 'goOn'];
const SHOW_ACTS = ['seen'];
const QUIET_ACTS = ['quiet'];

export class HelpDialog extends Screen {
  private words: GameWords | null = null;

  open(words: GameWords): void {
    this.words = words;
    this.requestUpdate();
    void this.updateComplete.then(() => this.querySelector('dialog')?.showModal());
  }

  protected override render(): TemplateResult {
    const named = (id: string) => this.words?.named(id) ?? t(id);
    const queries = this.words?.info.queries ?? [];
    const known = queries.map(actOfQuery);
    const own = this.words ? Object.keys(roomOf(this.words.info.name).acts ?? {}) : [];
    const acts = [
      ...ACTS,
      ...own,
      ...(this.words?.info.windows ? WINDOW_ACTS : []),
      ...(this.words?.info.shows ? SHOW_ACTS : []),
      ...(this.words?.info.quiet ? QUIET_ACTS : []),
    ].filter((act) => !known.includes(act));
    return html`<dialog class="help-dialog" aria-labelledby="help-title">
      <form method="dialog" class="dialog-head">
        <h2 id="help-title" tabindex="-1" autofocus>${t('help-title')}</h2>
        <button class="icon-button" value="close" aria-label=${t('close')}>${cross()}</button>
      </form>
      <div class="help-body">
        <p>${t(settings.letters ? 'help-letters' : 'help-letters-off')}</p>
        <table>
          <thead><tr><th scope="col">${t('help-key')}</th><th scope="col">${t('help-word')}</th><th scope="col">${t('help-does')}</th></tr></thead>
          <tbody>
            ${queries.map((query) => row(keyOfQuery(query), named(`word-${query}`), named(`query-${query}-help`)))}
            ${acts.map((act) => row(keyOf(act), this.words?.say(`word-${act}`) ?? '', named(`act-${act}`)))}
            ${FIXED.map((key) => row(t(`key-${key}`), '', named(`key-${key}-does`)))}
          </tbody>
        </table>
        <p>${named('help-moves')}</p>
      </div>
    </dialog>`;
  }
}

const row = (key: string, word: string, does: string) =>
  html`<tr><td>${key ? html`<kbd>${key === key.toUpperCase() && /^\p{L}$/u.test(key) ? t('shift', { key }) : key.length === 1 ? key.toUpperCase() : key}</kbd>` : ''}</td><td>${word}</td><td>${does}</td></tr>`;

customElements.define('help-dialog', HelpDialog);
