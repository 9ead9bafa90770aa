// The review of a game, as a server or the engine of this page gives it: what each move made of the position. Pure.
import { isObject } from '../../browser/shapes';
import { other, type Both, type Colour, type MoveParts, type Note, type Phase } from '../../rules/view';

/** How much a move has given away. */
export type Judgement = 'good' | 'doubtful' | 'mistake' | 'blunder';
export const phases: readonly Phase[] = ['placing', 'moving', 'flying'];
const judgements: readonly Judgement[] = ['good', 'doubtful', 'mistake', 'blunder'];

/** For the side to move. */
export type Value = 'win' | 'draw' | 'loss';
/** What something is worth for who moves. */
export interface Worth {
  /** Null: only the score is known. */
  value: Value | null;
  plies: number | null;
  /** Hundredths of a stone. */
  score: number | null;
  /** From the solved game or the rules, not by searching. */
  exact: boolean;
  /** Decided, but a draw rule may end the game before. */
  ignores_draw_rules: boolean;
}
/** How hard it was to keep what a position was worth. */
export interface Difficulty {
  /** So many moves keep it. */
  keeping: number;
  /** Of so many legal ones. */
  moves: number;
  /** That a fallible player keeps it, 0 to 1. */
  chance: number;
}
/** Another move, and what would have followed. */
export interface Line {
  move: string;
  line: string[];
  worth: Worth;
}
/** A move of a game, judged. */
export interface JudgedMove {
  /** From 1. */
  ply: number;
  colour: Colour;
  move: string;
  /** What the position was worth before it. */
  best: Worth;
  /** And what is left. */
  played: Worth;
  judgement: Judgement;
  /** Another move would have lost value. */
  critical: boolean;
  /** Of who moved; null: older servers do not say. */
  phase: Phase | null;
  /** Where it was critical. */
  difficulty: Difficulty | null;
  /** Where it gave something away: what would have kept it. */
  better: Line[];
}
/** A game, judged. */
export interface Review {
  /** So many moves are judged exactly. */
  exact_moves: number;
  /** The ply with which each lost the game, if it did. */
  losing_ply: Both<number | null>;
  moves: JudgedMove[];
}

function isWorth(worth: unknown): worth is Worth {
  if (!isObject(worth)) return false;
  const { value, score } = worth;
  return value === null ? typeof score === 'number' : value === 'win' || value === 'draw' || value === 'loss';
}
const isJudged = (move: unknown): move is JudgedMove =>
  isObject(move) &&
  typeof move['ply'] === 'number' &&
  (move['colour'] === 'white' || move['colour'] === 'black') &&
  judgements.includes(move['judgement'] as Judgement) &&
  isWorth(move['best']) &&
  isWorth(move['played']) &&
  Array.isArray(move['better']);

function readDifficulty(told: unknown): Difficulty | null {
  if (!isObject(told)) return null;
  const { keeping, moves, chance } = told;
  if (typeof keeping !== 'number' || typeof moves !== 'number' || typeof chance !== 'number') return null;
  return { keeping, moves, chance };
}
const readMove = (told: JudgedMove): JudgedMove => ({
  ...told,
  phase: phases.find((phase) => phase === told.phase) ?? null,
  difficulty: readDifficulty(told.difficulty),
});

const nobody = { white: null, black: null };

// Null for what is none.
export function readReview(answer: unknown): Review | null {
  if (!isObject(answer) || !Array.isArray(answer['moves']) || !answer['moves'].every(isJudged)) return null;
  const { moves, losing_ply: losing } = answer;
  const ply = (value: unknown) => (typeof value === 'number' ? value : null);
  const losing_ply = isObject(losing) ? { white: ply(losing['white']), black: ply(losing['black']) } : nobody;
  return { exact_moves: Number(answer['exact_moves']), losing_ply, moves: moves.map(readMove) };
}

export const isExactly = ({ best, played }: JudgedMove): boolean => best.exact && played.exact;
export const isExact = ({ exact_moves, moves }: Review): boolean => exact_moves === moves.length;

const stonesForTenToOne = 400; // as the reviews of the program have it

// The share of the point that who moves can expect, 0 to 1.
export function points({ value, score }: Worth): number {
  if (value !== null) return { win: 1, draw: 0.5, loss: 0 }[value];
  return 1 / (1 + 10 ** (-(score ?? 0) / stonesForTenToOne));
}

// What White can expect after each ply, the start first.
export function curve({ moves }: Review): number[] {
  const forWhite = (share: number, mover: Colour) => (mover === 'white' ? share : 1 - share);
  const [first] = moves;
  if (!first) return [];
  return [
    forWhite(points(first.best), first.colour),
    ...moves.map(({ played, colour }) => forWhite(points(played), colour)),
  ];
}

// The plies to be named below a curve: round numbers, few of them.
export function ticks(plies: number, most = 8): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => plies / size < most) ?? 200;
  return Array.from({ length: Math.floor(plies / step) + 1 }, (_, n) => n * step);
}

export const erred = ({ judgement }: JudgedMove): boolean => judgement === 'mistake' || judgement === 'blunder';

// What is to be looked at first: the move that lost the game, else the worst one.
export function turningPoint(review: Review, winner: Colour | null): JudgedMove | null {
  const lost = winner && review.losing_ply[other(winner)];
  if (lost) return review.moves[lost - 1] ?? null;
  return worstOf(review.moves);
}
function worstOf(moves: readonly JudgedMove[]): JudgedMove | null {
  const cost = ({ best, played }: JudgedMove) => points(best) - points(played);
  const [worst] = moves.filter(erred).sort((a, b) => cost(b) - cost(a));
  return worst ?? null;
}

// The same for who reads it: the own move that lost the game, else the own worst one; where there is none, or nobody's
// own side, what decided the game.
export function momentFor(review: Review, you: Colour | null, winner: Colour | null): JudgedMove | null {
  const decided = turningPoint(review, winner);
  if (you === null || decided?.colour === you) return decided;
  return worstOf(review.moves.filter(({ colour }) => colour === you)) ?? decided;
}
// The errors of one side, or of both.
export const errorsOf = ({ moves }: Review, colour: Colour | null): number =>
  moves.filter((move) => erred(move) && (colour === null || move.colour === colour)).length;

// What who resigned still had: `won` and `draw` where that is known, `better` and `level` where it is an estimate.
export type Prospect = 'won' | 'draw' | 'better' | 'level';
const betterFrom = 0.64; // about a stone

// Null for who had lost anyway.
export function resignedAt(review: Review, loser: Colour): Prospect | null {
  const last = review.moves.at(-1);
  if (!last) return null;
  const share = last.colour === loser ? points(last.played) : 1 - points(last.played);
  if (share < 0.5) return null;
  if (last.played.value !== null) return share === 1 ? 'won' : 'draw';
  return share >= betterFrom ? 'better' : 'level';
}

// Where so little was left to be expected, no move can be called worse than another: "good" would be said of all.
const nothingLeft = 0.1; // what the program calls a doubtful move gives away as much
export const hadNothingLeft = ({ best }: JudgedMove): boolean => points(best) < nothingLeft;

export interface Score {
  moves: number; // with which there was something to lose
  kept: number; // of them kept what the position was worth
  errors: number;
  lost: number; // moves with which there was nothing left to lose
}
export function scoreOf({ moves }: Pick<Review, 'moves'>, colour: Colour): Score {
  const own = moves.filter((move) => move.colour === colour);
  const open = own.filter((move) => !hadNothingLeft(move));
  const kept = open.filter(({ judgement }) => judgement === 'good').length;
  return { moves: open.length, kept, errors: open.filter(erred).length, lost: own.length - open.length };
}

// What a player made of one phase.
export interface PhaseScore extends Score {
  critical: number; // could have gone wrong
  criticalKept: number;
  expected: number; // of the critical ones a fallible player would have kept so many
}
export function phaseScoreOf({ moves }: Review, colour: Colour, phase: Phase): PhaseScore {
  const own = moves.filter((move) => move.colour === colour && move.phase === phase);
  const critical = own.filter(({ critical }) => critical);
  return {
    ...scoreOf({ moves: own }, colour),
    critical: critical.length,
    criticalKept: critical.filter(({ best, played }) => points(played) >= points(best)).length,
    expected: critical.reduce((sum, { difficulty }) => sum + (difficulty?.chance ?? 0), 0),
  };
}

const glyphs: Readonly<Record<Judgement, number | null>> = { good: null, doubtful: 6, mistake: 2, blunder: 4 };

const glyphTexts: Readonly<Record<Judgement, string>> = { good: '', doubtful: '?!', mistake: '?', blunder: '??' };
export const glyphOf = ({ judgement }: JudgedMove): string => glyphTexts[judgement];

// The only move that kept what there was, and hard to find.
const hard = 0.5;
export const isFine = ({ judgement, difficulty }: JudgedMove): boolean =>
  judgement === 'good' && difficulty !== null && difficulty.keeping === 1 && difficulty.chance < hard;

// The review as notes along the moves. `say`: what is said of a move that gave something away.
export function notesOf({ moves }: Review, say: (move: JudgedMove) => string): Note[] {
  return moves.flatMap((move): Note[] => {
    const glyph = glyphs[move.judgement];
    if (glyph === null) return [];
    const { ply } = move;
    const [best] = move.better;
    return [{ ply, glyph }, { ply, text: say(move) }, ...(best ? [{ ply, moves: best.line, notes: [] }] : [])];
  });
}

// A move as it is written, taken apart.
export function partsOf(move: string): MoveParts {
  const [, from = null, to = '', capture = null] = /^(?:(\w\d)-)?(\w\d)(?:x(\w\d))?$/.exec(move) ?? [];
  return { move, from, to, capture };
}
