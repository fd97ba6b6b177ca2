/** What the table of Dweebies shows on each cell: cards, places for the chosen one and what it would collect there, what
 * is matched now, what was just taken. All of it comes from the view; nothing here knows a rule. */
import { html, nothing, type TemplateResult } from 'lit';
import { asksMe } from '../../look';
import { deckRows } from '../../deck';
import { art } from '../../zones/card';
import { keyOf, range, same, stepFrom, type Cell } from '../../zones/cells';
import type { Stage } from '../../zones/stage';
import type { Plan, Spot } from '../../zones/plan';
import { cellName, named, notation } from './naming';
import { asksNext, chosenCard, decideTaking, place, takesUnasked, toggleAsking } from './placing';
import { allGroups, capital, lineWords, reachOf, run, spotWords } from './reading';
import { justTaken } from './taken';
import { AXES, cardsOfLines, laid, linesOf, read, type Axis, type Collects } from './view';

export function planOf(stage: Stage): Plan {
  const { view, words } = stage;
  const { legal, last } = read(view);
  const shown = new Shown(stage);
  return {
    title: words.say('zone-table'),
    reach: reachOf(view),
    cards: new Set(laid(view).keys()),
    goals: shown.card === null ? [] : legal,
    last,
    spot: (cell, aimed) => shown.spot(cell, aimed),
    caption: (aimed) => shown.caption(aimed),
    foot: () => foot(shown.card !== null),
    jump: (free, to) =>
      words.say('jump-to', { free, card: words.card(laid(view).get(keyOf(to))?.card ?? 0), ...named(to) }),
    noneThatWay: words.say('jump-none'),
    outside: words.say('outside'),
    choose: (cell, how) => place(stage, cell, how),
  };

  function foot(choosing: boolean): TemplateResult | typeof nothing {
    if (view.you === null || view.over) return nothing;
    const unasked = takesUnasked();
    const change = (event: Event) => decideTaking((event.target as HTMLInputElement).checked);
    return html`<label class="toggle take-setting"><input type="checkbox" .checked=${unasked} @change=${change} /><span>${words.say('take-unasked')}</span></label>
      ${choosing && unasked ? html`<button type="button" class="choice ask-once" data-key="ask-once" aria-pressed=${asksNext() ? 'true' : 'false'} @click=${toggleAsking}>${words.say('place-then-choose')}</button>` : nothing}`;
  }
}

/** One picture of the table. */
class Shown {
  readonly card: number | null; // of the hand, chosen
  private readonly cards: ReturnType<typeof laid>;
  private readonly copies: Map<number, number>;
  private readonly matched: Set<string>;
  private readonly taken: Map<string, number>;
  private readonly legal: Set<string>;
  private readonly collects: Map<string, Collects>;
  private readonly groups: number;

  constructor(private readonly stage: Stage) {
    const { view, words, lobby, log } = stage;
    const { legal, collects } = read(view);
    this.card = chosenCard(stage);
    this.cards = laid(view);
    this.copies = new Map(deckRows(lobby, words.info).map(({ value, copies }) => [value, copies]));
    this.matched = new Set(linesOf(view).flatMap(({ cells }) => cells.map(keyOf)));
    this.taken = justTaken(lobby.table, view, log);
    this.legal = new Set(legal.map(keyOf));
    this.collects = new Map(collects.filter(({ card }) => card === this.card).map((each) => [keyOf(each.cell), each]));
    this.groups = allGroups(view).length;
  }

  spot(cell: Cell, aimed: Cell | null): Spot {
    const key = keyOf(cell);
    const there = this.cards.get(key);
    if (there) {
      const look = [
        'has',
        this.matched.has(key) ? 'matched' : '',
        aimed && this.wouldGo(aimed).has(key) ? 'would' : '',
        same(read(this.stage.view).last, cell) ? 'last' : '',
        this.groups > 1 ? `group-${(there.group - 1) % 4}` : '',
      ];
      return {
        label: this.label(cell),
        look: look.join(' '),
        inner: this.tile(there.card, this.matched.has(key), this.groups > 1 ? there.group : 0),
      };
    }
    return {
      label: this.label(cell),
      look: `free ${this.legal.has(key) ? 'legal' : ''} ${key === '0,0' ? 'centre' : ''}`,
      inner: this.free(cell, same(cell, aimed)),
    };
  }

  /** For the ear: what lies there, whether a card may go there, and what the chosen one would collect. */
  private label(cell: Cell): string {
    const said = spotWords(this.stage, cell);
    const found = this.collects.get(keyOf(cell));
    return found ? this.stage.words.say('spot-collects', { spot: said, lines: this.lines(found) }) : said;
  }

  private lines({ row, column }: Collects): string {
    return this.stage.words.say('lines', { row, column });
  }

  private tile(card: number, sweeps = false, group = 0): TemplateResult {
    const dots = range(1, this.copies.get(card) ?? 1);
    return html`<span class="tile" data-sweep=${sweeps ? 'matched' : nothing}>${art(`dweebie-${card}`, 'figure')}<span class="dots">${dots.map(() => html`<i></i>`)}</span>${group ? html`<b class="group-sign" aria-hidden="true">${group}</b>` : nothing}</span>`;
  }

  private free(cell: Cell, aimed: boolean): TemplateResult {
    const key = keyOf(cell);
    const gone = this.taken.get(key);
    const found = this.collects.get(key);
    const legal = this.legal.has(key);
    if (legal && this.card !== null) {
      return html`${aimed ? this.tile(this.card) : nothing}<span class="place" aria-hidden="true">${found ? html`<b class="haul">${cardsOfLines(found)}</b>` : aimed ? nothing : '+'}</span>`;
    }
    return html`${gone === undefined ? nothing : html`<span class="gone">${this.tile(gone)}</span>`}<span class="axis" aria-hidden="true">${legal ? nothing : this.axis(cell)}</span>`;
  }

  /** Names of rows and columns stand along the edge of what can be explored. */
  private axis([east, south]: Cell): string {
    const { west, north } = reachOf(this.stage.view);
    if (this.cards.size === 0) return '';
    if (south === north && east > west) return notation([east, 0]);
    return east === west && south > north ? notation([0, south]) : '';
  }

  /** The cards of the lines that the chosen card would collect on a cell. */
  private wouldGo(aimed: Cell): Set<string> {
    const found = this.collects.get(keyOf(aimed));
    if (!found) return new Set();
    const along = (axis: Axis): Cell[] => {
      const [right, down] = AXES[axis];
      return found[axis]
        ? [...run(this.stage.view, aimed, [right, down]), ...run(this.stage.view, aimed, [-right, -down])]
        : [];
    };
    return new Set([...along('row'), ...along('column'), stepFrom(aimed, [0, 0])].map(keyOf));
  }

  /** For the eye: the cell aimed at, the lines on offer, what is split, or how large the table is. */
  caption(aimed: Cell | null): TemplateResult | typeof nothing {
    const { view, words } = this.stage;
    const { split } = read(view);
    const lines = linesOf(view);
    if (view.over) return nothing;
    if (lines.length)
      return html`<b>${capital(lines.map(({ axis, cells }) => lineWords(this.stage, axis, cells)).join('; '))}</b>`;
    if (aimed && this.card !== null && this.legal.has(keyOf(aimed))) return this.preview(aimed);
    if (aimed) return html`${capital(spotWords(this.stage, aimed))}`;
    if (split)
      return html`<b>${words.say('caption-split', { groups: split.groups, need: words.say('amount', { n: split.need }) })}</b>`;
    if (this.card !== null)
      return html`${words.say('caption-choose', { card: words.card(this.card), number: this.legal.size, collecting: this.collects.size })}`;
    return html`<span class="summary">${asksMe(view) && this.cards.size === 0 ? words.say('caption-centre') : this.stage.spoken.summary}</span>`;
  }

  private preview(aimed: Cell): TemplateResult {
    const { view, words } = this.stage;
    const found = this.collects.get(keyOf(aimed));
    const cell = capital(cellName(words, aimed));
    if (found)
      return html`<b>${words.say('caption-collects', { cell, lines: this.lines(found), count: words.say('amount', { n: cardsOfLines(found) }) })}</b>`;
    const joins = read(view).meets.find((each) => same(each.cell, aimed))?.joins;
    if (read(view).split) return html`${cell}, ${words.say(joins ? 'would-join' : 'would-not-join')}`;
    return html`${words.say('caption-nothing', { cell })}`;
  }
}
