import { describe, expect, it } from 'vitest';
import type { Colour, Phase } from '../../rules/view';
import {
  curve,
  isExact,
  isFine,
  notesOf,
  partsOf,
  phaseScoreOf,
  points,
  readReview,
  resignedAt,
  scoreOf,
  ticks,
  errorsOf,
  momentFor,
  turningPoint,
  type JudgedMove,
  type Judgement,
  type Value,
  type Worth,
} from './review';

const exactly = (value: Value): Worth => ({ value, plies: null, score: null, exact: true, ignores_draw_rules: false });
const about = (score: number): Worth => ({ value: null, plies: null, score, exact: false, ignores_draw_rules: false });
const judged = (ply: number, judgement: Judgement, best: Worth, played: Worth): JudgedMove => ({
  ply,
  colour: ply % 2 === 1 ? 'white' : 'black',
  move: `m${ply}`,
  best,
  played,
  judgement,
  critical: false,
  phase: 'moving',
  difficulty: null,
  better: judgement === 'good' ? [] : [{ move: 'b2', line: ['b2', 'c3'], worth: best }],
});
const draw = exactly('draw');
const game = {
  exact_moves: 5,
  losing_ply: { white: null, black: 4 },
  moves: [
    judged(1, 'good', draw, draw),
    judged(2, 'mistake', draw, exactly('loss')),
    judged(3, 'mistake', exactly('win'), draw),
    judged(4, 'mistake', draw, exactly('loss')),
    judged(5, 'good', exactly('win'), exactly('win')),
  ],
};

describe('a review', () => {
  it('is read from an answer, or not at all', () => {
    expect(readReview(JSON.parse(JSON.stringify(game)))).toEqual(game);
    for (const bad of [null, {}, { moves: 1 }, { moves: [{}] }, { moves: [{ ...game.moves[0], best: { value: 1 } }] }])
      expect(readReview(bad)).toBeNull();
  });

  it('is read from servers that say less of it', () => {
    const [move] = game.moves;
    const older = { ...game, moves: [{ ...move, phase: undefined, difficulty: undefined }] };
    expect(readReview(JSON.parse(JSON.stringify(older)))?.moves).toEqual([{ ...move, phase: null, difficulty: null }]);
    const odd = { ...game, moves: [{ ...move, phase: 'dreaming', difficulty: { chance: 'much' } }] };
    expect(readReview(odd)?.moves).toEqual([{ ...move, phase: null, difficulty: null }]);
  });

  it('is exact where every move is', () => {
    expect(isExact(game)).toBe(true);
    expect(isExact({ ...game, exact_moves: 4 })).toBe(false);
  });

  it('tells what White can expect, ply by ply', () => {
    expect(curve(game)).toEqual([0.5, 0.5, 1, 0.5, 1, 1]);
    expect(curve({ ...game, moves: [] })).toEqual([]);
    expect(points(about(0))).toBe(0.5);
    expect(points(about(400))).toBeCloseTo(10 / 11);
    expect(points(about(-400))).toBeCloseTo(1 / 11);
  });

  it('names few of its plies', () => {
    expect(ticks(5)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(ticks(39)).toEqual([0, 5, 10, 15, 20, 25, 30, 35]);
    expect(ticks(100).length).toBeLessThan(9);
    expect(ticks(0)).toEqual([0]);
    expect(ticks(5000).at(-1)).toBe(5000);
  });

  it('shows first the move that lost the game, else the worst one', () => {
    expect(turningPoint(game, 'white')?.ply).toBe(4);
    expect(turningPoint(game, null)?.ply).toBe(2);
    expect(turningPoint(game, 'black')?.ply).toBe(2);
    expect(turningPoint({ ...game, moves: game.moves.slice(0, 1) }, null)).toBeNull();
    // For who reads it.
    expect([momentFor(game, null, 'white')?.ply, momentFor(game, 'black', 'white')?.ply]).toEqual([4, 4]);
    const own = momentFor(game, 'white', 'white');
    expect([own?.colour, errorsOf(game, 'white') > 0]).toEqual(['white', true]);
  });

  it('knows who resigned too soon', () => {
    expect(resignedAt(game, 'white')).toBe('won');
    expect(resignedAt(game, 'black')).toBeNull();
    expect(resignedAt({ ...game, moves: game.moves.slice(0, 1) }, 'black')).toBe('draw');
    expect(resignedAt({ ...game, moves: [] }, 'black')).toBeNull();
  });

  it('calls nothing drawn that is only estimated', () => {
    const after = (score: number) => ({ ...game, moves: [judged(2, 'mistake', about(-200), about(score))] });
    expect(resignedAt(after(-1241), 'white')).toBe('better');
    expect(resignedAt(after(-400), 'white')).toBe('better');
    expect(resignedAt(after(-20), 'white')).toBe('level');
    expect(resignedAt(after(20), 'white')).toBeNull();
    expect(resignedAt(after(400), 'black')).toBe('better');
  });

  it('takes moves apart', () => {
    expect(partsOf('a1-d1xg7')).toEqual({ move: 'a1-d1xg7', from: 'a1', to: 'd1', capture: 'g7' });
    expect(partsOf('d6')).toEqual({ move: 'd6', from: null, to: 'd6', capture: null });
  });

  it('counts for each side', () => {
    const score = (colour: Colour) => scoreOf(game, colour);
    expect(score('white')).toEqual({ moves: 3, kept: 2, errors: 1, lost: 0 });
    expect(score('black')).toEqual({ moves: 2, kept: 0, errors: 2, lost: 0 });
  });

  it('praises no move with which there was nothing left to lose', () => {
    const [lost, hopeless] = [exactly('loss'), about(-900)];
    const moves = [
      judged(1, 'good', draw, draw),
      judged(3, 'mistake', draw, lost),
      judged(5, 'good', lost, lost),
      judged(7, 'good', lost, lost),
      judged(9, 'good', hopeless, about(-950)),
      judged(11, 'good', about(-300), about(-310)),
    ];
    expect(scoreOf({ moves }, 'white')).toEqual({ moves: 3, kept: 2, errors: 1, lost: 3 });
  });

  it('counts for each phase what could have gone wrong, and what somebody would have made of it', () => {
    const critical = (move: JudgedMove, phase: Phase, chance: number): JudgedMove => ({
      ...move,
      phase,
      critical: true,
      difficulty: { keeping: 1, moves: 10, chance },
    });
    const [first, , third, , fifth] = game.moves as [JudgedMove, JudgedMove, JudgedMove, JudgedMove, JudgedMove];
    const review = { ...game, moves: [first, critical(third, 'moving', 0.25), critical(fifth, 'moving', 0.5)] };
    expect(phaseScoreOf(review, 'white', 'moving')).toEqual({
      moves: 3,
      kept: 2,
      errors: 1,
      lost: 0,
      critical: 2,
      criticalKept: 1,
      expected: 0.75,
    });
    expect(phaseScoreOf(review, 'white', 'flying').moves).toBe(0);
    expect(phaseScoreOf(review, 'black', 'moving').moves).toBe(0);
  });

  it('calls a move fine that alone kept what there was, where few would have seen it', () => {
    const [good] = game.moves as [JudgedMove];
    const only = { keeping: 1, moves: 12, chance: 0.2 };
    expect(isFine({ ...good, difficulty: only })).toBe(true);
    expect(isFine({ ...good, difficulty: { ...only, keeping: 2 } })).toBe(false);
    expect(isFine({ ...good, difficulty: { ...only, chance: 0.8 } })).toBe(false);
    expect(isFine({ ...good, judgement: 'mistake', difficulty: only })).toBe(false);
    expect(isFine(good)).toBe(false);
  });

  it('becomes notes along the moves that gave something away', () => {
    expect(notesOf({ ...game, moves: game.moves.slice(0, 2) }, ({ move }) => `no, ${move}`)).toEqual([
      { ply: 2, glyph: 2 },
      { ply: 2, text: 'no, m2' },
      { ply: 2, moves: ['b2', 'c3'], notes: [] },
    ]);
  });
});
