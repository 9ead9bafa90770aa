import { describe, expect, it } from 'vitest';
import type { Place } from '../rules/view';
import type { Lesson } from './lesson';
import { again, answered, attempt, back, begin, isDone, mayGoOn, movesOf, next, type Rules, type Run } from './run';

// Positions are texts that say what has been played; a and b can always be played.
const place = (position: string): Place =>
  ({
    position,
    board: {
      to_move: 'white',
      moves: ['a', 'b'].map((move) => ({ move, from: null, to: move, capture: null, lines: [] })),
      open_mills: [],
    },
    outcome: { verdict: 'ongoing', reason: 'none' },
  }) as unknown as Place;
const rules: Rules = {
  at: (position) => Promise.resolve(place(position)),
  after: (position, move) => Promise.resolve(place(position + move)),
};
const lesson: Lesson = {
  id: 'goal',
  group: 'rules',
  rules: 'standard',
  steps: [
    { position: '1' },
    { position: '2', task: { goals: [{ kind: 'to', points: ['a'] }], solution: 'a', replies: ['c', 'b'] } },
    { position: null, task: { goals: [{ kind: 'to', points: ['b'] }], solution: 'b' } },
  ],
};
const play = (run: Run, move: string): Promise<Run> => {
  const legal = run.begin.board.moves.find((one) => one.move === move);
  if (!legal) throw new Error(move);
  return attempt(run, legal, rules);
};
const shown = ({ step, stand, place: { position } }: Run) => `${step} ${stand} ${position}`;

describe('a lesson', () => {
  it('is read, asked, solved and answered', async () => {
    const first = await begin(lesson, rules);
    expect(shown(first)).toBe('0 reading 1');
    expect(movesOf(first)).toEqual([]);
    const second = await next(first, rules);
    expect(shown(second)).toBe('1 asked 2');
    expect(movesOf(second)).toHaveLength(2);
    const solved = await play(second, 'a');
    expect(shown(solved)).toBe('1 solved 2a');
    expect(shown(answered(solved))).toBe('1 solved 2ab'); // c is not legal
    expect(answered(answered(solved))).toEqual(answered(solved));
    // Whoever goes on at once does not miss the answer.
    const third = await next(solved, rules);
    expect(shown(third)).toBe('2 asked 2ab');
    expect(isDone(third)).toBe(false);
    const end = await play(third, 'b');
    expect(shown(end)).toBe('2 solved 2abb');
    expect(isDone(end)).toBe(true);
    expect(await next(end, rules)).toBe(end);
  });

  it('shows what else was played, and asks again', async () => {
    const asked = await next(await begin(lesson, rules), rules);
    const wrong = await play(asked, 'b');
    expect(shown(wrong)).toBe('1 wrong 2b');
    expect(mayGoOn(wrong)).toBe(false);
    expect(await next(wrong, rules)).toBe(wrong);
    expect(await play(wrong, 'a')).toBe(wrong);
    expect(shown(again(wrong))).toBe('1 asked 2');
  });

  it('goes back to the beginning of the step before', async () => {
    const first = await begin(lesson, rules);
    const second = await next(first, rules);
    const third = await next(await play(second, 'a'), rules);
    expect(shown(back(third))).toBe('1 asked 2');
    expect(shown(back(back(third)))).toBe('0 reading 1');
    expect(back(first)).toBe(first);
  });
});
