/** The call window, and the call keys as buttons. Nothing here depends on whose hand is what, or on what others hold:
 * the buttons stand in the same place at every moment, and a window looks like every other window. */
import { html, nothing, type TemplateResult } from 'lit';
import { roomOf } from '../games/catalogue';
import { t } from '../language';
import { keyOf } from '../keys';
import { settings } from '../settings';
import type { CallKeys, Stage } from './stage';

/** The calm line of an open window: the same for everybody. */
export function windowLine(stage: Stage): TemplateResult | typeof nothing {
  const { view, words } = stage;
  if (!roomOf(view.game).calls?.(view)) return nothing;
  const open = stage.window !== null;
  return html`<p class="window-line ${open ? 'open' : ''}">
    ${open ? html`<span>${words.say('window-open')}</span>${draining(stage)}` : nothing}<span class="noted" aria-hidden="true">${stage.calls?.noted ?? ''}</span>
  </p>`;
}

/** How much of a timed window is left: a thin line that runs out. */
function draining(stage: Stage): TemplateResult | typeof nothing {
  const until = stage.calls?.until;
  if (!until) return nothing;
  return html`<span class="window-time" aria-hidden="true"><span .style=${`animation-duration: ${until.until - until.since}ms`}></span></span>`;
}

export function callKeys(stage: Stage): TemplateResult | typeof nothing {
  const { view, calls } = stage;
  if (!roomOf(view.game).calls?.(view) || view.you === null || view.over || !calls) return nothing;
  const others = Array.from({ length: view.seats }, (_, step) => step).filter((seat) => seat !== view.you);
  return html`<section class="calls" aria-labelledby="title-calls" data-group="calls" data-heir="question">
    <h2 id="title-calls" class="heard">${t('calls')}</h2>
    <div class="call-keys">
      ${callKey(stage, calls, view.you, 'call', 'own')} ${others.map((seat) => callKey(stage, calls, seat, 'out', 'other'))}
      ${calls.unhurried ? html`${windowKey(stage, 'hold', 'window-hold', () => calls.hold(), stage.held?.hold)}${windowKey(stage, 'goOn', 'window-go-on', () => calls.goOn(), undefined)}` : nothing}
    </div>
  </section>`;
}

function callKey(stage: Stage, calls: CallKeys, seat: number, act: string, who: string): TemplateResult {
  const sign = roomOf(stage.view.game).seatSign?.(seat) ?? stage.lobby.seats[seat]?.letter ?? '';
  const name = stage.names[seat] ?? '';
  return html`<button
    type="button"
    class="call call-${who}"
    data-key="call-${seat}"
    aria-pressed=${stage.held?.calls.includes(seat) ? 'true' : 'false'}
    @click=${() => calls.say(seat)}
  >
    ${who === 'own' ? html`<span>${stage.words.say('call-own')}</span>${keyCap(act)}` : html`<span class="heard">${stage.words.say('call-other', { name })}</span><span class="call-sign" aria-hidden="true">${sign}</span><span class="call-name" aria-hidden="true">${name}</span>`}
  </button>`;
}

const windowKey = (
  stage: Stage,
  act: string,
  words: string,
  press: () => void,
  pressed: boolean | undefined,
): TemplateResult =>
  html`<button type="button" class="call call-window" data-key="call-${act}" aria-pressed=${pressed === undefined ? nothing : pressed ? 'true' : 'false'} @click=${press}><span>${stage.words.say(words)}</span>${keyCap(act)}</button>`;

const keyCap = (act: string) =>
  settings.letters && keyOf(act) ? html`<kbd aria-hidden="true">${keyOf(act).toUpperCase()}</kbd>` : nothing;
