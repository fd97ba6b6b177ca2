/** The end: places, and what to do next. */
import { html, nothing, type TemplateResult } from 'lit';
import { recordPath } from '../api';
import { t } from '../language';
import type { TableStore } from '../store';
import { roomOf } from '../games/catalogue';
import { art } from '../zones/card';
import type { Stage } from '../zones/stage';

export function endOfGame(stage: Stage, store: TableStore): TemplateResult {
  const { view, words, names } = stage;
  const result = view.result;
  if (!result) return html``;
  const mine = result.places.find((place) => view.you !== null && place.seats.includes(view.you));
  const room = roomOf(view.game);
  const shared = (mine?.seats.length ?? 1) > 1;
  return html`<section class="end" aria-labelledby="end-title">
    ${art('logo', 'end-mark')}
    <h2 id="end-title" tabindex="-1">${mine ? t(mine.place === 1 ? (shared ? 'end-shared' : 'end-won') : 'end-place', { place: mine.place }) : words.say('game-over')}</h2>
    <p class="cause">${words.say(`cause-${result.cause}`)} ${room.length(result, stage)}</p>
    <ol class="places">
      ${result.places.map(
        (place) => html`<li class="place ${place.place === 1 ? 'first' : ''}">
          <span class="place-number" aria-hidden="true">${place.place}</span>
          <span class="place-words">
            <span class="heard">${t('place-number', { place: place.place })}</span>
            ${place.seats.map((seat) => html`<span class="place-seat"><b>${names[seat] ?? ''}</b> ${room.standing(stage, seat)}</span>`)}
          </span>
        </li>`,
      )}
    </ol>
    <div class="end-acts" data-group="end">${next(store, view.you !== null)}</div>
  </section>`;
}

function rematch(store: TableStore): void {
  store.eager = true;
  store.ask('rematch');
}

function next(store: TableStore, seated: boolean): TemplateResult {
  const again = store.lobby?.next_table;
  return html`
    ${again ? html`<a class="primary" data-key="next" href="/t/${again}">${t('to-next-table')}</a>` : seated ? html`<button type="button" class="primary" data-key="rematch" @click=${() => rematch(store)}>${t('rematch')}</button>` : nothing}
    <a class="choice" data-key="record" href=${recordPath(store.table)} download="${store.lobby?.game ?? 'game'}-${store.table}.jsonl">${t('download-record')}</a>
    <a class="choice" data-key="replay" href="/replay#${store.table}">${t('watch-replay')}</a>
    <a class="choice" data-key="home" href="/">${t('back-home')}</a>
  `;
}
