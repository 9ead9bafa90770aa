import { expect, it } from 'vitest';
import { Beside } from './beside';

const dialog = new EventTarget();
const text = new EventTarget();
const on = (target: EventTarget) => ({ target, currentTarget: dialog });

it.each([
  ['pressed and released beside the window', dialog, dialog, true],
  ['text selected, and released beside it', text, dialog, false],
  ['pressed beside it, and released on the text', dialog, text, false],
  ['pressed and released on the text', text, text, false],
])('%s', (_, pressed, clicked, closes) => {
  const beside = new Beside();
  beside.press(on(pressed));
  expect(beside.isClick(on(clicked))).toBe(closes);
});

it('is no click where nothing was pressed', () => {
  expect(new Beside().isClick(on(dialog))).toBe(false);
});
