/** The table as lists, an equal way to it: cards, playable cells, lines and groups. Choosing one goes to its cell. */
import { html, nothing, type TemplateResult } from 'lit';
import { cross } from '../../icons';
import { t } from '../../language';
import { Screen } from '../../screens/screen';
import type { Cell } from '../../zones/cells';
import type { Stage } from '../../zones/stage';
import { TableauZone } from '../../zones/tableau';
import { planOf } from './plan';
import { allGroups, allLines, capital, groupWords, lineWords, spotWords } from './reading';
import { laid, read } from './view';

interface Entry {
  cell: Cell;
  words: string;
}

export class ListsDialog extends Screen {
  private stage: Stage | null = null;

  open(stage: Stage): void {
    this.stage = stage;
    this.requestUpdate();
    void this.updateComplete.then(() => this.querySelector('dialog')?.showModal());
  }

  protected override render(): TemplateResult | typeof nothing {
    const { stage } = this;
    if (!stage) return nothing;
    return html`<dialog class="lists-dialog" aria-labelledby="lists-title">
      <form method="dialog" class="dialog-head">
        <h2 id="lists-title" tabindex="-1" autofocus>${stage.words.say('lists')}</h2>
        <button class="icon-button" value="close" aria-label=${t('close')}>${cross()}</button>
      </form>
      <div class="lists-body">${Object.entries(listsOf(stage)).map(([name, entries]) => this.list(stage, name, entries))}</div>
    </dialog>`;
  }

  private list(stage: Stage, name: string, entries: Entry[]): TemplateResult {
    const go = (cell: Cell) => {
      this.querySelector('dialog')?.close();
      TableauZone.current()?.goTo(cell);
    };
    return html`<section aria-labelledby="list-${name}">
      <h3 id="list-${name}">${stage.words.say(`list-${name}`)} <span class="count">${entries.length}</span></h3>
      ${entries.length ? html`<ul>${entries.map(({ cell, words }) => html`<li><button type="button" class="quiet" @click=${() => go(cell)}>${capital(words)}</button></li>`)}</ul>` : html`<p class="hint">${stage.words.say('list-none')}</p>`}
    </section>`;
  }
}

function listsOf(stage: Stage): Record<string, Entry[]> {
  const { view } = stage;
  const plan = planOf(stage);
  const spot = (cell: Cell) => ({ cell, words: spotWords(stage, cell) });
  return {
    legal: read(view).legal.map((cell) => ({ cell, words: plan.spot(cell, null).label })), // with what the chosen card would collect
    cards: [...laid(view).values()].map(({ cell }) => spot(cell)),
    lines: allLines(view).map(({ axis, cells }) => ({
      cell: cells[0] ?? [0, 0],
      words: lineWords(stage, axis, cells),
    })),
    groups: laid(view).size
      ? allGroups(view).map((group) => ({ cell: group.cell, words: groupWords(stage, group) }))
      : [],
  };
}

export function openLists(stage: Stage): void {
  document.querySelector<ListsDialog>('lists-dialog')?.open(stage);
}

customElements.define('lists-dialog', ListsDialog);
