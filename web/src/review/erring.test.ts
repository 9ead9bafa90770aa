import { describe, expect, it, vi } from 'vitest';
import { chancesOfError, type Asked } from './erring';
import { byChance, type MoveValue, type Values } from '../exact/values/values';

const draw = (move: string): MoveValue => ({ move, value: 'draw', plies: null });
const reply = (move: string, value: MoveValue['value']): MoveValue => ({ move, value, plies: null });
const empty = `${'.'.repeat(24)} w 9 9`;

const asked = (own: Partial<Asked> = {}): Asked => ({
  after: (move) => Promise.resolve(`after ${move}`),
  values: (position) => {
    const losing = position === 'after d6' ? ['a1', 'a4'] : [];
    const moves = [reply('g7', 'draw'), ...losing.map((move) => reply(move, 'loss'))];
    return Promise.resolve<Values>({ value: 'draw', plies: null, moves });
  },
  chance: (_, moves) => Promise.resolve(moves.length / 10),
  ...own,
});

describe('draws', () => {
  it('are told apart by the chance of an answer that loses, each of the same ones asked about once', async () => {
    const values = vi.fn(asked().values);
    const draws = ['a7', 'd6', 'f4', 'g7'].map(draw);
    const chances = await chancesOfError(empty, draws, asked({ values }), () => true);
    expect([...(chances ?? [])]).toEqual([
      ['a7', 0],
      ['g7', 0],
      ['d6', 0.2],
      ['f4', 0.2],
    ]);
    expect(values).toHaveBeenCalledTimes(2);
    expect(byChance(draws, chances ?? new Map()).map(({ move }) => move)).toEqual(['d6', 'f4', 'a7', 'g7']);
  });

  it.each([
    ['a value is missing', asked({ values: () => Promise.resolve(null) })],
    ['the chance is missing', asked({ chance: () => Promise.resolve(null) })],
    ['a move is none', asked({ after: () => Promise.resolve(null) })],
  ])('stay as they are where %s', async (_, how) => {
    expect(await chancesOfError(empty, [draw('d6'), draw('a7')], how, () => true)).toBeNull();
  });

  it('are left alone when nobody waits any more', async () => {
    const values = vi.fn(asked().values);
    expect(await chancesOfError(empty, [draw('a7'), draw('d6')], asked({ values }), () => false)).toBeNull();
    expect(values).not.toHaveBeenCalled();
  });
});
