import { expect, it, vi } from 'vitest';
import { steppedByWheel } from './wheel';

function turned(deltas: readonly number[], wanted = true, ctrlKey = false) {
  vi.stubGlobal('WheelEvent', { DOM_DELTA_PIXEL: 0 });
  const steps: number[] = [];
  let hear: (event: object) => void = () => undefined;
  const element = { addEventListener: (_: string, on: typeof hear) => (hear = on), removeEventListener: vi.fn() };
  const end = steppedByWheel(
    () => wanted,
    (by) => steps.push(by),
  )(element as unknown as HTMLElement);
  const preventDefault = vi.fn();
  for (const deltaY of deltas) hear({ deltaY, deltaMode: 0, ctrlKey, preventDefault });
  end();
  vi.unstubAllGlobals();
  return { steps, kept: preventDefault.mock.calls.length };
}

it('is a step a notch, forward downwards, and as much of a touchpad', () => {
  expect(turned([100, 100, -100])).toEqual({ steps: [1, 1, -1], kept: 3 });
  expect(turned([20, 20, 20, 20]).steps).toEqual([1]);
  expect(turned([40, -20, -20]).steps).toEqual([]);
});
it('scrolls where nobody wants that, and makes the page larger with Ctrl', () => {
  expect(turned([100], false)).toEqual({ steps: [], kept: 0 });
  expect(turned([100], true, true)).toEqual({ steps: [], kept: 0 });
});
