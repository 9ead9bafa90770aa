import { describe, expect, it } from 'vitest';
import type { Values } from '../../exact/values/values';
import { answerTo, heldIn, type Sources } from './refute';

const values = (...moves: string[]): Values => ({
  value: 'win',
  plies: 3,
  moves: moves.map((move) => ({ move, value: move === 'bad' ? 'loss' : 'win', plies: 3 })),
});
const after = (position: string, move: string) => Promise.resolve(move === 'end' ? null : `${position}${move}`);
const engine = () => Promise.resolve(['a', 'b', 'c', 'd', 'e', 'f']);
const known = (table: Record<string, Values>): Sources => ({
  values: (position) => Promise.resolve(table[position] ?? null),
  after,
  engine,
});

describe('a wrong move', () => {
  it('is answered by the best that is known, to the end of the game', async () => {
    const found = await answerTo(
      'p',
      known({ p: values('a', 'b'), pa: values('c'), pac: values('end'), pacend: values('x') }),
    );
    expect(found?.moves).toEqual(['a', 'c', 'end']);
    expect(found?.values?.value).toBe('win');
  });

  it('is played out no further than that it can be followed, or known', async () => {
    const on = (position: string) => Promise.resolve(position === 'p' ? values('a') : values('a', 'bad'));
    expect((await answerTo('p', { values: on, after, engine }))?.moves).toHaveLength(5);
    expect((await answerTo('p', known({ p: values('a') })))?.moves).toEqual(['a']);
  });

  it('is answered by the engine where nobody knows', async () => {
    expect(await answerTo('p', known({}))).toEqual({ moves: ['a', 'b', 'c', 'd', 'e'], values: null });
    expect(await answerTo('p', { ...known({}), engine: () => Promise.resolve([]) })).toBeNull();
  });

  it('is counted by the answers that hold', () => {
    expect(heldIn(values('a', 'bad', 'c'))).toEqual({ keep: 2, of: 3 });
  });
});
