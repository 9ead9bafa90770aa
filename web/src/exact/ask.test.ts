import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from '../rules/view';
import type { Values } from './values/values';
import { askReview, askValues } from './ask';
import { sourcesFor, type Source } from './sources';

vi.mock('./sources', () => ({ sourcesFor: vi.fn(), lackOf: vi.fn() }));

const drawn: Values = { value: 'draw', plies: null, moves: [{ move: 'a1-a4', value: 'draw', plies: null }] };
const source = (values: () => Promise<Values | null>): Source => ({ values: vi.fn(values), review: vi.fn() });
const knowing = () => source(() => Promise.resolve(drawn));
const ignorant = () => source(() => Promise.resolve(null));
const broken = () => source(() => Promise.reject(new Error('offline')));
const given = (...sources: Source[]) => vi.mocked(sourcesFor).mockResolvedValue(sources);

describe('asking for values', () => {
  beforeEach(() => vi.mocked(sourcesFor).mockReset());

  it('asks once for a position, whatever its counters', async () => {
    const only = knowing();
    given(only);
    expect(await askValues('standard', 'W....... w 3 3')).toEqual(drawn);
    expect(await askValues('standard', 'W....... w 3 3 10 7')).toEqual(drawn);
    expect(only.values).toHaveBeenCalledTimes(1);
    expect(only.values).toHaveBeenCalledWith('standard', 'W....... w 3 3');
  });

  it('asks one after the other, and none after the first who knows', async () => {
    const [unread, never] = [broken(), knowing()];
    given(unread, ignorant(), knowing(), never);
    expect(await askValues('standard', 'WB...... w 3 3')).toEqual(drawn);
    expect(unread.values).toHaveBeenCalledTimes(1);
    expect(never.values).not.toHaveBeenCalled();
  });

  it('asks again after a failure, and where there is somebody else, but not after an absence', async () => {
    const failing = broken();
    given(failing);
    expect(await askValues('standard', 'B....... w 3 3')).toBeNull();
    expect(await askValues('standard', 'B....... w 3 3')).toBeNull();
    expect(failing.values).toHaveBeenCalledTimes(2);
    const last = ignorant();
    given(last);
    expect(await askValues('standard', 'B....... w 3 3')).toBeNull();
    expect(await askValues('standard', 'B....... w 3 3')).toBeNull();
    expect(last.values).toHaveBeenCalledTimes(1);
    given(last, knowing());
    expect(await askValues('standard', 'B....... w 3 3')).toEqual(drawn);
    expect(last.values).toHaveBeenCalledTimes(2);
  });
});

describe('asking for a review', () => {
  const view = (reason: string) =>
    ({ game: { start: 'a', plies: [{ position: 'b' }, { position: 'c' }], outcome: { reason } } }) as unknown as View;

  it('needs no value of a position in which the game is over', async () => {
    given(ignorant());
    await askReview('', view('no_legal_move'), vi.fn(), () => true);
    expect(sourcesFor).toHaveBeenLastCalledWith(['a', 'b']);
    await askReview('', view('resignation'), vi.fn(), () => true);
    expect(sourcesFor).toHaveBeenLastCalledWith(['a', 'b', 'c']);
  });
});
