// The wheel over a board goes through the moves, where somebody wants that: else it scrolls.
export const notch = 50; // CSS pixels that are one step; a mouse gives 100 at once, a touchpad a few at a time

// For the element around a board.
export function steppedByWheel(
  wanted: () => boolean,
  step: (by: 1 | -1) => void,
): (element: HTMLElement) => () => void {
  return (element) => {
    let turned = 0;
    const turn = (event: WheelEvent) => {
      if (!wanted() || event.ctrlKey || event.deltaY === 0) return; // with Ctrl it makes the page larger
      event.preventDefault();
      if (Math.sign(turned) !== Math.sign(event.deltaY)) turned = 0;
      turned += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : notch);
      if (Math.abs(turned) < notch) return;
      step(turned > 0 ? 1 : -1);
      turned = 0;
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  };
}
