import { describe, expect, it } from 'vitest';
import type { LegalMove, View } from '../rules/view';
import { judgeAfresh, judgeKnown, mistakesOf, rightMoves, tally, type Mistake } from './mistakes';
import type { JudgedMove, Review, Value, Worth } from '../exact/values/review';
import type { Values } from '../exact/values/values';

const worth = (value: Value | null, score: number | null = null): Worth => ({
  value,
  plies: null,
  score,
  exact: true,
  ignores_draw_rules: false,
});
const judged = (ply: number, best: Worth, played: Worth, more: Partial<JudgedMove> = {}): JudgedMove => ({
  ply,
  colour: ply % 2 === 1 ? 'white' : 'black',
  move: `m${ply}`,
  best,
  played,
  judgement: 'mistake',
  critical: true,
  phase: 'moving',
  difficulty: null,
  better: [{ move: 'right', line: ['right'], worth: best }],
  ...more,
});
const review: Review = {
  exact_moves: 4,
  losing_ply: { white: null, black: null },
  moves: [
    judged(1, worth('win'), worth('draw')),
    judged(2, worth('draw'), worth('draw'), { judgement: 'good', better: [] }),
    judged(3, worth('draw'), worth('loss'), { better: [] }), // it could have been claimed
    judged(4, worth('draw'), worth('loss')),
  ],
};
const plies = [1, 2, 3, 4].map((ply) => ({ position: `after ${ply}`, label: `${ply}.` }));
const view = { game: { rules: { text: 'standard' }, start: 'start', plies } } as unknown as View;
const legal = (move: string) => ({ move }) as LegalMove;
const values: Values = {
  value: 'win',
  plies: null,
  moves: [
    { move: 'right', value: 'win', plies: 5 },
    { move: 'slow', value: 'win', plies: 50 },
    { move: 'tame', value: 'draw', plies: null },
    { move: 'm1', value: 'draw', plies: null },
    { move: 'bad', value: 'loss', plies: 2 },
  ],
};
const [first, second] = mistakesOf(review, view, null) as [Mistake, Mistake];

describe('mistakes', () => {
  it('are found with the position before them, where a move would have been better', () => {
    expect([first, second].map(({ task, label }) => [task.position, label])).toEqual([
      ['start', '1.'],
      ['after 3', '4.'],
    ]);
    expect(first.task.steps).toEqual([{ moves: ['right'], reply: null }]);
    expect(mistakesOf(review, view, 'white')).toEqual([first]);
    expect(mistakesOf(review, view, 'black')).toEqual([second]);
  });

  it('accept every move that keeps the value', () => {
    expect(judgeKnown(first, values, legal('slow'))).toEqual({ right: true, left: 'win' });
    expect(judgeKnown(first, values, legal('tame'))).toEqual({ right: false, left: 'draw' });
    expect(judgeKnown(first, values, legal('bad'))).toEqual({ right: false, left: 'loss' });
    expect(rightMoves(first, values)).toBe(2);
    expect(rightMoves(first, null)).toBeNull();
  });

  it('know some moves without values, and ask about the others', () => {
    expect(judgeKnown(first, null, legal('right'))).toEqual({ right: true, left: 'win' });
    expect(judgeKnown(first, null, legal('slow'))).toBeNull();
    expect(judgeKnown(first, values, legal('unheard of'))).toBeNull();
  });

  it('do not accept the move that was played, whatever it is worth elsewhere', () => {
    const again = { ...values, moves: [{ move: 'm1', value: 'win', plies: 9 } as const] };
    expect(judgeKnown(first, again, legal('m1'))).toEqual({ right: false, left: 'draw' });
  });

  it('accept what the engine finds as good as its best move, and better than what was played', () => {
    const searched = { ...first, move: judged(1, worth(null, 120), worth(null, -80)) };
    const fresh = (judgement: JudgedMove['judgement'], score: number): Review => ({
      ...review,
      moves: [judged(1, worth(null, 100), worth(null, score), { judgement })],
    });
    expect(judgeAfresh(searched, fresh('good', 90))).toEqual({ right: true, left: null });
    expect(judgeAfresh(searched, fresh('doubtful', 20)).right).toBe(false);
    expect(judgeAfresh(searched, fresh('good', -90)).right).toBe(false);
    expect(judgeAfresh(searched, null).right).toBe(false);
  });

  it('are counted by how they were solved', () => {
    expect(tally(['alone', 'helped', 'shown', 'skipped', 'alone'])).toEqual({ alone: 2, helped: 1, seen: 2 });
  });
});
