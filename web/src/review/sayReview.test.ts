import { afterEach, describe, expect, it } from 'vitest';
import { de, en } from '../words/whole';
import { settings } from '../browser/settings.svelte';
import { readReview, type Worth } from '../exact/values/review';
import { sayLoss } from './sayReview';

afterEach(() => (settings.stones = 'ivory-ebony'));

const about = (score: number): Worth => ({ value: null, plies: null, score, exact: false, ignores_draw_rules: false });
const move = {
  ply: 12,
  colour: 'black' as const,
  move: 'g4',
  best: about(0),
  played: about(-400),
  judgement: 'blunder' as const,
  critical: false,
  phase: null,
  difficulty: null,
  better: [],
};

describe('an error', () => {
  it('is said to be that of who made it', () => {
    const review = readReview({ exact_moves: 0, losing_ply: {}, moves: [move] });
    expect(sayLoss(de, review, move, 'white', 'white')).toBe('Der Zug von Schwarz war wohl ein grober Fehler.');
    expect(sayLoss(de, review, move, 'black', 'white')).toBe('Dein Zug war wohl ein grober Fehler.');
    expect(sayLoss(en, review, move, null, 'white')).toBe('Black’s move was probably a blunder.');
    settings.stones = 'red-blue';
    expect(sayLoss(de, review, move, null, 'white')).toContain('Der Zug von Blau');
  });
});

describe('who resigned', () => {
  it('is told what he had, and whether that is known', () => {
    expect(de.resignedTooSoon('you', 'won')).toBe('Du hast aufgegeben, als die Stellung für dich gewonnen war.');
    expect(de.resignedTooSoon('you', 'better')).toBe('Du hast aufgegeben, als du wohl besser standest.');
    expect(de.resignedTooSoon('white', 'level')).toBe('Weiß hat aufgegeben, als Weiß wohl nicht schlechter stand.');
    expect(en.resignedTooSoon('you', 'draw')).toBe('You resigned when the position was still a draw for you.');
    expect(en.resignedTooSoon('black', 'better')).toBe('Black resigned when Black probably stood better.');
  });
});

describe('how many moves were good', () => {
  it('leaves out those with which there was nothing left to lose', () => {
    expect(de.keptMoves('white', 63, 65, 0)).toBe('Weiß: 63 von 65 Zügen gut.');
    expect(de.keptMoves('white', 5, 7, 58)).toBe(
      'Weiß: 5 von 7 Zügen gut; 58 weitere, als nichts mehr zu verlieren war.',
    );
    expect(de.keptMoves('white', 0, 1, 1)).toBe('Weiß: 0 von 1 Zug gut; 1 weiterer, als nichts mehr zu verlieren war.');
    expect(en.keptMoves('black', 0, 0, 8)).toBe('Black: 8 moves when there was nothing left to lose.');
    expect(en.keptMoves('black', 5, 7, 58)).toBe(
      'Black: 5 of 7 moves good; 58 more when there was nothing left to lose.',
    );
  });
});
