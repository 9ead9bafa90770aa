// Touches beside a window, on what lies under it: its own element, while all that is in the window is inside of it.
type Touch = Pick<Event, 'target' | 'currentTarget'>;

const isBeside = ({ target, currentTarget }: Touch): boolean => target === currentTarget;

// A click is told of what press and release have in common: text that is selected with the mouse may be let go of beside
// the window. So both have to be there.
export class Beside {
  private pressed = false;

  press(event: Touch): void {
    this.pressed = isBeside(event);
  }
  isClick(event: Touch): boolean {
    return this.pressed && isBeside(event);
  }
}
