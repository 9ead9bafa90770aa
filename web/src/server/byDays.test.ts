import { describe, expect, it } from 'vitest';
import { byDays, deadlineOf } from './byDays';
import type { ListedGame } from './listedGames';

const game = (code: string, about: Partial<ListedGame> = {}): ListedGame =>
  ({
    ...{ code, mine: 'white', turn: 'white', outcome: 'ongoing', time: '1/86400', left: [1000, 2000] },
    ...{ running: 'white', vacation: null },
    ...about,
  }) as ListedGame;

describe('games by days', () => {
  it('are those that run, with the least time first, and one’s own turn apart', () => {
    const games = [
      game('later'),
      game('live', { time: '300+5' }),
      game('endless', { time: '-', left: null }),
      game('over', { outcome: 'draw:agreement', turn: null }),
      game('watched', { mine: null }),
      game('soon', { left: [500, 2000] }),
      game('his', { turn: 'black', running: 'black' }),
    ];
    const { yours, theirs } = byDays(games);
    expect(yours.map(({ code }) => code)).toEqual(['soon', 'later']);
    expect(theirs.map(({ code }) => code)).toEqual(['his']);
  });

  it('end when the time of who is to move is over, unless it stands still', () => {
    expect(deadlineOf(game('a'), 10_000)).toBe(11_000);
    expect(deadlineOf(game('a', { turn: 'black', running: 'black' }), 10_000)).toBe(12_000);
    expect(deadlineOf(game('a', { vacation: 5 }), 10_000)).toBeNull();
    expect(deadlineOf(game('a', { running: null }), 10_000)).toBeNull();
    expect(deadlineOf(game('a', { left: null }), 10_000)).toBeNull();
  });
});
