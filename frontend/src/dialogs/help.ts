/** The keys and the words, in one list. */
import { html, type TemplateResult } from 'lit';
import { roomOf } from '../games/catalogue';
import { cross } from '../icons';
import { keyCap, keyOf } from '../keys';
import { t } from '../language';
import { Screen } from '../screens/screen';
import { settings } from '../settings';
import type { GameWords } from '../words';

/** The keys and words of a game. */
export function openHelp(words: GameWords): void {
  document.querySelector<HelpDialog>('help-dialog')?.open(words);
}

const FIXED = ['arrows', 'tab', 'enter', 'space', 'f1'];

export class HelpDialog extends Screen {
  private words: GameWords | null = null;

  open(words: GameWords): void {
    this.words = words;
    this.requestUpdate();
    void this.updateComplete.then(() => this.querySelector('dialog')?.showModal());
  }

  protected override render(): TemplateResult {
    const named = (id: string) => this.words?.named(id) ?? t(id);
    const asks = Object.entries(this.words?.info.acts ?? {});
    const own = this.words ? Object.keys(roomOf(this.words.info.name).acts ?? {}) : [];
    const others = ['command', ...own].filter((act) => !asks.some(([, known]) => known === act));
    const does = (ask: string) => this.words?.say(`help-${ask}`, { example: '4.4' }) ?? '';
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
            ${asks.map(([ask, act]) => row(keyOf(act), this.words?.typed(ask)[0] ?? '', does(ask)))}
            ${others.map((act) => row(keyOf(act), '', named(`act-${act}`)))}
            ${FIXED.map((key) => row(t(`key-${key}`), '', named(`key-${key}-does`)))}
          </tbody>
        </table>
        <p>${named('help-moves')}</p>
      </div>
    </dialog>`;
  }
}

const row = (key: string, word: string, does: string) =>
  html`<tr><td>${key ? html`<kbd>${keyCap(key, (letter) => t('shift', { key: letter }))}</kbd>` : ''}</td><td>${word}</td><td>${does}</td></tr>`;

customElements.define('help-dialog', HelpDialog);
