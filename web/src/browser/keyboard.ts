// Whether the last thing done to this page was done by keyboard.
let last = false;

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (last = true), true);
  document.addEventListener('pointerdown', () => (last = false), true);
}

export const byKeyboard = (): boolean => last;

// Whether a window lies over the page: the keys are its own then. Asked of the page itself, because a component
// hears of a closed window a task later than the next key can come.
export const windowIsOpen = (): boolean => document.querySelector('dialog[open]') !== null;

// What has the focus wants the keys for itself: something is written there, or chosen by arrows. A box that is ticked only
// wants the space.
export const takesKeys = (target: Element): boolean =>
  target.closest('input:not([type=checkbox]), textarea, select') !== null;

// Ctrl+Z and what belongs to it; on a Mac it is Cmd.
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;
export function undoOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): 'undo' | 'redo' | null {
  if (ctrlKey === metaKey || altKey) return null;
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    default:
      return null;
  }
}

// Where other keys lead there: to its ends, and among the moves that stand beside each other.
export type Leap = 'first' | 'last' | 'before' | 'after';
const leaps: Readonly<Record<string, Leap>> = { Home: 'first', End: 'last', ArrowUp: 'before', ArrowDown: 'after' };
export const leapOf = (key: string): Leap | undefined => (Object.hasOwn(leaps, key) ? leaps[key] : undefined);

// Where an arrow leads in a game that is looked through.
export const stepOf = (key: string): 1 | -1 | undefined => (({ ArrowLeft: -1, ArrowRight: 1 }) as const)[key];
