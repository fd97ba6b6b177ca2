/** Preferences of this reader on this device. */
import { html, type TemplateResult } from 'lit';
import { cross } from '../icons';
import { ACTS, keyOf } from '../keys';
import { t } from '../language';
import { Screen } from '../screens/screen';
import { prefer, settings, type Settings } from '../settings';

export function openSettings(): void {
  document.querySelector<SettingsDialog>('settings-dialog')?.open();
}

export class SettingsDialog extends Screen {
  open(): void {
    this.querySelector('dialog')?.showModal();
  }

  protected override render(): TemplateResult {
    return html`<dialog class="settings-dialog" aria-labelledby="settings-title">
      <form method="dialog" class="dialog-head">
        <h2 id="settings-title" tabindex="-1" autofocus>${t('settings')}</h2>
        <button class="icon-button" value="close" aria-label=${t('close')}>${cross()}</button>
      </form>
      <div class="settings-body">
        ${choice('theme', ['auto', 'light', 'dark'])} ${choice('motion', ['auto', 'on', 'off'])} ${choice('speech', ['full', 'brief'])}
        <fieldset>
          <legend>${t('settings-play')}</legend>
          ${toggle('confirm')} ${toggle('handAtTurn')} ${toggle('letters')} ${toggle('sound')}
        </fieldset>
        <details>
          <summary>${t('settings-keys')}</summary>
          <p class="hint">${t('settings-keys-hint')}</p>
          <ul class="key-list">
            ${ACTS.map((act) => keyField(act))}
          </ul>
          <button type="button" class="quiet" @click=${() => prefer({ keys: {} })}>${t('settings-keys-reset')}</button>
        </details>
      </div>
    </dialog>`;
  }
}

function choice<K extends 'theme' | 'motion' | 'speech'>(name: K, values: Settings[K][]): TemplateResult {
  return html`<fieldset class="choice">
    <legend>${t(`settings-${name}`)}</legend>
    <div class="segments">
      ${values.map(
        (value) =>
          html`<label><input type="radio" name=${name} .checked=${settings[name] === value} @change=${() => prefer({ [name]: value })} /><span>${t(`settings-${name}-${value}`)}</span></label>`,
      )}
    </div>
  </fieldset>`;
}

function toggle(name: 'confirm' | 'letters' | 'handAtTurn' | 'sound'): TemplateResult {
  return html`<label class="toggle">
    <input type="checkbox" .checked=${settings[name]} @change=${(change: Event) => prefer({ [name]: (change.target as HTMLInputElement).checked })} />
    <span>${t(`settings-${name}`)}</span>
  </label>`;
}

function keyField(act: string): TemplateResult {
  const change = (event: Event) => {
    const field = event.target as HTMLInputElement;
    const letter = field.value.trim().slice(-1);
    const taken = ACTS.some((other) => other !== act && keyOf(other) === letter);
    if (!letter || taken) field.value = keyOf(act);
    else prefer({ keys: { ...settings.keys, [act]: letter } });
  };
  return html`<li><label><span>${t(`act-${act}`)}</span><input class="key-field" maxlength="2" autocomplete="off" autocapitalize="off" spellcheck="false" .value=${keyOf(act)} @change=${change} /></label></li>`;
}

customElements.define('settings-dialog', SettingsDialog);
