import { describe, expect, it } from 'vitest';
import { de, en } from '../words/whole';
import { commandOf } from './keyQuestions';

describe('the keys', () => {
  const single = de.keysHelp.map(([key]) => key).filter((key) => key.length === 1);

  it('of one character all do what the list says', () => {
    expect(single).toEqual(en.keysHelp.map(([key]) => key).filter((key) => key.length === 1));
    const commands = single.map((key) => commandOf(key, true));
    expect(new Set(commands).size).toBe(single.length);
    expect(commands).not.toContain(null);
    expect(commandOf('b', true)).toBe('board');
    expect(commandOf('?', true)).toBe('keys');
    expect(commandOf('x', true)).toBe(null);
  });
  it('of one character can be switched off', () => {
    for (const key of single) expect(commandOf(key, false), key).toBe(null);
  });
});
