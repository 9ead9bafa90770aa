// The computer, in a worker that can be stopped at any moment.
import type { Review } from '../exact/values/review';
import { readReview } from '../exact/values/review';
import { Computing } from '../rules/computing';
import { Engine as Opponent } from '../rules/engine';
import { Line } from '../rules/line';
import type { Colour, Decision, Looked, Thought } from '../rules/view';
import { errorOf, MuehleError } from './error';
import { sureGame, type Game } from './game';
import { options, texts, unexpected, whole } from './given';
import { Hearing } from './hearing';
import { Position } from './position';
import type { Surroundings } from './surroundings';

/** What ends a search, whichever comes first. Without any it goes on until it is stopped, or 64 plies deep. */
export interface Limits {
  /** From 1. */
  milliseconds?: number;
  /** Positions that are looked at, from 1. With them or a depth alone the same question has the same answer. */
  nodes?: number;
  /** Plies, 1 to 64. */
  depth?: number;
  /** How many of the best moves are looked for, 1 (if it is not said) to 9. */
  lines?: number;
}

/** What a search has found. */
export interface Found {
  /** The best move; null where the game is over, or nothing was found before it was stopped. */
  move: string | null;
  /** What it thinks of each of the best moves, the best first. */
  lines: readonly Thought[];
}

/** How the computer plays as an opponent. */
export interface Level {
  /** 1 (overlooks much) to 10; 11: its full strength; 12: as strong, and out for the other side's mistakes. */
  level: number;
  /** What it overlooks follows from this number, from 0. The same one plays the same game. */
  seed?: number;
  /** Whom it plays; if it is not said, the side to move. */
  colour?: Colour;
  /** Legal moves of which it plays one. */
  only?: readonly string[];
}

const longest = 2 ** 31 - 1; // a number that the module takes

interface Question {
  rules: string;
  start: string;
  events: readonly string[];
}
function questionOf(what: Game | Position): Question {
  if (what instanceof Position) return { rules: what.rules, start: what.text, events: [] };
  return sureGame(what, 'a game, or a position');
}

// 0 would be none for the module.
const bounds: Record<keyof Limits, readonly [most: number, reason: string]> = {
  milliseconds: [longest, 'bad_time'],
  nodes: [longest, 'bad_nodes'],
  depth: [64, 'bad_depth'],
  lines: [9, 'bad_lines'],
};
function sureLimits<Given extends Limits>(limits: Given, names: readonly (keyof Limits)[]): Given {
  options<Limits>(limits, 'limits', names);
  for (const name of names) {
    const [most, reason] = bounds[name];
    if (limits[name] !== undefined) whole(limits[name], name, 1, most, reason);
  }
  return limits;
}
const silent = (): void => undefined;

/** One search at a time. */
export class Engine {
  private readonly opponent: Opponent;
  private thinking = false;
  private closed = false;

  /** Made by `Muehle.engine()`. */
  constructor(here: Surroundings) {
    const open = () => new Line(here.thread(), here.module('muehle'));
    this.opponent = new Opponent(() => new Computing(open(), (line) => line.kill()));
  }

  /**
   * The best moves of a position, or of a game with all that came before. `hear`: each line after every depth; what it
   * throws stops the engine, and is what the answer is rejected with. Stopped, it answers what it has found so far.
   * `busy` where it thinks already, `bad_argument` for a limit out of its range.
   */
  async go(what: Game | Position, limits: Limits = {}, hear: (thought: Thought) => void = silent): Promise<Found> {
    const { rules, start, events } = questionOf(what);
    const { lines = 1, ...ends } = sureLimits(limits, ['milliseconds', 'nodes', 'depth', 'lines']);
    const hearing = this.hearing(hear);
    if (what.outcome.over) return { move: null, lines: [] };
    const latest = new Map<number, Thought>(); // by the number of the line
    const found = await this.one(hearing, () =>
      this.opponent.analyse(rules, start, events, { lines, ...ends }, (thought) => {
        latest.set(thought.number, thought);
        hearing.tell(thought);
      }),
    );
    const best = found ?? [...latest.values()].sort((a, b) => a.number - b.number);
    return { move: best[0]?.line[0]?.move ?? null, lines: best };
  }

  /**
   * What a level does next as a player: a move, perhaps with an offer or a claim, or an answer to an offer, as an event
   * for `Game.apply()`; null where there is nothing to do for it. `hear` as in `go()`. `stopped`, `busy`, `bad_argument`.
   */
  async decide(game: Game, level: Level, hear: (thought: Thought) => void = silent): Promise<Decision> {
    const { level: number, seed = 0, ...how } = options(level, 'a level', ['level', 'seed', 'colour', 'only']);
    whole(number, 'a level', 1, 12, 'bad_level');
    const { colour = sureGame(game).board.to_move, only = [] } = how;
    if (colour !== 'white' && colour !== 'black') throw unexpected('white or black', colour, 'bad_colour');
    whole(seed, 'a seed', 0, longest, 'bad_seed');
    const moves = texts(only, 'a list of moves');
    const hearing = this.hearing(hear);
    return this.sure(sureGame(game), hearing, (core) => core.think(number, colour, seed, hearing.tell, moves));
  }

  /**
   * Judges every move of a game, by searching each position within `nodes` and `milliseconds` (from 1). `hear`: how many
   * positions have been looked at; what it throws stops the engine. `stopped`, `busy`, `bad_argument`.
   */
  async review(
    game: Game,
    limits: Pick<Limits, 'nodes' | 'milliseconds'>,
    hear: (progress: Looked) => void = silent,
  ): Promise<Review> {
    const { nodes = longest, milliseconds = longest } = sureLimits(limits, ['nodes', 'milliseconds']);
    const hearing = this.hearing(hear);
    const told = await this.sure(sureGame(game), hearing, (core) => core.review(nodes, milliseconds, hearing.tell));
    const review = readReview(told);
    if (!review) throw new MuehleError('internal', 'the review cannot be read');
    return review;
  }

  /** Ends the search at once. Does nothing where none runs. */
  stop(): void {
    if (this.thinking) this.opponent.stop();
  }

  /**
   * Ends its workers. What is still asked is rejected as `stopped`, or answered with what was found; whoever asks
   * afterwards is refused (`bad_argument`).
   */
  close(): void {
    this.closed = true;
    this.stop();
    this.opponent.close();
  }

  private hearing<Told>(hear: (told: Told) => void): Hearing<Told> {
    return new Hearing(hear, () => this.stop());
  }

  private async sure<Value>(
    { rules, start, events }: Question,
    hearing: Hearing<never>,
    work: (core: Computing) => Promise<Value>,
  ): Promise<Value> {
    const answer = await this.one(hearing, () => this.opponent.ask(rules, start, events, work));
    if (answer === null) throw new MuehleError('stopped', 'the engine was stopped before there was an answer');
    return answer;
  }

  private async one<Value>(hearing: Hearing<never>, ask: () => Promise<Value>): Promise<Value> {
    if (this.closed) throw new MuehleError('bad_argument', 'the engine is closed: make another one');
    if (this.thinking) throw new MuehleError('busy', 'the engine thinks already: wait for its answer, or stop it');
    this.thinking = true;
    const asked = ask().catch((cause: unknown) => {
      throw errorOf(cause, 'internal');
    });
    try {
      return await hearing.until(asked);
    } finally {
      this.thinking = false;
    }
  }
}
