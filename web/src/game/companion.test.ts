import { describe, expect, it, vi } from 'vitest';
import type { Refused } from '../rules/view';
import type { Deed } from './actions';
import { playAlone } from './companion';

const refused = (code: string): Refused => ({ code, message: '', reason: null });
const gameThat = (answers: Refused | null) => ({ perform: vi.fn((deed: Deed) => Promise.resolve(deed && answers)) });

vi.mock('../words', async () => ({ mostWords: async () => (await import('../words/whole')).de }));

describe('a move whose offer is refused', () => {
  it('is played alone, and it is said what did not go out', async () => {
    const game = gameThat(null);
    expect(await playAlone(game, 'd6', refused('offer_too_soon'))).toMatch(
      /^Der Zug ist gespielt, aber ohne das Angebot\. Ein neues Angebot geht erst zehn/,
    );
    expect(game.perform).toHaveBeenCalledExactlyOnceWith({ do: 'event', line: 'move d6' });
  });
  it('is not tried again when the move itself was refused', async () => {
    const game = gameThat(null);
    for (const code of ['stopped', 'old_version', 'illegal_move', 'game_over'])
      expect(await playAlone(game, 'd6', refused(code))).toBe('');
    expect(game.perform).not.toHaveBeenCalled();
  });
  it('says nothing of its own when it is refused too', async () => {
    expect(await playAlone(gameThat(refused('stopped')), 'd6', refused('offer_too_soon'))).toBe('');
  });
});
