/** What a reaction answers to: who did what, to which open card, cell or Stack; and peace until the turn is over. */
import { html, nothing, type TemplateResult } from 'lit';
import { answerAsWished, beQuiet, isQuiet, mayBeQuiet } from '../../quiet';
import type { Stage } from '../../zones/stage';

export function about(stage: Stage): TemplateResult | typeof nothing {
  const { words } = stage;
  const told = stage.spoken.before;
  const reacts = mayBeQuiet(stage);
  const change = (event: Event) => {
    beQuiet(stage, (event.target as HTMLInputElement).checked);
    answerAsWished(stage);
  };
  if (!told && !reacts) return nothing;
  return html`${told ? html`<p class="trigger">${told}</p>` : nothing}
    ${reacts && !stage.sent ? html`<label class="toggle quiet-setting"><input type="checkbox" .checked=${isQuiet(stage)} @change=${change} /><span>${words.say('move-quiet')}</span></label>` : nothing}`;
}
