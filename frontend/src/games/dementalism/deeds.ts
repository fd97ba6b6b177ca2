/** What a touched thing may stand for, where that is more than one word: buttons beside it. */
import { html, nothing, type TemplateResult } from 'lit';
import { Screen } from '../../screens/screen';
import type { Offer } from '../../types';
import { offerLabel } from '../../zones/moves';
import type { Stage } from '../../zones/stage';
import { heldThing, letGo, thingWords } from './choosing';

export class DeedList extends Screen {
  static override properties = { stage: { attribute: false }, of: { type: String } };
  declare stage: Stage;
  declare of: 'cell' | 'stack';

  protected override render(): TemplateResult | typeof nothing {
    const held = this.stage && heldThing(this.stage);
    if (!held || 'cell' in held.thing !== (this.of === 'cell')) return nothing;
    const { hands } = this.stage;
    const say = (way: Offer[]) => {
      letGo();
      hands?.say(way);
      this.requestUpdate();
    };
    return html`<div class="deeds" role="group" aria-labelledby="deeds-${this.of}" data-group="deeds" data-heir="question">
      <p id="deeds-${this.of}">${thingWords(this.stage, held.thing)}</p>
      ${held.ways.map((way) => html`<button type="button" class="choice" data-key="deed-${way.map(({ word }) => word).join('-')}" data-verb=${way[0]?.verb ?? ''} @click=${() => say(way)}>${offerLabel(this.stage, way[0] as Offer)}</button>`)}
    </div>`;
  }
}

/** A thing was touched: what it may stand for is shown, or put away; by keys one goes there. */
export function laidOut(several: boolean, keys: boolean): void {
  const lists = [...document.querySelectorAll<DeedList>('deed-list')];
  for (const list of lists) list.requestUpdate();
  if (!several || !keys) return;
  void Promise.all(lists.map((list) => list.updateComplete)).then(() =>
    document.querySelector<HTMLElement>('.deeds button')?.focus(),
  );
}

customElements.define('deed-list', DeedList);
