/** The right-hand page: the log with its margin, the questions one may ask, the command line, and talk. */
import { html, nothing, type TemplateResult } from 'lit';
import { announce } from '../announce';
import { sure } from '../dialogs/confirm';
import { keyCap, keyOfQuery } from '../keys';
import { t } from '../language';
import { go } from '../router';
import { settings } from '../settings';
import type { TableStore } from '../store';
import { ticketFor } from '../tickets';
import { clauseButton, lineOf, pageLines } from '../zones/page';
import { showFactor } from '../zones/showing';
import type { Stage } from '../zones/stage';
import type { ChatLine } from '../news';
import type { GameWords } from '../words';
import type { TableScreen } from './table';

export function margin(stage: Stage, store: TableStore, screen: TableScreen, open: boolean): TemplateResult {
  const last =
    [...stage.log]
      .reverse()
      .map((event) => lineOf(stage, event))
      .find(Boolean) ?? t('page-empty');
  return html`<aside class="leaf leaf-page ${open ? 'open' : ''}" aria-label=${t('page-label')}>
    <button type="button" class="page-pull" aria-expanded=${open ? 'true' : 'false'} aria-controls="page-body" @click=${() => screen.togglePage()}>
      <span class="pull-handle" aria-hidden="true"></span>
      <span class="pull-title">${open ? t('page-close') : t('page')}</span>
      ${open ? nothing : html`<span class="pull-last" aria-hidden="true">${last}</span>`}
    </button>
    <div id="page-body" class="page-body">
      <section class="log" aria-labelledby="title-log">
        <h2 id="title-log">${t('page')}</h2>
        <div class="lines-scroll" tabindex="0" role="group" aria-labelledby="title-log">${pageLines(stage)}${refusal(stage, store, screen)}</div>
      </section>
      <section class="ask" aria-labelledby="title-ask">
        <h2 id="title-ask" class="heard">${t('ask')}</h2>
        <details>
          <summary>${t('ask')}</summary>
          <div class="ask-buttons">
            ${stage.words.info.queries.map((query) => html`<button type="button" class="quiet" @click=${() => screen.ask(query)}><span>${stage.words.named(`query-${query}`)}</span>${settings.letters && keyOfQuery(stage.words.info, query) ? html` <kbd aria-hidden="true">${keyCap(keyOfQuery(stage.words.info, query), (key) => t('shift', { key }))}</kbd>` : nothing}</button>`)}
          </div>
        </details>
        <form class="line-form" @submit=${(event: Event) => typed(event, (line) => screen.command(line))}>
          <label for="command">${t('command')}</label>
          <div class="line-field"><input id="command" name="line" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder=${stage.words.named('command-hint', hinted(stage.words))} /><button type="submit" class="choice">${t('send')}</button></div>
        </form>
        ${talk(stage, store)} ${showFactor(stage.words, store)} ${ownSeat(store)}
      </section>
    </div>
  </aside>`;
}

/** A refusal is a note in one's own margin; nobody else's page has it. */
function refusal(stage: Stage, store: TableStore, screen: TableScreen): TemplateResult | typeof nothing {
  const note = store.note;
  if (note?.kind !== 'refused' || !note.clause) return nothing;
  return html`<div class="margin-note" data-group="margin-note" data-heir="question"><span class="margin">${clauseButton(note.clause, stage.openClause, 'note-clause')}</span><p>${screen.noteWords(note)}</p></div>`;
}

/** One's seat: bring it to another device, or get up. */
function ownSeat(store: TableStore): TemplateResult | typeof nothing {
  const token = ticketFor(store.table)?.token;
  if (store.me === null || !token) return nothing;
  const link = `${location.origin}/t/${store.table}#seat=${token}`;
  const copy = () => void navigator.clipboard?.writeText(link).then(() => announce(t('copied')));
  const leave = () =>
    void sure(t('leave-sure')).then((yes) => {
      if (!yes) return;
      store.ask('leave');
      go('/');
    });
  return html`<details class="own-seat">
    <summary>${t('own-seat')}</summary>
    <p class="hint">${t('own-seat-how')}</p>
    <div class="line-field"><input readonly aria-label=${t('own-seat-link')} .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /><button type="button" class="choice" @click=${copy}>${t('copy')}</button></div>
    ${store.view?.over ? nothing : html`<button type="button" class="quiet" @click=${leave}>${t('leave')}</button>`}
  </details>`;
}

function talk(stage: Stage, store: TableStore): TemplateResult | typeof nothing {
  const people = store.lobby?.seats.filter((seat) => seat.kind === 'person').length ?? 0;
  if (people < 2 && (store.lobby?.spectators ?? 0) === 0 && store.chat.length === 0) return nothing;
  const said = store.chat.slice(-30).map((line) => html`<li><b>${line.name}</b> ${sayingOf(stage.words, line)}</li>`);
  return html`<div class="talk">
    <h3>${t('talk')}</h3>
    <ul class="chat">${said}</ul>
    ${stage.lobby.options.chat === 'phrases' ? phrases(stage, store) : freeTalk(store)}
  </div>`;
}

/** A phrase is worded for whoever hears it; any other text is what was typed. */
export const sayingOf = (words: GameWords | null, line: ChatLine): string =>
  line.phrase && words ? words.say(`phrase-${line.text}`) : line.text;

const freeTalk = (store: TableStore): TemplateResult =>
  html`<form class="line-form" @submit=${(event: Event) => typed(event, (text) => store.say(text))}>
    <label for="chat">${t('talk-label')}</label>
    <div class="line-field"><input id="chat" name="line" maxlength="300" autocomplete="off" /><button type="submit" class="choice">${t('send')}</button></div>
  </form>`;

/** All there is to say: nobody can write down a card. */
const phrases = (stage: Stage, store: TableStore): TemplateResult =>
  html`<div class="phrases" role="group" aria-label=${t('talk-label')}>
    ${(stage.words.info.phrases ?? []).map((name) => html`<button type="button" class="choice" @click=${() => store.say(name)}>${stage.words.say(`phrase-${name}`)}</button>`)}
  </div>`;

function typed(event: Event, take: (line: string) => void): void {
  event.preventDefault();
  const field = (event.target as HTMLFormElement).elements.namedItem('line') as HTMLInputElement;
  const line = field.value.trim();
  field.value = '';
  if (line) take(line);
}

/** The words that the command line teaches: the first question of this game, and the one for a rule. */
const hinted = (words: GameWords) => ({
  query: words.typed(words.info.queries[0] ?? 'help')[0] ?? '',
  rule: words.typed('rule')[0] ?? '',
});
