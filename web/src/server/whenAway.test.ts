import { expect, it } from 'vitest';
import { mostNoteLetters, mostNoteLines, overNote, zoneOf } from './whenAway';

it('a zone is called by its name, or by how far it is from Greenwich', () => {
  expect(zoneOf('Europe/Berlin', -60)).toBe('Europe/Berlin');
  expect(zoneOf('America/Argentina/Buenos_Aires', 180)).toBe('America/Argentina/Buenos_Aires');
  expect(zoneOf('UTC', 0)).toBe('UTC');
  expect(zoneOf(undefined, -60)).toBe('GMT+01:00');
  expect(zoneOf('', 210)).toBe('GMT-03:30');
  expect(zoneOf('a zone', 0)).toBe('GMT+00:00');
});

it('a note is too long by so many letters, as the server counts them', () => {
  expect(overNote('a'.repeat(mostNoteLetters))).toBe(0);
  expect(overNote(` ${'𝒜'.repeat(mostNoteLetters)}\n`)).toBe(0);
  expect(overNote('a'.repeat(mostNoteLetters + 3))).toBe(3);
  expect(overNote(Array(mostNoteLines).fill('a').join('\n'))).toBe(0);
  expect(
    overNote(
      Array(mostNoteLines + 1)
        .fill('a')
        .join('\n'),
    ),
  ).toBe(1);
});
