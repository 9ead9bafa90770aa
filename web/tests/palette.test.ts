// The contrasts of the palette, computed from the style sheet as it is written.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync(new URL('../src/app/app.css', import.meta.url), 'utf8');
type Tokens = Readonly<Record<string, string>>;
const themes = ['light', 'dark'] as const;
const boards = ['wood', 'slate', 'paper'] as const;
const stoneSets = ['ivory-ebony', 'red-blue'] as const;

// What a rule of the sheet says of colours, in one of the themes.
function tokensOf(selector: string, theme: (typeof themes)[number]): Tokens {
  const rule = sheet.split(`\n  ${selector} {\n`)[1]?.split('\n  }')[0];
  if (rule === undefined) throw new Error(`the sheet has no rule ${selector}`);
  const colour = /--([\w-]+):\s*(?:light-dark\(\s*(#\w{6}),\s*(#\w{6})\s*\)|(#\w{6}));/g;
  return Object.fromEntries(
    [...rule.matchAll(colour)].map(([, name, light, dark, both]) => [
      name ?? '',
      both ?? (theme === 'light' ? light : dark) ?? '',
    ]),
  );
}

// As WCAG 2.2 defines it.
function luminance(colour: string): number {
  const channel = (at: number): number => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the arithmetic', () => {
  it('is that of the recommendation', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

describe.each(themes)('in the %s theme', (theme) => {
  const page = tokensOf(':root', theme);
  const between = (tokens: Tokens, one: string, other: string): number => {
    const [a, b] = [tokens[one], tokens[other]];
    if (!a || !b) throw new Error(`${a ? other : one} is no colour of the palette`);
    return contrast(a, b);
  };

  it.each([
    ...['paper', 'sheet', 'hover', 'pressed', 'much'].map((ground) => ['ink', ground]),
    ...['paper', 'sheet', 'hover'].map((ground) => ['ink-soft', ground]),
    ...['paper', 'sheet'].flatMap((ground) => [
      ['accent', ground],
      ['loss', ground],
    ]),
    ['on-accent', 'accent'],
    ['loss', 'loss-soft'],
    ...['accent-soft', 'loss-soft', 'sunk'].map((ground) => ['ink', ground]),
    ['loss', 'hover'],
    ...['win', 'draw', 'loss'].map((value) => [`badge-${value}`, 'badge']),
  ])('text: %s on %s', (text = '', ground = '') => {
    expect(between(page, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['edge-strong', 'paper'],
    ['edge-strong', 'sheet'],
    ['focus', 'paper'],
    ['focus', 'sheet'],
    ['badge-win', 'paper'],
    ['loss', 'paper'],
  ])('controls: %s on %s', (edge = '', ground = '') => {
    expect(between(page, edge, ground)).toBeGreaterThanOrEqual(3);
  });

  const played = boards.flatMap((board) => stoneSets.map((stones) => ({ board, stones })));
  describe.each(played)('on $board with stones in $stones', ({ board, stones }) => {
    const tokens: Tokens = {
      ...page,
      ...(board === 'wood' ? {} : tokensOf(`:root[data-board='${board}']`, theme)),
      ...(stones === 'ivory-ebony' ? {} : tokensOf(`:root[data-stones='${stones}']`, theme)),
    };
    const ratio = (one: string, other: string): number => between(tokens, one, other);

    it.each(['white', 'black'])('a %s stone is seen by its rim or its face', (colour) => {
      expect(Math.max(ratio(`${colour}-stone`, 'plate'), ratio(`${colour}-rim`, 'plate'))).toBeGreaterThanOrEqual(3);
      expect(ratio(`${colour}-mark`, `${colour}-stone`)).toBeGreaterThanOrEqual(3);
    });

    it('the stones differ', () => {
      expect(ratio('white-stone', 'black-stone')).toBeGreaterThanOrEqual(3);
    });

    it.each(['line', 'mill'])('the %s is seen on the board', (drawn) => {
      expect(ratio(drawn, 'plate')).toBeGreaterThanOrEqual(3);
    });

    it('the letters are read on the board and on its frame', () => {
      expect(ratio('letter', 'plate')).toBeGreaterThanOrEqual(4.5);
      expect(ratio('letter', 'frame')).toBeGreaterThanOrEqual(4.5);
    });

    it.each(['accent', 'warn', 'good', 'plain', 'blue', 'yellow', 'focus'])(
      'a mark in %s is seen on its casing',
      (mark) => {
        expect(ratio(`${mark}-mark`, 'casing')).toBeGreaterThanOrEqual(3);
      },
    );
  });
});

// The numbers that were agreed on; the shades beside them may change, these not by accident.
describe('the palette', () => {
  it.each([
    ['paper', '#f6f1e8', '#1b1917'],
    ['ink', '#26221e', '#ede6da'],
    ['ink-soft', '#5e564d', '#b5ab9d'],
    ['plate', '#d9b985', '#8a6848'],
    ['line', '#4a3524', '#f0e0c4'],
    ['white-stone', '#fffdf7', '#f6eedf'],
    ['white-rim', '#6b4a26', '#2e2218'],
    ['black-stone', '#24211e', '#171513'],
    ['black-rim', '#000000', '#d8c7ac'],
    ['accent', '#0b5d55', '#6fc7b8'],
    ['loss', '#a8201a', '#ff9b8f'],
  ])('%s', (name, light, dark) => {
    expect([tokensOf(':root', 'light')[name], tokensOf(':root', 'dark')[name]]).toEqual([light, dark]);
  });
});
