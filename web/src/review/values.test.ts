import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayKnow } from './known';
import { askValues, bestByTarget, grouped, heatOf, keeping, readValues, type Values } from './values';

vi.mock('./known', () => ({ mayKnow: vi.fn() }));

const answer: Values = {
  value: 'win',
  plies: 5,
  moves: [
    { move: 'a1-a4xd6', value: 'win', plies: 5 },
    { move: 'a1-d1', value: 'draw', plies: null },
    { move: 'd2-d1', value: 'loss', plies: 4 },
    { move: 'd2-a4', value: 'loss', plies: 2 },
  ],
};

describe('values', () => {
  it('are read from an answer, or not at all', () => {
    expect(readValues(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
    const absent = { ...answer, moves: [{ move: 'a1', value: 'absent', plies: null }] };
    for (const bad of [null, {}, { value: 'win' }, { ...answer, value: 'absent' }, absent])
      expect(readValues(bad)).toBeNull();
  });

  it('are grouped by what a move leads to', () => {
    expect(grouped(answer).map(({ value, moves }) => [value, moves.length])).toEqual([
      ['win', 1],
      ['draw', 1],
      ['loss', 2],
    ]);
    expect(grouped({ ...answer, moves: answer.moves.slice(1, 2) }).map(({ value }) => value)).toEqual(['draw']);
  });

  it('stand at a point for the best move there', () => {
    const at = [...bestByTarget(answer)].map(([point, { value }]) => `${point} ${value}`);
    expect(at).toEqual(['a4 win', 'd1 draw']);
  });

  it('stand at a point for one stone alone', () => {
    const at = [...bestByTarget(answer, 'd2')].map(([point, { value }]) => `${point} ${value}`);
    expect(at).toEqual(['d1 loss', 'a4 loss']);
  });

  it('say how many moves keep what there is', () => {
    expect(keeping(answer)).toBe(1);
    expect(keeping({ ...answer, value: 'loss' })).toBe(2);
  });
});

it('is the warmer the sooner it is over', () => {
  const heat = (value: 'win' | 'draw' | 'loss', plies: number | null) => heatOf({ move: 'd6', value, plies });
  expect(heat('win', 1)).toBeGreaterThan(heat('win', 21));
  expect(heat('loss', 2)).toBeGreaterThan(heat('loss', 40));
  expect(heat('win', 300)).toBeCloseTo(0.2);
  expect(heat('draw', null)).toBeLessThan(heat('win', null));
});

describe('asking for values', () => {
  beforeEach(() => vi.mocked(mayKnow).mockResolvedValue(true));
  afterEach(() => vi.unstubAllGlobals());

  it('asks once for a position, whatever its counters', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(answer))));
    vi.stubGlobal('fetch', fetched);
    expect(await askValues('standard', 'W....... w 3 3')).toEqual(answer);
    expect(await askValues('standard', 'W....... w 3 3 10 7')).toEqual(answer);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(String(fetched.mock.calls[0])).toContain('api/values?position=W.......+w+3+3&rules=standard');
  });

  it('asks nothing that cannot be known', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    vi.mocked(mayKnow).mockResolvedValue(false);
    expect(await askValues('standard', 'WB...... w 3 3')).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('asks again after a failure, not after an absence', async () => {
    const fetched = vi.fn(() => Promise.reject(new Error('offline')) as Promise<Response>);
    vi.stubGlobal('fetch', fetched);
    expect(await askValues('standard', 'B....... w 3 3')).toBeNull();
    fetched.mockResolvedValueOnce(new Response('{}', { status: 404 }));
    expect(await askValues('standard', 'B....... w 3 3')).toBeNull();
    expect(await askValues('standard', 'B....... w 3 3')).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
