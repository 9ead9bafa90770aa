// Whether the last thing done to this page was done by keyboard.
let last = false;

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (last = true), true);
  document.addEventListener('pointerdown', () => (last = false), true);
}

export const byKeyboard = (): boolean => last;
