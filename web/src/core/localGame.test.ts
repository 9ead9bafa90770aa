import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepGame, loadGame } from './localGame';

const old = { kind: 'computer', seed: 7, rules: 'standard', start: '', policy: 'alternate', white: 0, lot: false };

function storage(value: unknown): void {
  let kept = JSON.stringify(value);
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_key: string, text: string) => (kept = text),
  });
}
afterEach(() => vi.unstubAllGlobals());

describe('a kept game', () => {
  it('from when there were four levels goes on against a computer about as strong', () => {
    for (const [level, now] of [
      [1, 2],
      [2, 5],
      [3, 7],
      [4, 9],
    ]) {
      storage({ ...old, level, games: [], events: ['move d6'] });
      expect(loadGame()).toMatchObject({ level: now, events: ['move d6'] });
    }
  });

  it('keeps its level from then on', () => {
    storage({ ...old, level: 4, games: [], events: [] });
    const game = loadGame();
    if (!game) throw new Error('no game');
    keepGame(game);
    expect(loadGame()).toEqual(game);
  });
});
