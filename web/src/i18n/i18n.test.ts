import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';

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

  it('count correctly', () => {
    expect(de.noMillSoFar(1, 20)).toContain('Seit 1 Halbzug keine');
    expect(de.noMillSoFar(12, 20)).toContain('Seit 12 Halbzügen keine');
    expect(en.inHand(1)).toBe('1 stone in hand');
    expect(de.list(['a', 'b', 'c'])).toBe('a, b und c');
  });
});
