/** The slip of paper beside the question: an answer, or a refusal with its clause in the margin. For this reader alone. */
import { html, nothing, type TemplateResult } from 'lit';
import { cross } from '../icons';
import { t } from '../language';
import type { TableStore } from '../store';
import type { TableScreen } from './table';

export function slip(
  store: TableStore,
  screen: TableScreen,
  open: (clause: string) => void,
): TemplateResult | typeof nothing {
  const note = store.note;
  if (!note) return nothing;
  const away = () => {
    store.note = null;
    screen.requestUpdate();
  };
  return html`<div class="slip slip-${note.kind}" data-group="slip" data-heir="question">
    <p>${screen.noteWords(note)}</p>
    ${note.clause ? html`<button type="button" class="quiet why" data-key="slip-why" aria-haspopup="dialog" @click=${() => open(note.clause ?? '')}>${t('why', { clause: note.clause })}</button>` : nothing}
    <button type="button" class="icon-button" data-key="slip-away" aria-label=${t('put-away')} @click=${away}>${cross()}</button>
  </div>`;
}
