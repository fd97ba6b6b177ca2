/** The house rules of a game as a form, built from what the game declares. */
import { html, nothing, type TemplateResult } from 'lit';
import { openClause } from '../dialogs/clause';
import { t } from '../language';
import type { Lobby, OptionSpec } from '../types';
import { clauseButton } from '../zones/page';
import type { GameWords } from '../words';

type Change = (options: Record<string, string>) => void;

export function houseRules(
  words: GameWords,
  lobby: Lobby,
  mayChange: boolean,
  trouble: string,
  change: Change,
  deckFile: (file: File) => void,
): TemplateResult {
  const changed = words.info.options.filter(
    (option) => String(lobby.options[option.name] ?? option.default) !== option.default,
  ).length;
  return html`<section class="house-rules" aria-labelledby="title-house">
    <h2 id="title-house">${t('house-rules')}</h2>
    <p class="hint">${mayChange ? t('house-rules-how') : t('house-rules-read')} ${changed ? t('house-rules-changed', { n: changed }) : ''}</p>
    ${trouble ? html`<p class="trouble">${trouble}</p>` : nothing}
    <div class="options">
      ${words.info.options.map(
        (option) => html`<div class="option">
        <span class="margin">${clauseButton(option.clause, (clause) => openClause(lobby.game, clause))}</span>
        ${mayChange ? field(words, lobby, option, change, deckFile) : reading(words, lobby, option)}
      </div>`,
      )}
    </div>
  </section>`;
}

function field(
  words: GameWords,
  lobby: Lobby,
  option: OptionSpec,
  change: Change,
  deckFile: (file: File) => void,
): TemplateResult {
  const now = String(lobby.options[option.name] ?? option.default);
  const help = words.say(`option-${option.name}-help`);
  return html`<fieldset class="choice">
    <legend>${words.say(`option-${option.name}`) || option.name}</legend>
    ${help ? html`<p class="hint">${help}</p>` : nothing}
    <div class="answers">
      ${option.numbers ? numberField(words, option, option.numbers, now, change) : nothing}
      ${option.values
        .filter(
          (value) =>
            value !== 'file' &&
            !isNumber(option, value) &&
            (value === now || option.seats.indexOf(value) < lobby.seats.length),
        )
        .map(
          (value) =>
            html`<label><input type="radio" name="option-${option.name}" value=${value} .checked=${value === now} @change=${() => change({ [option.name]: value })} /><span>${optionValue(words, option.name, value)}${whoSits(lobby, option, value)}</span></label>`,
        )}
      ${option.shape ? shapeField(words, option, now, change) : nothing}
      ${option.values.includes('file') ? fileField(words, lobby, option, now, deckFile) : nothing}
    </div>
  </fieldset>`;
}

/** Who sits in the seat that a value names. */
function whoSits(lobby: Lobby, option: OptionSpec, value: string): string {
  const name = lobby.seats[option.seats.indexOf(value)]?.name;
  return name ? ` (${name})` : '';
}

/** The nearest number that the rule allows. */
export function nearest([least, most]: readonly [number, number], wanted: number): number {
  return Math.max(least, Math.min(most, Math.round(wanted) || least));
}

const isNumber = (option: OptionSpec, value: string): boolean => option.numbers !== null && /^\d+$/.test(value);

/** A field for the numbers of a rule; beside its other values it is chosen like them. */
function numberField(
  words: GameWords,
  option: OptionSpec,
  numbers: [number, number],
  now: string,
  change: Change,
): TemplateResult {
  const on = isNumber(option, now);
  const value = on ? now : isNumber(option, option.default) ? option.default : String(numbers[0]);
  const [least, most] = numbers;
  const take = (event: Event) => {
    const field = event.target as HTMLInputElement;
    field.value = String(nearest(numbers, Number(field.value || value)));
    change({ [option.name]: field.value });
  };
  const title = words.say(`option-${option.name}`) || option.name;
  const alone = option.values.every((each) => isNumber(option, each));
  return html`<span class="number-answer">
    ${alone ? nothing : html`<input type="radio" name="option-${option.name}" value=${value} aria-label=${optionValue(words, option.name, value)} .checked=${on} @change=${() => change({ [option.name]: value })} />`}
    <input type="number" class="number-field" inputmode="numeric" min=${least} max=${most} step="1" aria-label="${title}, ${t('number-from-to', { least, most })}" .value=${value} @change=${take} />
    <span>${optionValue(words, option.name, value)}</span>
  </span>`;
}

/** A size as people write it: `12 x 8`, `12 × 8`, `12 by 8`, `12 sur 8`. */
export const sizeWritten = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/\s*(?:×|\*|by|sur|x)\s*/, 'x')
    .trim();

/** A field for a value that is written out, where those to choose from are not all. */
function shapeField(words: GameWords, option: OptionSpec, now: string, change: Change): TemplateResult {
  const take = (event: Event) => {
    const typed = sizeWritten((event.target as HTMLInputElement).value);
    if (typed) change({ [option.name]: typed });
  };
  return html`<label class="number-answer"><span>${words.say(`option-${option.name}-other`)}</span>
    <input type="text" class="number-field" autocomplete="off" placeholder=${option.shape} .value=${option.values.includes(now) ? '' : now} @change=${take} /></label>`;
}

function fileField(
  words: GameWords,
  lobby: Lobby,
  option: OptionSpec,
  now: string,
  take: (file: File) => void,
): TemplateResult {
  const chosen = (event: Event) => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (file) take(file);
    (event.target as HTMLInputElement).value = '';
  };
  const warning = now === 'file' && lobby.deck?.warning?.[words.lang];
  return html`${warning ? html`<p class="hint">${warning}</p>` : nothing}<label class="file ${now === 'file' ? 'on' : ''}">
    <input type="file" accept=".csv,.txt,text/csv,text/plain" @change=${chosen} />
    <span>${optionValue(words, option.name, 'file')}${now === 'file' && lobby.deck ? html` <b>${lobby.deck.label}</b>` : nothing}</span>
  </label>`;
}

function reading(words: GameWords, lobby: Lobby, option: OptionSpec): TemplateResult {
  const now = String(lobby.options[option.name] ?? option.default);
  return html`<p class="option-read"><b>${words.say(`option-${option.name}`) || option.name}</b> <span>${optionValue(words, option.name, now)}${now === 'file' && lobby.deck ? html` <b>${lobby.deck.label}</b>` : nothing}</span></p>`;
}

function optionValue(words: GameWords, name: string, value: string): string {
  return (
    words.first([`option-${name}-${value}`]) ??
    (/^\d+$/.test(value) ? words.first([`option-${name}-number`], { value: Number(value) }) : null) ??
    value
  );
}
