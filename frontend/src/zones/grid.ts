/** A grid with edges: rows and columns have names, one cell is the reader's, keys walk from there, pointers aim. All of it
 * fits its frame; it can be made larger and moved about, and neither focus nor place is lost by that. */
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { answer } from '../announce';
import { centreIcon, minus, plus } from '../icons';
import { spoken, t } from '../language';
import { motionAllowed } from '../settings';
import { Screen } from '../screens/screen';
import { sound } from '../sound';
import type { Board } from './board';
import { Pinch } from './pinch';

const SIDES = [16, 20, 25, 32, 40, 48, 58, 70, 84]; // px: the steps of the zoom
const MOST = 84; // px: a small grid is not blown up
const FINGER = 44; // px: what a finger can touch
const SMALL = 30; // px: below this a finger's aim makes the grid larger
const HIGH = 1.38; // a cell's height to its width: that of a card, and a little
const EDGE = 18; // px: the names of rows and columns
const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class GridZone extends Screen {
  static override properties = { board: { attribute: false } };
  declare board: Board;
  cursor = 'a1';
  private aimed: string | null = null; // by a pointer
  private touched = false; // the pointer used last was a finger
  private side: number | null = null; // px; null: as large as fits
  private lent = false; // the reader's aim alone made the grid larger
  private room = { width: 0, height: 0 };
  private held = false;
  private readonly watcher = new ResizeObserver(() => this.measure());
  private readonly pinch = new Pinch(
    (side) => this.zoomTo(side),
    () => this.shownSide,
  );

  /** The one grid of this page. */
  static current(): GridZone | null {
    return document.querySelector<GridZone>('grid-zone');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
    removeEventListener('resize', this.resized);
  }

  private get view(): HTMLElement | null {
    return this.querySelector('.grid-view');
  }

  private at(cell: string): HTMLElement | null {
    return this.querySelector(`[data-cell="${cell}"]`);
  }

  private readonly resized = (): void => this.measure();

  /** How wide the frame is, and how high it may become. */
  private measure(): void {
    const view = this.view;
    if (!view) return;
    const width = view.parentElement?.clientWidth ?? view.clientWidth;
    const height = Number.parseFloat(getComputedStyle(view).maxHeight) || 400;
    if (width === this.room.width && height === this.room.height) return;
    this.room = { width, height };
    this.requestUpdate();
  }

  private get fitting(): number {
    const { columns, rows } = this.board;
    const side = Math.min(
      (this.room.width - EDGE - 6) / columns.length,
      (this.room.height - EDGE - 6) / rows.length / HIGH,
    );
    return Math.max(SIDES[0] ?? SMALL, Math.floor(Math.min(MOST, side)));
  }

  private get shownSide(): number {
    return this.side ?? this.fitting;
  }

  private get spots(): string[] {
    return this.board.rows.flatMap((row) => this.board.columns.map((column) => column + row));
  }

  // ---- going about

  /** The cursor goes there, and the focus with it. */
  goTo(cell: string): void {
    this.cursor = cell;
    this.aimed = null;
    this.requestUpdate();
    void this.updateComplete.then(() => {
      const here = this.at(cell);
      here?.focus({ preventScroll: true });
      this.reveal(here);
    });
  }

  /** The next cell of these from where the cursor stands, round and round. */
  next(cells: ReadonlySet<string>, step: 1 | -1, none: string): void {
    const all = this.spots;
    const from = all.indexOf(this.cursor);
    for (let far = 1; far <= all.length; far += 1) {
      const to = all[(from + step * far + all.length) % all.length];
      if (to !== undefined && cells.has(to)) return this.goTo(to);
    }
    answer(spoken(none));
  }

  private place(cell: string): [number, number] {
    return [this.board.columns.indexOf(cell.charAt(0)), this.board.rows.indexOf(cell.slice(1))];
  }

  private walk([right, down]: readonly [number, number], leap: boolean): void {
    const { columns, rows } = this.board;
    let [x, y] = this.place(this.cursor);
    const inside = () => x + right >= 0 && x + right < columns.length && y + down >= 0 && y + down < rows.length;
    if (!inside()) {
      sound('edge');
      return answer(spoken(this.board.edge));
    }
    do [x, y] = [x + right, y + down];
    while (leap && inside());
    this.goTo(`${columns[x]}${rows[y]}`);
  }

  private readonly pressed = (press: KeyboardEvent): void => {
    if (!(press.target as Element).matches('[data-cell]') || press.altKey || press.metaKey) return;
    const { columns, rows } = this.board;
    const way = WAYS[press.key];
    const [x, y] = this.place(this.cursor);
    if (way) this.walk(way, press.ctrlKey);
    else if (press.key === 'Home') this.goTo(`${columns[0]}${rows[press.ctrlKey ? 0 : y]}`);
    else if (press.key === 'End') this.goTo(`${columns.at(-1)}${rows[press.ctrlKey ? rows.length - 1 : y]}`);
    else if (press.key === 'PageUp') this.goTo(`${columns[x]}${rows[0]}`);
    else if (press.key === 'PageDown') this.goTo(`${columns[x]}${rows.at(-1)}`);
    else if (press.ctrlKey) return;
    else if (press.key === 'Enter') this.board.choose(this.cursor, { keys: true });
    else if (press.key === '+' || press.key === '=') this.zoom(1);
    else if (press.key === '-') this.zoom(-1);
    else if (press.key === '0') this.fit();
    else return;
    press.preventDefault();
  };

  private readonly focused = (event: FocusEvent): void => {
    const cell = cellOf(event.target);
    if (!cell || cell === this.cursor) return;
    this.cursor = cell;
    this.requestUpdate();
  };

  /** On cells smaller than a finger the first touch aims, and the second, or the button beside the aim, chooses. */
  private readonly clicked = (click: MouseEvent): void => {
    const cell = cellOf(click.target);
    if (!cell) return;
    this.touched = (click as PointerEvent).pointerType === 'touch';
    this.cursor = cell;
    if (this.touched && this.shownSide < FINGER && cell !== this.aimed && this.board.goals.has(cell)) {
      this.aimed = cell;
      if (this.shownSide < SMALL) {
        this.lent = true;
        this.zoomTo(FINGER, cell);
      } else this.requestUpdate();
    } else this.choose(cell, click.detail === 0);
  };

  private choose(cell: string, keys: boolean): void {
    if (this.touched) this.aimed = null;
    if (this.lent) this.side = null;
    this.lent = false;
    this.requestUpdate();
    this.board.choose(cell, { keys });
  }

  private readonly pointed = (event: PointerEvent): void => {
    // a mouse that nobody moves has no say in what a finger aims at: it is told to be elsewhere whenever things shift
    if (event.type === 'pointermove')
      this.touched &&= event.pointerType === 'touch' || !(event.movementX || event.movementY);
    if (event.pointerType === 'touch' || this.touched || event.type === 'pointermove') return;
    const cell = event.type === 'pointerleave' ? null : cellOf(event.target);
    if (cell === this.aimed) return;
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
    this.lent = false;
    this.zoomTo(to);
  }

  private zoomTo(side: number, about = this.cursor): void {
    this.side = Math.max(SIDES[0] ?? SMALL, Math.min(SIDES.at(-1) ?? MOST, side));
    this.requestUpdate();
    void this.updateComplete.then(() => this.reveal(this.at(about), true));
  }

  /** As large as fits. */
  fit(): void {
    this.side = null;
    this.requestUpdate();
  }

  /** Scrolls as little as needed, within the grid's own frame alone. */
  private reveal(thing: HTMLElement | null, middle = false): void {
    const view = this.view;
    if (!view || !thing) return;
    const frame = view.getBoundingClientRect();
    const is = thing.getBoundingClientRect();
    const off = (low: number, high: number, from: number, to: number) =>
      middle ? (low + high - from - to) / 2 : low < from + EDGE ? low - from - EDGE : high > to ? high - to + 4 : 0;
    view.scrollBy({
      left: off(is.left, is.right, frame.left, frame.right),
      top: off(is.top, is.bottom, frame.top, frame.bottom),
      behavior: motionAllowed() ? 'smooth' : 'auto',
    });
  }

  // ---- drawing

  protected override willUpdate(changed: PropertyValues): void {
    this.held = this.view?.contains(document.activeElement) ?? false;
    const before = changed.get('board') as Board | undefined;
    const other = before !== undefined && before.chapter !== this.board.chapter;
    if ((other && !this.held) || !this.spots.includes(this.cursor)) this.cursor = this.spots[0] ?? 'a1';
    if (other && this.touched) this.aimed = null;
    const [goal] = this.board.goals;
    const anew = before !== undefined && !alike(before.goals, this.board.goals);
    if (goal && anew && !this.held && !this.board.goals.has(this.cursor)) this.cursor = goal; // where keys come to the grid
  }

  protected override firstUpdated(): void {
    if (this.view?.parentElement) this.watcher.observe(this.view.parentElement);
    addEventListener('resize', this.resized);
    this.measure();
  }

  protected override updated(): void {
    if (this.held && !this.view?.contains(document.activeElement)) this.at(this.cursor)?.focus({ preventScroll: true });
  }

  protected override render(): TemplateResult {
    const { board } = this;
    const aimed = this.aimed ?? (this.held ? this.cursor : null);
    return html`
      <div class="grid-bar">
        <div class="grid-caption">${board.caption(aimed, aimed && this.touched ? () => this.choose(aimed, false) : null)}</div>
        <div class="zoom" role="group" aria-label=${t('zoom')} data-group="zoom">
          ${tool('zoom-out', minus(), () => this.zoom(-1))} ${tool('zoom-in', plus(), () => this.zoom(1))} ${tool('zoom-fit', centreIcon(), () => this.fit())}
        </div>
      </div>
      <div class="grid-frame">
        <div class="grid-view" data-anchor="grid" @keydown=${this.pressed} @focusin=${this.focused} @focusout=${() => this.requestUpdate()}
          @click=${this.clicked} @pointerover=${this.pointed} @pointerleave=${this.pointed} @pointermove=${this.pointed}
          @wheel=${this.pinch.wheel} @touchstart=${this.pinch.start} @touchmove=${this.pinch.move} @pointerdown=${this.pinch.grab}>
          <div class="grid" role="grid" aria-label=${board.title} data-group="grid" data-heir="question"
            .style=${`--side: ${this.shownSide}px; --high: ${Math.round(this.shownSide * HIGH)}px; --edge: ${EDGE}px; --columns: ${board.columns.length}`}>
            <div role="row" class="grid-row"><span role="gridcell" class="rim corner"></span>${board.columns.map((column) => html`<span role="columnheader" class="rim top">${column}</span>`)}</div>
            ${board.rows.map((row) => html`<div role="row" class="grid-row"><span role="rowheader" class="rim left">${row}</span>${board.columns.map((column) => this.spot(column + row))}</div>`)}
          </div>
        </div>
      </div>`;
  }

  private spot(cell: string): TemplateResult {
    const here = cell === this.cursor;
    const { label, look, inner } = this.board.spot(cell);
    return html`<div role="gridcell"><button type="button" class="cell ${look} ${this.board.goals.has(cell) ? 'goal' : ''} ${here ? 'here' : ''} ${cell === this.aimed ? 'aimed' : ''}"
      data-cell=${cell} data-key="cell-${cell}" data-anchor="cell:${cell}" tabindex=${here ? '0' : '-1'}>${inner}<span class="heard">${label}</span></button></div>`;
  }
}

const tool = (name: string, drawing: TemplateResult, act: () => void): TemplateResult =>
  html`<button type="button" class="icon-button" data-key=${name} aria-label=${t(name)} title=${t(name)} @click=${act}>${drawing}</button>`;

const alike = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((cell) => b.has(cell));

const cellOf = (target: EventTarget | null): string | null =>
  (target as Element | null)?.closest?.<HTMLElement>('[data-cell]')?.dataset.cell ?? null;

customElements.define('grid-zone', GridZone);
