import { describe, expect, it } from 'vitest';
import type { Call } from '../net/waiting';
import { freshOf, type Seen } from './fresh';

const challenge: Call = { kind: 'challenge', key: 'challenge:a', code: null, name: 'Anna' };
const turn: Call = { kind: 'turn', key: 'turn:7:4', code: 'abcdefghjkmn', name: 'Ben' };
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
});
