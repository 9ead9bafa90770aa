import { describe, expect, it } from 'vitest';
import type { Call } from '../server/notices';
import { freshOf, knownOf, type Seen } from './fresh';

const challenge: Call = { kind: 'challenge', key: 'challenge:a', code: null, name: 'Anna' };
const turn: Call = { kind: 'turn', key: 'turn:7:4', code: 'abcdefghjkmn', name: 'Ben' };
const call: Call = { kind: 'call', key: 'call:4', code: null, name: '', count: 2 };
const next: Call = { kind: 'next', key: 'next:7:1', code: 'abcdefghjkmn', name: 'Ben' };
const seen = (more: Partial<Seen>): Seen => ({ known: [], tables: [], page: 'analyse', arriving: false, ...more });

describe('what is new', () => {
  it('is told once', () => {
    expect(freshOf([challenge, turn], seen({}))).toEqual([challenge, turn]);
    expect(freshOf([challenge, turn], seen({ known: ['challenge:a'] }))).toEqual([turn]);
  });
  it('is not what happens at the table that is open', () => {
    expect(freshOf([challenge, turn], seen({ page: 'table', tables: ['abcdefghjkmn'] }))).toEqual([challenge]);
  });
  it('is not what the page shows by itself', () => {
    expect(freshOf([challenge, turn], seen({ page: 'lobby' }))).toEqual([turn]);
    expect(freshOf([challenge, turn], seen({ page: 'start', arriving: true }))).toEqual([]);
    expect(freshOf([challenge, turn], seen({ page: 'start' }))).toEqual([turn]);
  });
  it('is another game that the opponent wants, everywhere but at its table', () => {
    expect(freshOf([next], seen({ page: 'start', arriving: true }))).toEqual([next]);
    expect(freshOf([next], seen({ page: 'lobby' }))).toEqual([next]);
    expect(freshOf([next], seen({ page: 'start', tables: ['abcdefghjkmn'] }))).toEqual([]);
  });
  it('is a tournament that somebody has entered him in, everywhere but where those are', () => {
    const entered: Call = { kind: 'entered', key: 'entered:abc:3', code: 'abcdefghjkmn', name: 'Vera' };
    expect(freshOf([entered], seen({ page: 'start', arriving: true }))).toEqual([entered]);
    expect(freshOf([entered], seen({ page: 'tournament' }))).toEqual([]);
    const joining: Call = { ...entered, kind: 'joining', key: 'joining:abc:4' };
    expect(freshOf([joining], seen({ page: 'start', arriving: true }))).toEqual([joining]);
    expect(freshOf([joining], seen({ page: 'tournament' }))).toEqual([]);
    const match: Call = { ...entered, kind: 'match', key: 'match:abc', name: 'Berg' };
    expect(freshOf([match], seen({ page: 'start', arriving: true }))).toEqual([match]);
    expect(freshOf([match], seen({ page: 'tournament' }))).toEqual([]);
  });
  it('is a call to referees everywhere but where they answer it', () => {
    expect(freshOf([call], seen({ page: 'start', arriving: true }))).toEqual([call]);
    expect(freshOf([call], seen({ page: 'lobby' }))).toEqual([call]);
    expect(freshOf([call], seen({ page: 'referee' }))).toEqual([]);
  });
  it('is told again by a page that is opened anew where it is a call', () => {
    expect(knownOf(['turn:7:4', 'call:4'], true)).toEqual(['turn:7:4']);
    expect(knownOf(['turn:7:4', 'call:4'], false)).toEqual(['turn:7:4', 'call:4']);
  });
});
