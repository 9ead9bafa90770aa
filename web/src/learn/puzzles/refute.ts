// How a wrong move is answered: what the solved game says after it, else what the engine would play.
import { askValues } from '../../exact/ask';
import { keeping, type Values } from '../../exact/values/values';
import { takeComputer } from '../../rules/computer';
import { Core, type Result } from '../../rules/core';
import { other, type Place } from '../../rules/view';
import type { Trial } from '../../exercise/exercise';
import type { Refutation } from '../../exercise/trying.svelte';
import type { PuzzleWords } from '../../words/puzzles/de';
import type { Puzzle } from './format';

export const pliesShown = 5; // the answer, and how it goes on

export interface Answer {
  moves: readonly string[]; // at least one
  values: Values | null; // after the wrong move, for who answers; null: nobody knows
}

export interface Sources {
  values(position: string): Promise<Values | null>;
  after(position: string, move: string): Promise<string | null>;
  engine(): Promise<readonly string[]>; // the line that it expects
}

// Both sides play their best; null where nobody has an answer.
export async function answerTo(position: string, { values, after, engine }: Sources): Promise<Answer | null> {
  const known = await values(position);
  if (!known) {
    const line = await engine();
    return line.length > 0 ? { moves: line.slice(0, pliesShown), values: null } : null;
  }
  const moves: string[] = [];
  let at: string | null = position;
  while (at !== null && moves.length < pliesShown) {
    const best: string | undefined = (moves.length === 0 ? known : await values(at))?.moves[0]?.move;
    if (best === undefined) break;
    moves.push(best);
    at = await after(at, best);
  }
  return moves.length > 0 ? { moves, values: known } : null;
}

const engineMilliseconds = 1000;

const placeOf = (answer: Result<Place>): Place | null => (answer.ok ? answer.value : null);

// Of a move that was played in a position, as this page finds it.
export async function answerHere(rules: string, before: string, move: string, after: string): Promise<Answer | null> {
  const core = Core.forRules();
  const engine = async () => {
    const computer = takeComputer();
    try {
      const opened = await computer.open(rules, before, [`move ${move}`]);
      const [best] = opened.ok ? await computer.analyse(1, { milliseconds: engineMilliseconds }, () => undefined) : [];
      return best?.line.map((one) => one.move) ?? [];
    } finally {
      computer.close();
    }
  };
  try {
    return await answerTo(after, {
      values: (position) => askValues(rules, position),
      after: async (position, played) => placeOf(await core.play(rules, position, played))?.position ?? null,
      engine,
    });
  } finally {
    core.close();
  }
}

// How many answers keep what there is, of how many.
export interface Held {
  keep: number;
  of: number;
}
export const heldIn = (values: Values): Held => ({ keep: keeping(values), of: values.moves.length });
// Null where nobody knows, or all do.
export async function heldAt(rules: string, position: string): Promise<Held | null> {
  const values = await askValues(rules, position);
  const held = values && heldIn(values);
  return held && held.keep < held.of ? held : null;
}

// What there is to say and to be played out after a wrong move, which stands on the board.
export async function refute(p: PuzzleWords, puzzle: Puzzle, wrong: Trial): Promise<Refutation | null> {
  const { begin, place, verdict, step } = wrong;
  const { rules } = puzzle.task;
  if (!verdict) return null;
  if (puzzle.theme === 'trap' && step === 0) {
    // It may hold the draw, too, and then there is nothing to be played out.
    const values = await askValues(rules, place.position);
    if (!values) return null;
    const { keep, of } = heldIn(values);
    if (values.value === 'draw') return { moves: [], says: p.heldAfter(keep, of) };
  }
  const found = await answerHere(rules, begin.position, verdict.move, place.position);
  const [answer] = found?.moves ?? [];
  if (!found || answer === undefined) return null;
  const { value = null, plies = null } = found.values ?? {};
  const n = plies === null ? null : Math.ceil(plies / 2);
  return { moves: found.moves, says: p.answers(other(puzzle.solver), answer, value, n) };
}
