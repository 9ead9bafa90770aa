import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Trial } from '../../exercise/exercise';
import type { Asker } from '../../exercise/trying.svelte';
import { puzzles as p } from '../../words/puzzles/en';
import { exercise as w } from '../../words/exercise/en';
import type { Puzzle } from './format';
import { Rushing } from './rushing.svelte';
import { kept } from './solved.svelte';

// What is tried here is the clock and the count; the board is another matter.
vi.mock('../../exercise/trying.svelte', () => ({
  byList: () => undefined,
  Trying: class {
    constructor(
      readonly task: unknown,
      readonly asker: Asker,
    ) {}
  },
}));

const puzzles = Array.from(
  { length: 30 },
  (_, n) =>
    ({
      id: `p${String(n).padStart(2, '0')}`,
      rating: 600 + n,
      theme: 'win',
      goal: 'win',
      solver: 'white',
      task: { rules: 'standard', position: '........................ w 0 0', steps: [{ moves: ['a1'], reply: null }] },
    }) as unknown as Puzzle,
);
let now = 0;
const begin = async () => {
  const rushing = new Rushing(
    'abc',
    () => ({ w, p }),
    () => now,
    (theme) => Promise.resolve(theme === 'win' ? puzzles : []),
  );
  await rushing.begin();
  return rushing;
};
const hear = ({ trying }: Rushing, trial: Partial<Trial>) =>
  (trying as unknown as { asker: Asker }).asker.heard?.({ helped: false, shown: false, wrong: 0, ...trial } as Trial);
const solve = (rushing: Rushing) => {
  hear(rushing, { stand: 'judged' });
  hear(rushing, { stand: 'solved' });
  vi.advanceTimersByTime(400);
};
const miss = (rushing: Rushing) => {
  hear(rushing, { stand: 'judged' });
  hear(rushing, { stand: 'wrong', wrong: 1 });
  vi.advanceTimersByTime(1100);
};

beforeEach(() => {
  vi.useFakeTimers();
  now = 1000;
});
afterEach(() => vi.useRealTimers());

describe('a rush', () => {
  it('goes from puzzle to puzzle, and its clock runs from the first move', async () => {
    const rushing = await begin();
    const first = rushing.puzzle;
    now = 50_000;
    rushing.tick();
    expect(rushing.left).toBe(180_000);
    solve(rushing);
    expect([rushing.score, rushing.puzzle === first]).toEqual([1, false]);
    now += 60_000;
    rushing.tick();
    expect(rushing.left).toBe(120_000);
    now += 120_000;
    rushing.tick();
    expect([rushing.over, rushing.score]).toEqual([true, 1]);
    expect(kept.progress.rush).toMatchObject({ best: 1, today: 1 });
  });

  it('counts a puzzle once, and ends with the third that is missed', async () => {
    const rushing = await begin();
    hear(rushing, { stand: 'wrong', wrong: 1 });
    hear(rushing, { stand: 'solved', wrong: 1 }); // too late
    vi.advanceTimersByTime(1100);
    expect([rushing.score, rushing.lives]).toEqual([0, 2]);
    miss(rushing);
    expect(rushing.over).toBe(false);
    miss(rushing);
    expect([rushing.over, rushing.trying]).toEqual([true, null]);
  });

  it('changes no rating, and says where the files are missing', async () => {
    const { strength, past } = kept.progress;
    solve(await begin());
    expect([kept.progress.strength, kept.progress.past]).toEqual([strength, past]);
    const none = new Rushing(
      'abc',
      () => ({ w, p }),
      () => now,
      () => Promise.reject(new Error('away')),
    );
    await none.begin();
    expect(none.missing).toBe(true);
  });
});
