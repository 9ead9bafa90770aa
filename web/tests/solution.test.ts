// Every record of the solution is gone through with the module: its moves are legal, the page shows the positions that
// they lead to, and the last one wins.
import { describe, expect, it } from 'vitest';
import { records } from '../../docs/solution.md?records';
import { facts } from '../../docs/solution.md?facts';
import { sectors } from '../../docs/solution.md?sectors';
import type { Place } from '../src/rules/view';
import { framesOf } from '../src/solution/replay';
import { recordName } from '../src/solution/document/document';
import { deskWith, sure } from './desk';

const desk = deskWith('rules');
const ask = (...lines: string[]): Place => sure(desk<Place>(...lines));
const four = (position: string): string => position.split(' ').slice(0, 4).join(' ');

describe('a record of the solution', () => {
  it.each(records.map((record) => [recordName(record), record] as const))('%s', (_, { position, moves }) => {
    let place = ask('moves', 'standard', position);
    for (const { position: shown, move } of framesOf(position, moves)) {
      if (move) place = ask('play', 'standard', four(place.position), move.move);
      expect(four(place.position)).toBe(shown);
    }
    expect(place.outcome.verdict).toBe(position.split(' ')[1] === 'w' ? 'white_wins' : 'black_wins');
  });
});

describe('a position of the solution', () => {
  it('is one by the rules', () => {
    const { draw, few, mistakes, limits } = facts;
    const shown = [draw, few, mistakes, limits.longest, limits.survivor].map(({ position }) => position);
    const losses = sectors.moving.flatMap(({ loss }) => loss?.position ?? []);
    for (const position of [...shown, ...losses])
      expect(ask('moves', 'standard', position).position).toContain(position);
    for (const { position, move } of [few, mistakes])
      expect(ask('moves', 'standard', position).board.moves.map((legal) => legal.move)).toContain(move);
  });
});
