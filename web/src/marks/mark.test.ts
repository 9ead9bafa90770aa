import { expect, test } from 'vitest';
import { column, computerStrokes, grounds, readMark, row, strokesOf, variants, writeMark, type Stroke } from './mark';

const first =
  'Anna Ben Clara David Emma Finn Greta Hanna Ida Jonas Karl Lena Mia Noah Otto Paul Rosa Sofia Tim Uli'.split(' ');
const last = 'Bauer Fischer Horváth Kovács Lang Meyer Nagy Roth Szabó Weiß'.split(' ');
const names = first.flatMap((one) =>
  last.flatMap((two) => ['', ' 2', ' 3', '_x', '.7'].map((more) => `${one} ${two}${more}`)),
);
const key = (strokes: readonly Stroke[]) =>
  strokes
    .map((stroke) => [...stroke].sort().join(''))
    .sort()
    .join(' ');

test('a thousand names have hardly any mark in common', () => {
  expect(names).toHaveLength(1000);
  expect(new Set(names.map((name) => key(strokesOf(name)))).size).toBeGreaterThan(970);
});

test('a name has the same mark however it is composed, and others by its variants', () => {
  expect(strokesOf('Zoë')).toEqual(strokesOf('Zoe\u0308'));
  const all = Array.from({ length: variants }, (_, variant) => key(strokesOf('Anna', variant)));
  expect(new Set(all).size).toBe(variants);
});

test('a mark hangs together, and reaches from top to bottom', () => {
  for (const name of ['', '李雷', ...names]) {
    const strokes = strokesOf(name);
    const touched = new Set<number>(strokes[0]);
    for (let grown = 0; grown !== touched.size;) {
      grown = touched.size;
      for (const [from, to] of strokes) if (touched.has(from) || touched.has(to)) touched.add(from).add(to);
    }
    expect(touched, name).toEqual(new Set(strokes.flat()));
    expect([...touched].map(row), name).toEqual(expect.arrayContaining([0, 2]));
  }
});

test('a mark can be told apart in twenty pixels', () => {
  for (const name of names) {
    const strokes = strokesOf(name);
    expect(strokes.length, name).toBeLessThan(8);
    expect(new Set(strokes.map((stroke) => [...stroke].sort().join(''))).size, name).toBe(strokes.length);
    for (const point of strokes.flat()) {
      const ways = strokes
        .filter((stroke) => stroke.includes(point))
        .map(([from, to]) => (from === point ? to : from))
        .map((end) => Math.atan2(row(end) - row(point), column(end) - column(point)))
        .sort((one, other) => one - other);
      const gaps = ways.slice(1).map((way, n) => way - (ways[n] ?? 0));
      expect(Math.min(...gaps, Math.PI), name).toBeGreaterThan(0.4);
    }
  }
});

test('the computer has a mark that no name has', () => {
  const round = computerStrokes.slice(0, 4).map(([from, to]) => [from, to]);
  expect(round.map(([from]) => from)).toEqual(round.map((_, n) => round.at(n - 1)?.[1]));
  for (const name of names) expect(key(strokesOf(name))).not.toBe(key(computerStrokes));
});

test('what an account has chosen is a word and a number', () => {
  for (const ground of grounds)
    for (let variant = 0; variant < variants; variant += 1) {
      expect(readMark(writeMark({ ground, variant }))).toEqual({ ground, variant });
    }
  for (const text of [undefined, '', 'gold-1', 'ebony-8', 'ebony', 'ebony-11'])
    expect(readMark(text)).toEqual({ ground: 'plain', variant: 0 });
});
