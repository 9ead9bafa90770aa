import { describe, expect, it } from 'vitest';
import { undoOf } from './keyboard';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('undo and redo by key', () => {
  it.each([
    ['z', { ctrlKey: true }, 'undo'],
    ['z', { metaKey: true }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['Z', { metaKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
    ['y', { metaKey: true }, 'redo'],
    ['z', {}, null],
    ['z', { ctrlKey: true, altKey: true }, null],
    ['z', { ctrlKey: true, metaKey: true }, null],
    ['x', { ctrlKey: true }, null],
  ])('%s with %j: %s', (key, held, what) => {
    expect(undoOf({ ...none, ...held, key })).toBe(what);
  });
});
