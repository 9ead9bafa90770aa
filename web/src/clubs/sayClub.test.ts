import { expect, it } from 'vitest';
import { club } from '../../tests/club';
import { clubs } from '../words/clubs/en';
import { sayRow } from './sayClub';

it('says how one comes in, and to who has to do with it what he is there', () => {
  expect(sayRow(clubs, club({ members: 1 }))).toBe('1 member · ask to join');
  expect(sayRow(clubs, club({ you: 'leader', joining: 'open' }))).toBe('2 members · you lead it');
  expect(sayRow(clubs, club({ you: 'asked' }))).toBe('2 members · you have asked');
});
