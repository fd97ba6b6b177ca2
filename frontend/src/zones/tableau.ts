/** Cards on a table without edges: one cell is the reader's, keys walk from there, pointers aim. The names of cells never
 * change; what is in sight recentres and zooms, and neither focus nor place is lost when the table grows. */
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { answer } from '../announce';
import { centreIcon, minus, plus } from '../icons';
import { spoken, t } from '../language';
import { motionAllowed } from '../settings';
import { Screen } from '../screens/screen';
import { sound } from '../sound';
import {
  boxAround,
  distance,
  inside,
  inReadingOrder,
  keyOf,
  range,
  reaching,
  same,
  stepFrom,
  type Box,
  type Cell,
} from './cells';
import { Pinch } from './pinch';
import type { Plan } from './plan';

const SIDES = [22, 28, 36, 44, 54, 66, 80, 96]; // px: the steps of the zoom
const LEAST = 44; // px: what a finger can touch
const MOST = 84; // px: a table of few cards is not blown up
const WAYS: Record<string, Cell> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class TableauZone extends Screen {
  static override properties = { plan: { attribute: false } };
  declare plan: Plan;
  cursor: Cell = [0, 0];
  private aimed: Cell | null = null; // by a pointer
  private touched = false; // the pointer used last was a finger
  private side: number | null = null; // px; null: as large as fits
  private room = { width: 0, height: 0 };
  private drawn: Box = boxAround([]);
  private called = ''; // what the cell under the cursor is called until the reader goes on
  private anchor: { cell: Cell; x: number; y: number } | null = null;
  private held = false;
  private readonly watcher = new ResizeObserver(() => this.measure());
  private readonly pinch = new Pinch(
    (side) => this.zoomTo(side),
    () => this.shownSide,
  );

  /** The one table of this page. */
  static current(): TableauZone | null {
    return document.querySelector<TableauZone>('tableau-zone');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  private get view(): HTMLElement | null {
    return this.querySelector('.tableau-view');
  }

  private at(cell: Cell): HTMLElement | null {
    return this.querySelector(`[data-cell="${keyOf(cell)}"]`);
  }

  private measure(): void {
    const view = this.view;
    if (!view) return;
    const { clientWidth: width, clientHeight: height } = view;
    if (width === this.room.width && height === this.room.height) return;
    this.room = { width, height };
    this.requestUpdate();
  }

  /** What is drawn: what can be explored, and the reader's cell, wherever it lies. It shrinks only with the cards on the
   * table, so that no cell slips away from under a finger. */
  private redraw(before: Plan | undefined): void {
    const { reach, cards } = this.plan;
    const kept = before && alike(before.cards, cards) ? this.drawn : reach;
    this.drawn = [this.cursor, [reach.west, reach.north], [reach.east, reach.south]].reduce<Box>(
      (box, cell) => reaching(box, cell as Cell),
      kept,
    );
  }

  private get fitting(): number {
    const { west, east, north, south } = this.drawn;
    const side = Math.min((this.room.width - 4) / (east - west + 1), (this.room.height - 4) / (south - north + 1));
    return Math.floor(Math.min(MOST, side));
  }

  private get shownSide(): number {
    return this.side ?? Math.max(LEAST, this.fitting);
  }

  // ---- going about

  /** The cursor goes there, and the focus with it. */
  goTo(cell: Cell, called = ''): void {
    this.cursor = cell;
    this.called = called;
    this.aimed = null;
    this.requestUpdate();
    void this.updateComplete.then(() => this.focusHere());
  }

  focusHere(): void {
    const here = this.at(this.cursor);
    here?.focus({ preventScroll: true });
    if (here) this.reveal(here);
  }

  /** The next cell of a list from where the cursor stands, round and round. */
  next(cells: readonly Cell[], step: 1 | -1, none: string): void {
    const list = [...cells].sort(inReadingOrder);
    const ahead =
      step === 1
        ? list.find((cell) => inReadingOrder(cell, this.cursor) > 0)
        : list.findLast((cell) => inReadingOrder(cell, this.cursor) < 0);
    const to = ahead ?? list.at(step === 1 ? 0 : -1);
    if (to) this.goTo(to);
    else answer(spoken(none));
  }

  private walk(way: Cell): void {
    const to = stepFrom(this.cursor, way);
    const { reach, outside } = this.plan;
    if (inside(reach, to) || distance(reach, to) < distance(reach, this.cursor)) return this.goTo(to);
    sound('edge');
    answer(spoken(outside));
  }

  /** To the next card that way, over the free cells between. */
  private leap(way: Cell): void {
    const { cards, reach } = this.plan;
    let to = stepFrom(this.cursor, way);
    let free = 0;
    while (!cards.has(keyOf(to))) {
      if (!inside(reach, to) && distance(reach, to) >= distance(reach, stepFrom(to, way, -1))) {
        sound('edge');
        return answer(spoken(this.plan.noneThatWay));
      }
      to = stepFrom(to, way);
      free += 1;
    }
    this.goTo(to, this.plan.jump(free, to));
  }

  private readonly pressed = (press: KeyboardEvent): void => {
    if (!(press.target as Element).matches('[data-cell]') || press.altKey || press.metaKey) return;
    const way = WAYS[press.key];
    if (way) press.ctrlKey ? this.leap(way) : this.walk(way);
    else if (press.ctrlKey) return;
    else if (press.key === 'Home') this.goTo([0, 0]);
    else if (press.key === 'End') this.goTo(this.plan.last ?? [0, 0]);
    else if (press.key === 'Enter') this.plan.choose(this.cursor, { keys: true, ask: press.shiftKey });
    else if (press.key === '+' || press.key === '=') this.zoom(1);
    else if (press.key === '-') this.zoom(-1);
    else if (press.key === '0') this.fit();
    else return;
    press.preventDefault();
  };

  private readonly focused = (event: FocusEvent): void => {
    const cell = cellOf(event.target);
    if (!cell || same(cell, this.cursor)) return;
    this.cursor = cell;
    this.called = '';
    this.requestUpdate();
  };

  /** A finger aims first and chooses with a second touch, so that what would be collected is seen before. */
  private readonly clicked = (click: MouseEvent): void => {
    const cell = cellOf(click.target);
    if (!cell) return;
    const touch = (click as PointerEvent).pointerType === 'touch';
    this.touched = touch;
    const goal = this.plan.goals.some((each) => same(each, cell));
    if (touch && goal && (!same(cell, this.aimed) || this.shownSide < LEAST)) {
      this.aimed = cell;
      if (this.shownSide < LEAST) this.zoomTo(LEAST, cell);
      else this.requestUpdate();
    } else {
      if (touch) this.aimed = null; // a cell that is emptied again is aimed at anew
      this.plan.choose(cell, { keys: click.detail === 0, ask: click.shiftKey });
    }
  };

  private readonly pointed = (event: PointerEvent): void => {
    // a mouse that nobody moves has no say in what a finger aims at: it is told to be elsewhere whenever things shift
    if (event.type === 'pointermove')
      this.touched &&= event.pointerType === 'touch' || !(event.movementX || event.movementY);
    if (event.pointerType === 'touch' || this.touched || event.type === 'pointermove') return;
    const cell = event.type === 'pointerleave' ? null : cellOf(event.target);
    if (same(cell, this.aimed) || (cell === null && this.aimed === null)) return;
    this.aimed = cell;
    this.requestUpdate();
  };

  // ---- the view

  zoom(step: 1 | -1): void {
    const now = this.shownSide;
    const to = step === 1 ? SIDES.find((side) => side > now) : SIDES.findLast((side) => side < now);
    if (to === undefined) {
      sound('edge');
      return answer(t(step === 1 ? 'zoom-most' : 'zoom-least'));
    }
    this.zoomTo(to);
  }

  private zoomTo(side: number, about?: Cell): void {
    this.side = Math.max(SIDES[0] ?? LEAST, Math.min(SIDES.at(-1) ?? MOST, side));
    this.requestUpdate();
    if (about) void this.updateComplete.then(() => this.reveal(this.at(about), true));
  }

  /** As large as fits, and the middle of the table in the middle. */
  fit(): void {
    this.side = null;
    this.requestUpdate();
    void this.updateComplete.then(() => {
      const view = this.view;
      view?.scrollTo({
        left: (view.scrollWidth - view.clientWidth) / 2,
        top: (view.scrollHeight - view.clientHeight) / 2,
        behavior: motionAllowed() ? 'smooth' : 'auto',
      });
    });
  }

  /** Scrolls as little as needed, within the table's own frame alone. */
  private reveal(thing: HTMLElement | null, middle = false): void {
    const view = this.view;
    if (!view || !thing) return;
    const frame = view.getBoundingClientRect();
    const is = thing.getBoundingClientRect();
    const off = (low: number, high: number, from: number, to: number) =>
      middle ? (low + high - from - to) / 2 : low < from ? low - from - 6 : high > to ? high - to + 6 : 0;
    view.scrollBy({
      left: off(is.left, is.right, frame.left, frame.right),
      top: off(is.top, is.bottom, frame.top, frame.bottom),
      behavior: motionAllowed() ? 'smooth' : 'auto',
    });
  }

  // ---- drawing

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('plan')) {
      const before = changed.get('plan') as Plan | undefined;
      if (before && before.cards.size > 0 && this.plan.cards.size === 0) this.cursor = [0, 0];
      if (before) this.called = '';
      if (this.aimed && !inside(this.plan.reach, this.aimed)) this.aimed = null;
    }
    this.redraw(changed.has('plan') ? (changed.get('plan') as Plan | undefined) : this.plan);
    const active = document.activeElement;
    this.held = this.view?.contains(active) ?? false;
    const cell = this.held ? cellOf(active) : (this.aimed ?? this.plan.last);
    const rect = cell && this.at(cell)?.getBoundingClientRect();
    this.anchor = cell && rect ? { cell, x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 } : null;
  }

  protected override firstUpdated(): void {
    if (this.view) this.watcher.observe(this.view);
    this.measure();
  }

  protected override updated(changed: PropertyValues): void {
    const view = this.view;
    const here = this.anchor && this.at(this.anchor.cell)?.getBoundingClientRect();
    if (view && here && this.anchor)
      view.scrollBy({
        left: here.left + here.width / 2 - this.anchor.x,
        top: here.top + here.height / 2 - this.anchor.y,
        behavior: 'instant',
      });
    if (this.held && !view?.contains(document.activeElement)) this.at(this.cursor)?.focus({ preventScroll: true });
    const before = changed.get('plan') as Plan | undefined;
    const { last } = this.plan;
    if (changed.has('plan') && last && !this.held && !same(last, before?.last ?? null)) this.reveal(this.at(last));
  }

  protected override render(): TemplateResult {
    const { plan } = this;
    const { west, north, east, south } = this.drawn;
    const aimed = this.aimed ?? (this.held ? this.cursor : null);
    return html`
      <div class="tableau-bar">
        <p class="tableau-caption">${plan.caption(aimed)}</p>
        <div class="zoom" role="group" aria-label=${t('zoom')} data-group="zoom">
          ${tool('zoom-out', minus(), () => this.zoom(-1))} ${tool('zoom-in', plus(), () => this.zoom(1))} ${tool('zoom-fit', centreIcon(), () => this.fit())}
        </div>
      </div>
      <div class="tableau-view" data-anchor="tableau" @keydown=${this.pressed} @focusin=${this.focused} @focusout=${() => this.requestUpdate()}
        @click=${this.clicked} @pointerover=${this.pointed} @pointerleave=${this.pointed} @pointermove=${this.pointed}
        @wheel=${this.pinch.wheel} @touchstart=${this.pinch.start} @touchmove=${this.pinch.move} @pointerdown=${this.pinch.grab}>
        <div class="tableau" role="grid" aria-label=${plan.title} data-group="tableau" data-heir="question"
          .style=${`--side: ${this.shownSide}px; --columns: ${east - west + 1}`}>
          ${repeat(
            range(north, south),
            (row) => row,
            (row) =>
              html`<div role="row" class="tableau-row">${repeat(
                range(west, east),
                (column) => column,
                (column) => this.spot([column, row], aimed),
              )}</div>`,
          )}
        </div>
      </div>
      <div class="tableau-foot" data-group="foot" data-heir="question">${plan.foot()}</div>`;
  }

  private spot(cell: Cell, aimed: Cell | null): TemplateResult {
    const here = same(cell, this.cursor);
    const goal = this.plan.goals.some((each) => same(each, cell));
    const { label, look, inner } = this.plan.spot(cell, aimed);
    return html`<div role="gridcell"><button type="button" class="cell ${look} ${goal ? 'goal' : ''} ${here ? 'here' : ''} ${same(cell, this.aimed) ? 'aimed' : ''}"
      data-cell=${keyOf(cell)} data-key="cell-${keyOf(cell)}" data-anchor="cell:${keyOf(cell)}" tabindex=${here || goal ? '0' : '-1'}>${inner}<span class="heard">${here && this.called ? this.called : label}</span></button></div>`;
  }
}

const tool = (name: string, drawing: TemplateResult, act: () => void): TemplateResult =>
  html`<button type="button" class="icon-button" data-key=${name} aria-label=${t(name)} title=${t(name)} @click=${act}>${drawing}</button>`;

const alike = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((key) => b.has(key));

function cellOf(target: EventTarget | null): Cell | null {
  const key = (target as Element | null)?.closest?.<HTMLElement>('[data-cell]')?.dataset.cell;
  if (key === undefined) return null;
  const [east = 0, south = 0] = key.split(',').map(Number);
  return [east, south];
}

customElements.define('tableau-zone', TableauZone);
