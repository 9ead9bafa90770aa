import { describe, expect, it } from 'vitest';
import { deskWith } from '../../../tests/desk';
import type { View } from '../../rules/view';
import { isFound, resultOf, type Wanted } from './finding';
import { newGame, type KeptGame } from './keptGame';
import { lastPositions, whereItStood } from './looking';

const setup = {
  kind: 'computer',
  level: 1,
  rules: 'standard',
  start: '',
  policy: 'alternate',
  handicap: null,
} as const;
const game = (about: Partial<KeptGame> = {}) =>
  newGame({ ...setup, white: 0, lot: false, hold: false }, 7, 1000, about);
const any: Wanted = { text: '', result: 'any', mistaken: false, standing: null };
const found = (wanted: Partial<Wanted>, about: Partial<KeptGame> = {}, mistakes: number | null = null) =>
  isFound({ game: game({ id: 'one', ...about }), said: 'Computer · Beginner lost', mistakes }, { ...any, ...wanted });

describe('a game', () => {
  it('went for the one who sits in front of the page', () => {
    const results = (about: Partial<KeptGame>) =>
      ['ongoing', 'white_wins:time', 'black_wins:resignation', 'draw:no_mill', 'aborted'].map((outcome) =>
        resultOf(game({ outcome, ...about })),
      );
    expect(results({})).toEqual(['running', 'won', 'lost', 'drawn', 'aborted']);
    expect(results({ hasWhite: 1 })).toEqual(['running', 'lost', 'won', 'drawn', 'aborted']);
    expect(results({ kind: 'two' })).toEqual(['running', 'won', 'won', 'drawn', 'aborted']);
  });

  it('is found by words, result, mistakes and position', () => {
    expect([found({}), found({ text: 'beg comp' }), found({ text: 'comp draw' })]).toEqual([true, true, false]);
    const lost = { outcome: 'black_wins:time' };
    expect([found({ result: 'lost' }, lost), found({ result: 'won' }, lost)]).toEqual([true, false]);
    expect([null, 0, 2].map((mistakes) => found({ mistaken: true }, {}, mistakes))).toEqual([false, false, true]);
    const standing = new Map([['one', 3]]);
    expect([found({ standing }), found({ standing }, { id: 'two' })]).toEqual([true, false]);
  });
});

// With the real rules.
describe('among games', () => {
  const ask = deskWith('rules');
  const core = {
    open: (rules: string, start: string, events: readonly string[]) =>
      Promise.resolve({ ok: true as const, value: ask<View>('open', rules, start, ...events) }),
    twins: (position: string) =>
      Promise.resolve({ ok: true as const, value: ask<{ plies: number[] }>('twins', position) }),
  };
  const games = [
    game({ id: 'turned', events: ['move d2', 'move b4', 'move a1'] }),
    game({ id: 'another', events: ['move d6', 'move d2'] }),
    game({ id: 'same', events: ['move d6', 'move f4'] }),
  ];

  it('a position is found with its twins', async () => {
    const heard: [string, number][][] = [];
    await whereItStood(core, games, '....W........B.......... w 8 8', (so) => heard.push([...so]) > 0);
    expect(heard.at(-1)).toEqual([
      ['turned', 2],
      ['same', 2],
    ]);
    expect(heard).toHaveLength(3);
  });
  it('nobody looks on when nobody wants to know', async () => {
    let looked = 0;
    await whereItStood(core, games, '........................ w 9 9', () => ++looked < 2);
    expect(looked).toBe(2);
  });
  it('old ones are opened to see where they stand', async () => {
    const known = game({ id: 'known', position: 'x' });
    const positions = await lastPositions(core, [...games.slice(1), known], () => true);
    expect([...positions]).toEqual([
      ['another', '....W..............B.... w 8 8'],
      ['same', '....W........B.......... w 8 8'],
    ]);
  });
});
