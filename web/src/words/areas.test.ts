// What some areas say, as it is put together.
import { afterEach, expect, it } from 'vitest';
import { settings } from '../browser/settings.svelte';
import { exercise as exerciseFr } from './exercise/fr';
import { puzzles as puzzlesDe } from './puzzles/de';
import { puzzles as puzzlesFr } from './puzzles/fr';
import { puzzles as puzzlesHu } from './puzzles/hu';

afterEach(() => (settings.stones = 'ivory-ebony'));

it('name the sides by their stones', () => {
  settings.stones = 'red-blue';
  expect(puzzlesFr.asks.block('white', false)).toBe('Rouge joue et enferme Bleu.');
  expect(puzzlesHu.winsIn('black', true, 3)).toBe('Kék lerak, és 3 lépésben nyer.');
  expect(exerciseFr.stands('white', 2, 3)).toBe('À Rouge de jouer · en main\u202f: Rouge 2, Bleu 3');
});

it('say no best against the clock while there is none', () => {
  expect([puzzlesDe.rushBests(0, 0), puzzlesDe.rushBests(0, 7)]).toEqual(['', 'Dein Rekord: 7.']);
  expect(puzzlesDe.rushBests(3, 7)).toBe('Heute am besten: 3. Dein Rekord: 7.');
});
