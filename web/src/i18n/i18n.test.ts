import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';
import { sayValue } from './say';
import type { Thought } from '../core/view';

// The compiler sees to it that no key is missing; this sees to it that nothing is empty or left over.
function shape(value: unknown, path: string): string[] {
  if (typeof value === 'string') {
    if (value.trim() === '') throw new Error(`${path} is empty`);
    return [path];
  }
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([key, inner]) => shape(inner, `${path}.${key}`));
}

describe('the words', () => {
  it('are the same set in both languages', () => {
    expect(shape(en, 't').sort()).toEqual(shape(de, 't').sort());
  });

  it('are different words', () => {
    const same = Object.keys(de).filter((key) => {
      const [german, english] = [de[key as keyof typeof de], en[key as keyof typeof en]];
      return typeof german === 'string' && german === english;
    });
    expect(same.sort()).toEqual(['gameName', 'tableLinks', 'typeMoveHint']);
  });

  it('say how the computer judges', () => {
    const thought: Thought = { ply: 0, by: 'black', depth: 5, score: 0, end: null, line: [] };
    expect(sayValue(de, { ...thought, score: -20 })).toBe('Ausgeglichen');
    expect(sayValue(de, { ...thought, score: 100 })).toBe('Schwarz steht besser (+1)');
    expect(sayValue(de, { ...thought, score: -150 })).toBe('Weiß steht besser (+1,5)');
    expect(sayValue(en, { ...thought, score: 55 })).toBe('Black is slightly better (+0.6)');
    expect(sayValue(en, { ...thought, score: 29993, end: 7 })).toBe('Black wins in 4 moves');
    expect(sayValue(de, { ...thought, score: -29998, end: 2 })).toBe('Weiß gewinnt in einem Zug');
  });

  it('count correctly', () => {
    expect(de.noMillSoFar(1, 20)).toContain('Seit 1 Halbzug keine');
    expect(de.noMillSoFar(12, 20)).toContain('Seit 12 Halbzügen keine');
    expect(en.inHand(1)).toBe('1 stone in hand');
    expect(de.list(['a', 'b', 'c'])).toBe('a, b und c');
  });
});
