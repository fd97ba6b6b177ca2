/** Extras for pointers: two fingers or Ctrl and the wheel zoom, a mouse drags the table about. */

const DRAG = 6; // px before a press becomes a drag

export class Pinch {
  private apart = 0; // px between two fingers when they came down
  private side = 0; // px of a cell then

  constructor(
    private readonly zoomTo: (side: number) => void,
    private readonly now: () => number,
  ) {}

  readonly wheel = (turn: WheelEvent): void => {
    if (!turn.ctrlKey) return;
    turn.preventDefault();
    this.zoomTo(this.now() * Math.exp(-turn.deltaY / 300));
  };

  readonly start = (touch: TouchEvent): void => {
    this.apart = between(touch);
    this.side = this.now();
  };

  readonly move = (touch: TouchEvent): void => {
    const apart = between(touch);
    if (!apart || !this.apart) return;
    touch.preventDefault();
    this.zoomTo((this.side * apart) / this.apart);
  };

  /** A mouse takes hold of the table; what it then lets go of is not chosen. */
  readonly grab = (press: PointerEvent): void => {
    if (press.pointerType !== 'mouse' || press.button !== 0) return;
    const view = press.currentTarget as HTMLElement;
    const from = { x: press.clientX, y: press.clientY, left: view.scrollLeft, top: view.scrollTop };
    let dragging = false;
    const drag = (move: PointerEvent) => {
      const dx = move.clientX - from.x;
      const dy = move.clientY - from.y;
      dragging ||= Math.hypot(dx, dy) > DRAG;
      if (dragging) view.scrollTo({ left: from.left - dx, top: from.top - dy, behavior: 'instant' });
    };
    const drop = () => {
      window.removeEventListener('pointermove', drag);
      if (dragging) window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
    };
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', drop, { once: true });
  };
}

const between = ({ touches: [one, other] }: TouchEvent): number =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

const swallow = (click: Event): void => {
  click.stopPropagation();
  click.preventDefault();
};
