/** The people and programs around the table, in seat order, with a lantern before the one whose turn it is. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../language';
import { lantern } from '../icons';
import { roomOf } from '../games/catalogue';
import type { Stage } from './stage';

export function seats(stage: Stage): TemplateResult {
  return html`<section class="players" aria-labelledby="title-players">
    <h2 id="title-players" class="heard">${t('players')}</h2>
    <ul class="seats" data-seats=${stage.view.seats}>
      ${Array.from({ length: stage.view.seats }, (_, seat) => seatTile(stage, seat))}
    </ul>
  </section>`;
}

function seatTile(stage: Stage, seat: number): TemplateResult {
  const { view, lobby } = stage;
  const who = lobby.seats[seat];
  const mine = seat === view.you;
  const room = roomOf(view.game);
  // the lantern stands before those who are awaited; in a call window before the one whose turn it is or comes
  const turn = stage.window === null ? (view.question?.waiting.includes(seat) ?? false) : seat === view.turn;
  const away = who?.kind === 'person' && !who.here;
  return html`<li class="seat ${turn ? 'turn' : ''} ${mine ? 'mine' : ''} ${away ? 'away' : ''}">
    <p class="seat-name">
      <span class="letter" aria-hidden="true">${room.seatSign?.(seat) ?? who?.letter ?? ''}</span>
      <span class="name">${stage.names[seat] ?? ''}${mine ? html` <small>${t('you-mark')}</small>` : nothing}</span>
      ${turn ? html`<span class="lamp">${lantern()}<span class="heard">${t(seat === view.turn ? 'whose-turn' : 'thinking')}</span></span>` : nothing}
    </p>
    <p class="facts">${room.facts(stage, seat)}</p>
    ${who?.left && !who.bot && stage.seatBot ? html`<button type="button" class="quiet" @click=${() => stage.seatBot?.(seat)}>${t('let-bot-play')}<span class="heard"> ${stage.names[seat]}</span></button>` : nothing}
    ${away ? html`<p class="seat-state">${t('away')}</p>` : nothing}
  </li>`;
}
