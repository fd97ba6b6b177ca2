/** The question asked, and the words that may answer it. Always in the same place, right above the hand. */
import { html, nothing, type TemplateResult } from 'lit';
import { roomOf } from '../games/catalogue';
import { t } from '../language';
import { zone } from '../look';
import { back } from '../icons';
import { art } from './card';
import { windowLine } from './calls';
import type { Offer } from '../types';
import { showingLine } from './showing';
import type { Stage } from './stage';

const MOST_TOGETHER = 6;

export function moves(stage: Stage, slip: TemplateResult | typeof nothing): TemplateResult {
  if (stage.showing) return showingLine(stage, stage.showing, slip);
  const walk = stage.walk;
  const goOn = stage.calls?.awaited ?? false;
  return html`<section class="moves ${stage.asked || goOn ? 'asked' : ''}" aria-labelledby="title-moves">
    <h2 id="title-moves" class="heard">${t('moves')}</h2>
    ${windowLine(stage)}
    <div class="question">
      <p id="question" tabindex="-1">${stage.spoken.question}</p>
      ${roomOf(stage.view.game).about?.(stage) ?? nothing}
    </div>
    <div class="choices" data-group="moves" data-heir="question">
      ${goOn ? html`<button type="button" class="primary" data-key="move-go-on" @click=${() => stage.calls?.goOn()}>${stage.words.say('window-go-on')}</button>` : stage.held?.early ? heldMove(stage, stage.held.early) : walk && (stage.asked || walk.begun) && !stage.sent ? choices(stage) : stage.sent ? html`<p class="sent">${t('sent')}</p>` : nothing}
    </div>
    ${slip}
  </section>`;
}

/** A move made early: it waits for the window to close, and can be taken back. */
const heldMove = (stage: Stage, move: string): TemplateResult =>
  html`<p class="held-move">${t('held-move', { move: wordsOf(stage, stage.early) || move })}</p>
    <button type="button" class="choice" data-key="take-back" @click=${() => stage.hands?.takeBack()}>${t('take-back')}</button>`;

/** The answer that ends the question without a card, if there is one: the main action, also on the space bar. */
export function mainOffer(stage: Stage): Offer | undefined {
  const walk = stage.walk;
  if (!walk || !stage.asked || walk.begun) return undefined;
  const cardless = walk.options.filter((offer) => !onTable(stage, offer));
  const verbs = roomOf(stage.view.game).mainVerbs;
  const only =
    cardless.length === 1 && !roomOf(stage.view.game).weighty?.includes(cardless[0]?.verb ?? '')
      ? cardless[0]
      : undefined;
  return cardless.find((offer) => verbs.includes(offer.verb)) ?? only;
}

function choices(stage: Stage): TemplateResult {
  const walk = stage.walk;
  if (!walk) return html``;
  const main = mainOffer(stage);
  const shown = walk.choices.filter((offer) => offer !== main && (walk.picked || !onTable(stage, offer)));
  return html`
    ${
      walk.begun
        ? html`<button type="button" class="quiet step-back" data-key="move-back" @click=${() => stage.hands?.back()}>${back()}<span>${t('step-back')}</span></button>
          <p class="so-far">${soFar(stage)}</p>`
        : nothing
    }
    ${walk.ways ? walk.ways.map((way) => wayButton(stage, way)) : walk.waiting ? nothing : buttons(stage, shown)}
    ${walk.whole ? html`<button type="button" class="primary" data-key="move-finish" @click=${() => stage.hands?.finish()}>${walk.prepared ? soFar(stage) : t('do-it')}</button>` : nothing}
    ${main ? offerButton(stage, main, 'primary') : nothing}
    ${walk.waiting ? html`<p class="sent">${t('one-moment')}</p>` : nothing}
  `;
}

/** The words as buttons; many of several kinds are laid out kind by kind. */
function buttons(stage: Stage, shown: Offer[]): TemplateResult[] {
  const kinds = [...new Set(shown.map((offer) => offer.verb))];
  const button = (offer: Offer) => offerButton(stage, offer, 'choice');
  if (shown.length <= MOST_TOGETHER || kinds.length === 1) return shown.map(button);
  return kinds.map(
    (kind) =>
      html`<div class="choice-group" role="group" aria-labelledby="kind-${kind}"><span id="kind-${kind}" class="choice-title">${stage.words.say(`kind-${kind}`)}</span>${shown.filter((offer) => offer.verb === kind).map(button)}</div>`,
  );
}

function offerButton(stage: Stage, offer: Offer, look: string): TemplateResult {
  return html`<button type="button" class=${look} data-key="move-${offer.word}" data-verb=${offer.verb} @click=${() => stage.hands?.choose(offer)}>
    ${picture(stage, offer)}${offerLabel(stage, offer)}
  </button>`;
}

function picture(stage: Stage, offer: Offer): TemplateResult | typeof nothing {
  const drawn = roomOf(stage.view.game).offerArt?.(offer);
  return drawn ? art(drawn, 'token') : nothing;
}

/** One whole end of a move: "One to Bea, one to Cleo". */
function wayButton(stage: Stage, way: Offer[]): TemplateResult | typeof nothing {
  const told = way
    .filter((offer) => offer.verb !== 'skip' && offer.number !== 0)
    .map((offer) => offerLabel(stage, offer));
  const own = roomOf(stage.view.game).wayWords?.(stage, way);
  if (own === '') return nothing;
  const label =
    own ?? told.map((text, nth) => (nth === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1))).join(', ');
  return html`<button type="button" class="choice" data-key="way-${way.map((offer) => offer.word).join('-')}" data-verb=${way[0]?.verb ?? ''} @click=${() => stage.hands?.take(way)}>${label}</button>`;
}

export function offerLabel(stage: Stage, offer: Offer): string {
  const { words, names } = stage;
  const args = {
    ...(typeof offer.card === 'number' ? { card: words.card(offer.card), value: offer.card } : {}),
    ...(typeof offer.number === 'number' ? { number: offer.number, count: offer.number } : {}),
    ...(typeof offer.seat === 'number' ? { name: names[offer.seat] ?? '' } : {}),
  };
  return roomOf(stage.view.game).offerWords?.(stage, offer) ?? (words.say(`move-${offer.verb}`, args) || offer.text);
}

const wordsOf = (stage: Stage, path: Offer[]) => path.map((offer) => offerLabel(stage, offer)).join(' · ');
const soFar = (stage: Stage) => wordsOf(stage, stage.walk?.path ?? []);

/** A word that belongs to a card in sight is chosen by touching that card. */
function onTable(stage: Stage, offer: Offer): boolean {
  if (roomOf(stage.view.game).placed?.includes(offer.verb)) return true;
  return (
    Boolean(offer.zone) &&
    typeof offer.card === 'number' &&
    Boolean(zone(stage.view, offer.zone ?? '', stage.view.you)?.cards)
  );
}
