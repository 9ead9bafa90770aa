import { describe, expect, it } from 'vitest';
import type { View } from '../../rules/view';
import { referee as de } from '../../words/referee/de';
import { referee as en } from '../../words/referee/en';
import { de as german, en as english } from '../../words/whole';
import { codeOf, codeOfMessage, sayCall, seenIn } from './called';

const view = (label: string | null, occurrences: number, claimable: unknown[] = []): View =>
  ({
    board: { last: label === null ? null : { label }, occurrences, no_mill: 12 },
    game: { claimable: { white: [], black: claimable } },
  }) as unknown as View;
const due = { kind: 'repetition', automatic: false, proof: ['3.', '5.', '7.'] };
const called = (given: View): string => {
  const seen = seenIn(given);
  return seen ? `He is slow.\n\n${codeOf(seen)}` : 'He is slow.';
};

describe('a call to a referee', () => {
  it('is worded in the language of who reads it', () => {
    const text = called(view('2.', 1));
    expect(sayCall(german, de, text)).toBe('He is slow.\n\nGerufen nach dem 2. Zug von Weiß.');
    expect(sayCall(english, en, text)).toBe('He is slow.\n\nCalled after White’s move 2.');
    const twice = called(view('13…', 2));
    expect(sayCall(german, de, twice)).toContain('steht die Stellung zum 2. Mal, seit 12 Halbzügen');
    expect(sayCall(english, en, twice)).toContain('stands for the second time, and for 12 plies');
  });
  it('says which draw stands', () => {
    const text = called(view('7.', 3, [due]));
    expect(sayCall(english, en, text)).toMatch(/^He is slow\.\n\nThe same position .*3, 5 and 7/);
    expect(sayCall(german, de, text)).toMatch(/Dieselbe Stellung/);
  });
  it('has the message that is reported', () => {
    const text = `That is rude.\n\n${codeOfMessage('You [[cheat]]!\n\nAlways.')}`;
    expect(sayCall(german, de, text)).toBe('That is rude.\n\nGemeldet: „You [[cheat]]!\n\nAlways.“');
  });
  it('of an older page is shown as it was written', () => {
    for (const text of ["He is slow.\n\nCalled after White's move 2.", 'No [[code 1 2]] here.', ''])
      expect(sayCall(german, de, text)).toBe(text);
    expect(called(view(null, 1))).toBe('He is slow.');
  });
});
