import { expect, it } from 'vitest';
import { club } from '../../../tests/club';
import { emptyForm, formIn, formOf, isNameOf, notesIn } from './forms';

it('asks the server for what was filled in, without blanks around it', () => {
  expect(formOf({ ...emptyForm, name: ' Mühlefreunde ', sentence: ' Donnerstags. ' })).toEqual({
    ...emptyForm,
    ...{ name: 'Mühlefreunde', sentence: 'Donnerstags.' },
  });
});

it('takes over all that a club says of itself', () => {
  const told = club({ sentence: 'Donnerstags.', text: 'Im Park.', joining: 'open', members_shown: false });
  expect(formIn(told)).toEqual({
    ...{ name: 'Mühlefreunde', sentence: 'Donnerstags.', text: 'Im Park.', mark: 'ebony-3', joining: 'open' },
    members_shown: false,
  });
});

it('writes a letter for each line that says something, and none twice', () => {
  expect(notesIn(' Anna \n\nHerr  Berger, Tisch 4\nAnna\n')).toEqual(['Anna', 'Herr Berger, Tisch 4']);
  expect(notesIn(' \n')).toEqual([]);
});

it('is closed by its name alone', () => {
  expect(isNameOf(club(), ' mühlefreunde ')).toBe(true);
  expect(isNameOf(club(), 'Mühle')).toBe(false);
  expect(isNameOf(club(), '')).toBe(false);
});
