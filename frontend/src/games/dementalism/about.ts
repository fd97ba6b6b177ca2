/** What a reaction answers to: who did what, to which open card, cell or Stack; and peace until the turn is over. */
import { html, nothing, type TemplateResult } from 'lit';
import { answerAsWished, beQuiet, isQuiet, mayBeQuiet } from '../../quiet';
import type { View } from '../../types';
import type { Stage } from '../../zones/stage';
import { triggerOf, type Place } from './view';
import type { Trigger } from './view.gen';

export function about(stage: Stage): TemplateResult | typeof nothing {
  const { words } = stage;
  const told = triggerWords(stage);
  const reacts = mayBeQuiet(stage);
  const change = (event: Event) => {
    beQuiet(stage, (event.target as HTMLInputElement).checked);
    answerAsWished(stage);
  };
  if (!told && !reacts) return nothing;
  return html`${told ? html`<p class="trigger">${told}</p>` : nothing}
    ${reacts && !stage.sent ? html`<label class="toggle quiet-setting"><input type="checkbox" .checked=${isQuiet(stage)} @change=${change} /><span>${words.say('move-quiet')}</span></label>` : nothing}`;
}

const NEED_CARD = ['flip', 'turmoil', 'power'];

/** The trigger as a sentence. */
export function triggerWords({ view, words, names }: Pick<Stage, 'view' | 'words' | 'names'>): string {
  const trigger = triggerOf(view);
  if (!trigger || (NEED_CARD.includes(trigger.what) && typeof trigger.card !== 'number')) return '';
  const who = (seat: number | undefined) => (seat === undefined ? '' : (names[seat] ?? ''));
  return (
    words.first([`trigger-${trigger.what}-${voice(view, trigger)}`, `trigger-${trigger.what}`], {
      by: who(trigger.by),
      target: who(trigger.target),
      card: typeof trigger.card === 'number' ? words.card(trigger.card) : '',
      about: typeof trigger.about === 'number' ? words.card(trigger.about) : '',
      named: typeof trigger.about === 'number' ? 'yes' : 'no',
      place: trigger.place ?? 0,
      ...(trigger.column && trigger.row ? ({ column: trigger.column, row: trigger.row } satisfies Place) : {}),
    }) ?? ''
  );
}

const voice = (view: View, { by, target }: Trigger): string =>
  by === view.you ? 'you' : target !== undefined && target === view.you ? 'target' : 'other';
