// Every puzzle of the page is gone through with the module: it can be read, its moves are legal, and a win ends the game.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Place } from '../src/rules/view';
import { de } from '../src/words/first/de';
import { puzzles as german, type PuzzleWords } from '../src/words/puzzles/de';
import { puzzles as english } from '../src/words/puzzles/en';
import { exercise as trialDe } from '../src/words/exercise/de';
import { exercise as trialEn } from '../src/words/exercise/en';
import { readPuzzles, themes, type Puzzle } from '../src/learn/puzzles/format';
import { sayTask } from '../src/learn/puzzles/solving.svelte';
import { settings } from '../src/browser/settings.svelte';
import { deskWith, sure } from './desk';

const inAll = import.meta.glob<PuzzleWords>('../src/words/puzzles/??.ts', { eager: true, import: 'puzzles' });

const desk = deskWith('rules');
const ask = (...lines: string[]): Place => sure(desk<Place>(...lines));
const textOf = (theme: string) =>
  readFileSync(new URL(`../src/learn/puzzles/data/${theme}.txt`, import.meta.url), 'utf8');
const all = themes.map((theme) => ({ theme, text: textOf(theme), puzzles: readPuzzles(textOf(theme)) ?? [] }));

// The places at which a move is asked for, and the last one.
function walk({ task }: Puzzle): Place[] {
  let place = ask('moves', task.rules, task.position);
  const asked = [place];
  for (const { moves, reply } of task.steps) {
    const legal = place.board.moves.map(({ move }) => move);
    expect(legal).toEqual(expect.arrayContaining([...moves]));
    place = ask('play', task.rules, place.position, moves[0] ?? '');
    if (reply !== null) place = ask('play', task.rules, place.position, reply);
    asked.push(place);
  }
  return asked;
}

describe.each(all)('the puzzles of the theme $theme', ({ theme, text, puzzles }) => {
  it('can all be read', () => {
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(puzzles.length).toBe(lines.length);
    expect(puzzles.length).toBeGreaterThan(0);
    expect(puzzles.every((puzzle) => puzzle.theme === theme)).toBe(true);
    const ratings = puzzles.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  });

  it('have legal moves and answers, and lead to what they promise', () => {
    for (const puzzle of puzzles) {
      const places = walk(puzzle);
      expect(places[0]?.board.to_move, puzzle.id).toBe(puzzle.solver);
      const verdict = places.at(-1)?.outcome.verdict;
      if (theme === 'win' || theme === 'block') expect(verdict, puzzle.id).toBe(`${puzzle.solver}_wins`);
    }
  });

  it('are asked in a sentence', () => {
    for (const puzzle of puzzles.slice(0, 20)) {
      for (const p of Object.values(inAll)) {
        for (const named of [true, false]) {
          expect(sayTask(p, puzzle, named), puzzle.id).toMatch(/^[A-Z][^_]+[.?]$/);
          expect(sayTask(p, puzzle, named)).not.toMatch(/undefined|\bnull\b|object/);
        }
      }
    }
  });
});

describe('a trap', () => {
  const traps = all.find(({ theme }) => theme === 'trap')?.puzzles ?? [];
  const inHand = ({ task, solver }: Puzzle) => Number(task.position.split(' ')[solver === 'white' ? 2 : 3]);

  it('is asked for with the side that is to move, and whether it places or moves', () => {
    const placing = traps.filter((puzzle) => inHand(puzzle) > 0);
    const moving = traps.filter((puzzle) => inHand(puzzle) === 0);
    expect(placing.length).toBeGreaterThan(100);
    for (const [puzzles, verbs] of [
      [placing, ['setzt', 'to place']],
      [moving, ['zieht', 'to move']],
    ] as const)
      for (const puzzle of puzzles) {
        const [colour, name] = puzzle.solver === 'white' ? ['Weiß', 'White'] : ['Schwarz', 'Black'];
        expect(sayTask(german, puzzle, true)).toMatch(new RegExp(`^${colour} ${verbs[0]}\\. `));
        expect(sayTask(english, puzzle, false)).toMatch(new RegExp(`^${name} ${verbs[1]}\\. `));
      }
  });
});

describe('what stands on the board of a trial', () => {
  it('is said of both sides', () => {
    expect(trialDe.stands('black', 4, 5)).toBe('Schwarz am Zug · in der Hand: Weiß 4, Schwarz 5');
    expect(trialEn.stands('white', 0, 1)).toBe('White to move · in hand: White 0, Black 1');
    expect(trialDe.stands('white', 0, 0)).toBe('Weiß am Zug · alle Steine sind gesetzt');
  });
});

describe('all puzzles', () => {
  it('have different positions', () => {
    const ids = all.flatMap(({ puzzles }) => puzzles.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are asked by the stones that are set', () => {
    const [win] = all[0]?.puzzles ?? [];
    if (!win) throw new Error('there is no puzzle');
    settings.stones = 'red-blue';
    const said = sayTask(german, win, true);
    settings.stones = 'ivory-ebony';
    expect(said).toMatch(/^(Rot|Blau) (zieht|setzt) und gewinnt in /);
    expect(sayTask(german, win, true)).toContain(de.colour(win.solver));
  });
});
