// Drawing on a board by hand: with the right button of a mouse at any time, and where the pen is taken up, with
// whatever touches the board. Two points are an arrow, one point twice is a circle.
import type { Shape as BoardShape } from '../board/shapes';
import type { Ink, Shape } from '../rules/tree/tree';

type Modifiers = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'altKey'>;

// As on other boards: red with Shift or Ctrl, blue with Alt, yellow with both.
export function inkWith({ shiftKey, ctrlKey, altKey }: Modifiers, plain: Ink): Ink {
  const red = shiftKey || ctrlKey;
  if (altKey) return red ? 'yellow' : 'blue';
  return red ? 'red' : plain;
}

const shapeOf = (from: string, to: string, ink: Ink): Shape => ({ from: from === to ? null : from, to, ink });
export const asSeen = ({ from, to, ink }: Shape): BoardShape =>
  from === null ? { kind: 'circle', point: to, tone: ink } : { kind: 'arrow', from, to, tone: ink };

interface Stroke {
  pointer: number;
  from: string;
  to: string | null; // null: not over a point
  ink: Ink;
}

export class Pen {
  taken = $state(false); // taken up: every touch draws
  ink = $state<Ink>('green');
  from = $state<string | null>(null); // where what is half drawn begins
  private stroke = $state.raw<Stroke | null>(null);

  constructor(private readonly draw: (shape: Shape) => void) {}

  // What is being drawn.
  get sketch(): Shape | null {
    const { stroke } = this;
    return stroke?.to ? shapeOf(stroke.from, stroke.to, stroke.ink) : null;
  }

  take(up: boolean): void {
    this.taken = up;
    this.from = null;
  }
  // A point is tapped, or chosen by a key.
  touch(point: string): void {
    const { from, ink } = this;
    this.from = from === null ? point : null;
    if (from !== null) this.draw(shapeOf(from, point, ink));
  }
  // True when something was half drawn.
  takeBack(): boolean {
    const half = this.from !== null || this.stroke !== null;
    this.from = null;
    this.stroke = null;
    return half;
  }

  // For the element around a board.
  readonly over = (element: HTMLElement) => {
    const listening = new AbortController();
    const { signal } = listening;
    const pointAt = ({ clientX, clientY }: PointerEvent): string | null => {
      const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-point]');
      return cell && element.contains(cell) ? (cell.dataset['point'] ?? null) : null;
    };
    const isRight = ({ button, pointerType }: PointerEvent): boolean => button === 2 && pointerType === 'mouse';
    element.addEventListener(
      'pointerdown',
      (event) => {
        const from = pointAt(event);
        if (!from || this.stroke || !(isRight(event) || (this.taken && event.button === 0))) return;
        // With the left button or a finger only what leaves the point is a stroke; else it is a tap.
        const to = isRight(event) ? from : null;
        this.stroke = { pointer: event.pointerId, from, to, ink: inkWith(event, isRight(event) ? 'green' : this.ink) };
      },
      { signal },
    );
    window.addEventListener(
      'pointermove',
      (event) => {
        const { stroke } = this;
        if (stroke?.pointer !== event.pointerId) return;
        const to = pointAt(event);
        if (to !== stroke.to && (to !== stroke.from || stroke.to !== null)) this.stroke = { ...stroke, to };
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      (event) => {
        const { stroke } = this;
        if (stroke?.pointer !== event.pointerId) return;
        this.stroke = null;
        if (!stroke.to || (stroke.to === stroke.from && event.button === 0)) return;
        this.from = null;
        this.draw(shapeOf(stroke.from, stroke.to, stroke.ink));
      },
      { signal },
    );
    window.addEventListener('pointercancel', () => (this.stroke = null), { signal });
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    return () => listening.abort();
  };
}
