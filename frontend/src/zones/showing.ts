/** The question's place while faces lie open for a while: nobody is asked, and everybody may say that it has been seen. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../language';
import { keyOf } from '../keys';
import { settings } from '../settings';
import { SLOWEST, type Showing } from '../showing';
import type { TableStore } from '../store';
import type { GameWords } from '../words';
import type { Stage } from './stage';

/** How long faces stay open at this table: the host says it, and anybody may ask for longer. */
export function showFactor(words: GameWords, store: TableStore): TemplateResult | typeof nothing {
  const { lobby } = store;
  if (!words.info.shows || !lobby || lobby.you === null || lobby.over) return nothing;
  const now = lobby.show_factor ?? 1;
  const times = Array.from({ length: SLOWEST }, (_, step) => step + 1).filter(
    (each) => lobby.you === lobby.host || each >= now,
  );
  return html`<fieldset class="choice show-factor">
    <legend>${t('show-factor')}</legend>
    <div class="segments">
      ${times.map((each) => html`<label><input type="radio" name="show-factor" .checked=${each === now} @change=${() => store.ask('show_factor', { factor: each })} /><span>${t('show-factor-times', { times: each })}</span></label>`)}
    </div>
    <p class="hint">${t('show-factor-hint')}</p>
  </fieldset>`;
}

export function showingLine(stage: Stage, showing: Showing, slip: TemplateResult | typeof nothing): TemplateResult {
  const { seen, slower } = stage;
  return html`<section class="moves showing" aria-labelledby="title-moves">
    <h2 id="title-moves" class="heard">${t('moves')}</h2>
    <div class="question">
      <p id="question" tabindex="-1">${t(showing.confirmed ? 'showing-confirmed' : showing.places.length ? 'showing' : 'showing-others')}</p>
      <span class="window-time" aria-hidden="true"><span .style=${`animation-duration: ${showing.until - showing.since}ms`}></span></span>
    </div>
    <div class="choices" data-group="moves" data-heir="question">
      ${slower && !showing.confirmed ? html`<button type="button" class="quiet" data-key="move-slower" @click=${slower}>${t('slower')}</button>` : nothing}
      ${seen && !showing.confirmed ? html`<button type="button" class="primary big" data-key="move-seen" @click=${seen}>${t('seen')}${settings.letters ? html` <kbd aria-hidden="true">${keyOf('seen').toUpperCase()}</kbd>` : nothing}</button>` : nothing}
    </div>
    ${slip}
  </section>`;
}
