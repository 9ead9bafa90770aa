import { describe, expect, it } from 'vitest';
import type { Ruling } from '../../../server/tableMessages';
import { endsUndo, isDecidedAnew, isNextDeclined, isTakeback, isUndoDeclined } from './news';

const stop: Ruling = { kind: 'stop', against: null, by: 'Rike', reason: 'So ist es.', at: 0 };

const calm = { rulings: [], stopped: false };

describe('a decision', () => {
  it('is new when there are more rulings, or the game stands or goes on', () => {
    expect(isDecidedAnew(calm, { ...calm, rulings: [stop] })).toBe(true);
    expect(isDecidedAnew({ rulings: [stop], stopped: true }, { rulings: [stop], stopped: false })).toBe(true);
  });
  it('is not new when somebody comes or goes, nor when the table is opened', () => {
    expect(isDecidedAnew({ rulings: [stop], stopped: true }, { rulings: [stop], stopped: true })).toBe(false);
    expect(isDecidedAnew(calm, calm)).toBe(false);
    expect(isDecidedAnew(null, { rulings: [stop], stopped: true })).toBe(false);
  });
});

describe('a request to take back', () => {
  const asked = { undo: { by: 0, plies: 1 } } as const;
  const nothing = { undo: null };
  it('ends with a move, and not with an offer', () => {
    for (const event of ['move d6', 'takeback 2', 'resign white', 'accept black']) expect(endsUndo(event)).toBe(true);
    for (const event of ['offer white ""', 'withdraw white', 'decline black ""']) expect(endsUndo(event)).toBe(false);
  });
  it('is granted by plies that are taken back', () => {
    expect(['takeback 2', 'move d6', 'decline black "takeback 2"'].map(isTakeback)).toEqual([true, false, false]);
  });
  it('is declined when it is gone', () => expect(isUndoDeclined(asked, nothing, 0)).toBe(true));
  it('still stands, or was never made', () => {
    expect(isUndoDeclined(asked, asked, 0)).toBe(false);
    expect(isUndoDeclined(nothing, nothing, 0)).toBe(false);
    expect(isUndoDeclined(null, nothing, 0)).toBe(false);
  });
  it('is no news to who has declined it, nor to who watches', () => {
    expect(isUndoDeclined(asked, nothing, 1)).toBe(false);
    expect(isUndoDeclined(asked, nothing, null)).toBe(false);
  });
});

describe('a wish for another game', () => {
  const after = (white: boolean, black: boolean, game = 1): Parameters<typeof isNextDeclined>[2] => ({
    next: { asked: [white, black], colour: [null, null] },
    series: { game },
  });
  const quiet = after(false, false);
  it('is declined when it is gone and no game has begun', () =>
    expect(isNextDeclined(false, after(true, false), quiet, 0)).toBe(true));
  it('stays declined until somebody asks anew, or there is another game', () => {
    expect(isNextDeclined(true, quiet, quiet, 0)).toBe(true);
    expect(isNextDeclined(true, quiet, after(true, false), 0)).toBe(false);
    expect(isNextDeclined(true, quiet, after(false, true), 0)).toBe(false);
    expect(isNextDeclined(true, quiet, after(false, false, 2), 0)).toBe(false);
  });
  it('still stands, is granted, or was never made', () => {
    expect(isNextDeclined(false, after(true, false), after(true, false), 0)).toBe(false);
    expect(isNextDeclined(false, after(true, false), after(false, false, 2), 0)).toBe(false);
    expect(isNextDeclined(false, quiet, quiet, 0)).toBe(false);
    expect(isNextDeclined(false, null, quiet, 0)).toBe(false);
  });
  it('is no news to who has declined it, nor to who watches', () => {
    expect(isNextDeclined(false, after(true, false), quiet, 1)).toBe(false);
    expect(isNextDeclined(false, after(true, false), quiet, null)).toBe(false);
  });
});
