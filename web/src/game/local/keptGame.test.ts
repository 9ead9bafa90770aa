import { describe, expect, it } from 'vitest';
import { isPlayed, newGame, nextGame, readGame, readOldGame, type Setup } from './keptGame';
import { playAddress, readAddress } from '../../routes/addresses';
import { termsOf } from '../../terms/handicap';

const setup: Setup = {
  kind: 'computer',
  level: 4,
  rules: 'standard',
  start: '',
  policy: 'alternate',
  handicap: null,
  white: 0,
  lot: false,
  hold: false,
};

describe('a kept game', () => {
  it('comes back from the storage as it went in', () => {
    const game = newGame(setup, 7, 1000, { names: ['Anna', ''], events: ['move d6'], plies: 1 });
    expect(readGame(structuredClone(game))).toEqual(game);
    expect(readGame({ ...game, schema: 2 })).toBeNull();
    for (const broken of [null, 7, [], {}, { ...game, events: [1] }, { ...game, id: 3 }])
      expect(readGame(broken)).toBeNull();
  });

  it('is followed by another one of the series with an id of its own', () => {
    const first = newGame({ ...setup, start: 'x' }, 7, 1000, { names: ['Anna', 'Ben'], events: ['resign white'] });
    const second = nextGame(first, ['black_wins next'], 1, 8, 2000);
    expect(second).toMatchObject({ series: first.id, games: ['black_wins next'], events: [], start: '', seed: 8 });
    expect(second).toMatchObject({ names: ['Anna', 'Ben'], revision: 0, outcome: 'ongoing', level: 4, hasWhite: 1 });
    expect(second.id).not.toBe(first.id);
    expect(nextGame(second, ['draw next'], 0, 9, 3000)).toMatchObject({ series: first.id });
    expect([first, second, newGame(setup, 1, 1)].map(isPlayed)).toEqual([true, true, false]);
  });
});

describe('a handicap', () => {
  const oneStone = { kind: 'one_stone', by: 1, rules: 'standard' } as const;

  it('is given by the same person in every game', () => {
    const first = newGame({ ...setup, ...termsOf(oneStone, 0), handicap: oneStone }, 7, 1000);
    expect(first.start).toBe('....W................... w 8 8');
    const second = nextGame(first, ['draw next'], 1, 8, 2000);
    expect(second).toMatchObject({ handicap: oneStone, start: '....B................... w 8 8', rules: 'standard' });
    const third = nextGame(second, ['draw next', 'draw next'], 0, 9, 3000);
    expect(third.start).toBe(first.start);

    const walking = { kind: 'no_flying', by: 0, rules: 'strikt' } as const;
    const fourth = newGame({ ...setup, ...termsOf(walking, 0), start: 'x', handicap: walking }, 7, 1000);
    expect(nextGame(fourth, [], 1, 8, 2000)).toMatchObject({ rules: 'strikt,noFlying=black', start: '' });
  });

  it('is kept, and none is read where older pages or others wrote none', () => {
    const game = newGame({ ...setup, handicap: oneStone }, 7, 1000);
    expect(readGame(structuredClone(game))).toEqual(game);
    for (const strange of [
      undefined,
      7,
      'one_stone',
      { kind: 'queen', by: 0, rules: '' },
      { kind: 'one_stone', by: 0 },
    ])
      expect(readGame({ ...game, handicap: strange })?.handicap).toBeNull();
  });
});

describe('the game that older pages kept', () => {
  const old = { ...setup, seed: 7, games: [], events: ['move d6', 'offer white ""', 'move f4'] };

  it('is taken over, with its moves counted', () => {
    expect(readOldGame({ ...old, scale: 10 }, 1, 1000)).toMatchObject({ level: 4, plies: 2, seed: 7, begun: 1000 });
    expect(readOldGame(null, 1, 1000)).toBeNull();
  });
  it('from when there were four levels goes on against a computer about as strong', () => {
    for (const [level, now] of [
      [1, 2],
      [2, 5],
      [3, 7],
      [4, 9],
    ])
      expect(readOldGame({ ...old, level }, 1, 1000)).toMatchObject({ level: now });
  });
});

describe('a game that goes on from a position', () => {
  const position = 'W.W.WBB...BWBBWBBW.WWBWB b 0 0';
  const begun = (address: string) => {
    const there = readAddress(new URL(address, 'http://muehle.test'));
    if (there.page !== 'begin') throw new Error(there.page);
    return newGame(there.game, 7, 1000);
  };

  it('is another game, against the same computer or of two', () => {
    expect(begun(playAddress(position, 'strikt,noFlying=white', { level: 12, colour: 'black' }))).toMatchObject({
      ...{ kind: 'computer', level: 12, rules: 'strikt,noFlying=white', start: position, white: 1 },
      ...{ lot: false, hold: false, events: [], revision: 0 },
    });
    expect(begun(playAddress(position, 'standard', null))).toMatchObject({ kind: 'two', start: position });
  });
});
