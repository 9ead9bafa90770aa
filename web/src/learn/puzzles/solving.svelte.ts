// Puzzles as they are solved, one after the other.
import { sentences } from '../../words/sayRules';
import type { PuzzleWords } from '../../words/puzzles/de';
import type { ExerciseWords } from '../../words/exercise/de';
import { resultOf, type Trial } from '../../exercise/exercise';
import { byList, Trying, type Asker, type Help, type Refutation } from '../../exercise/trying.svelte';
import { other } from '../../rules/view';
import type { Asked, Mode } from './puzzleAddress';
import { daily, dailyTheme, nearest, streakRating, today } from './choice';
import { findPuzzle, puzzlesOf } from './files';
import { themes, type Puzzle, type Theme } from './format';
import type { Held } from './refute';
import { rated } from './rating';
import { kept } from './solved.svelte';
import { seenIn, withBest, withDaily, withResult } from './progress';

export type Going = Mode | Extract<Asked, { kind: 'one' }>;
export interface Words {
  w: ExerciseWords;
  p: PuzzleWords;
}

// Who solves everything at once never asks for it.
const refuting = () => import('./refute');

export class Solving {
  puzzle = $state.raw<Puzzle | null>(null);
  trying = $state.raw<Trying | null>(null);
  // Why there is no puzzle.
  missing = $state<'failed' | 'none' | null>(null);
  streak = $state(0);
  over = $state(false); // the streak
  private record = kept.progress.best; // before it
  private change = $state<number | null>(null); // of the rating
  private counted = $state(false); // what has come of this puzzle
  private held = $state.raw<Held | null>(null); // after a trap
  private tried = $state.raw<readonly string[]>([]); // ids of those that came up here
  private readonly date = today();

  constructor(
    readonly going: Going,
    private readonly said: () => Words,
  ) {
    void this.next();
  }

  get title(): string {
    const { p } = this.said();
    const { going } = this;
    switch (going.kind) {
      case 'theme':
        return going.theme === 'all' ? p.mixed : p.themes[going.theme];
      case 'daily':
        return p.daily;
      case 'streak':
        return p.streakAt(this.streak);
      case 'again':
        return p.again;
      case 'one':
        return p.title;
    }
  }
  get task(): string {
    const { puzzle, going } = this;
    if (!puzzle) return '';
    const named = going.kind === 'theme' && going.theme !== 'all';
    return sayTask(this.said().p, puzzle, named);
  }

  // What help is paid with; empty once it has been, and where nothing is counted.
  get cost(): string {
    const { p } = this.said();
    if (!this.puzzle || !this.counts) return '';
    return this.going.kind === 'streak' ? p.helpEnds : p.helpCounts;
  }
  // Whether something hangs on how it goes.
  private get counts(): boolean {
    const { puzzle, going, counted } = this;
    if (!puzzle || counted || going.kind === 'again') return false;
    return going.kind === 'streak' || !seenIn(kept.progress).includes(puzzle.id);
  }
  // The same in numbers, before it is taken.
  private price(puzzle: Puzzle, help: Help): string {
    const { p } = this.said();
    if (!this.counts) return '';
    if (this.going.kind === 'streak') return p.endsStreak[help](this.streak);
    const { strength } = kept.progress;
    return p.price[help](strength.rating, rated(strength, puzzle.rating, false).rating);
  }

  async next(): Promise<void> {
    if (this.over) this.beginAgain();
    this.missing = null;
    try {
      const puzzle = await this.choose();
      if (!puzzle) this.missing = 'none';
      this.take(puzzle);
    } catch {
      this.missing = 'failed';
    }
  }

  private beginAgain(): void {
    this.over = false;
    this.streak = 0;
    this.tried = [];
    this.record = kept.progress.best;
  }
  private async choose(): Promise<Puzzle | null> {
    const { going } = this;
    const { progress } = kept;
    const near = async (theme: Theme | 'all', rating: number, seen: readonly string[]) => {
      for (const one of theme === 'all' ? inAnyOrder() : [theme]) {
        const found = nearest(await puzzlesOf(one), rating, seen, Math.random());
        if (found) return found;
      }
      return null;
    };
    switch (going.kind) {
      case 'one':
        return findPuzzle(going.id, going.theme);
      case 'daily':
        return daily(this.date, await puzzlesOf(dailyTheme(this.date)));
      case 'again': {
        const [left] = progress.failed.filter(({ id }) => !this.tried.includes(id));
        return left ? findPuzzle(left.id, left.theme) : null;
      }
      case 'streak':
        return near('all', streakRating(this.streak), this.tried);
      case 'theme':
        return near(going.theme, progress.strength.rating, [...seenIn(progress), ...this.tried]);
    }
  }

  private take(puzzle: Puzzle | null): void {
    this.puzzle = puzzle;
    this.counted = false;
    this.change = null;
    this.held = null;
    if (puzzle) this.tried = [...this.tried, puzzle.id];
    this.trying = puzzle && new Trying(puzzle.task, this.askerOf(puzzle));
  }

  private askerOf(puzzle: Puzzle): Asker {
    const { said } = this;
    return {
      words: () => said().w,
      judging: '',
      asked: sentences([this.title, this.task, this.cost]),
      judge: byList,
      sayWrong: (_, step) => this.sayWrong(puzzle, step),
      saySolved: (trial) => this.saySolved(puzzle, trial),
      heard: (trial) => {
        this.hear(puzzle, trial);
        if (puzzle.theme === 'trap' && (trial.stand === 'answered' || trial.stand === 'solved'))
          void this.countHeld(puzzle, trial).catch(() => undefined);
      },
      price: (help) => this.price(puzzle, help),
      refute: (wrong) => this.refute(puzzle, wrong),
    };
  }

  // Why the trap is the hardest: what there is to say, when it is solved.
  private async countHeld(puzzle: Puzzle, { place, step }: Trial): Promise<void> {
    const { heldAt } = await refuting();
    const held = step === 0 ? await heldAt(puzzle.task.rules, place.position) : null;
    if (this.puzzle !== puzzle || !held) return;
    this.held = held;
    if (this.trying?.trial?.stand === 'solved') this.trying.tell(this.sayHeld(puzzle));
  }
  private async refute(puzzle: Puzzle, wrong: Trial): Promise<Refutation | null> {
    const { refute } = await refuting();
    return refute(this.said().p, puzzle, wrong);
  }

  // It counts once: with the first error or help, or when it is solved without.
  private hear(puzzle: Puzzle, trial: Trial): void {
    const alone = resultOf(trial) === 'alone';
    if (this.counted || (alone && trial.stand !== 'solved')) return;
    this.counted = true;
    const { kind } = this.going;
    const before = kept.progress.strength;
    kept.change((progress) => {
      const after = withResult(progress, puzzle, alone, kind !== 'streak' && kind !== 'again');
      return kind === 'daily' && alone ? withDaily(after, this.date) : after;
    });
    const { strength } = kept.progress;
    if (strength.played > before.played) this.change = strength.rating - before.rating;
    if (kind !== 'streak') return;
    if (alone) this.streak++;
    else this.over = true;
    kept.change((progress) => withBest(progress, this.streak));
  }

  private sayWrong(puzzle: Puzzle, step: number): string {
    const { p } = this.said();
    const what = puzzle.theme !== 'trap' ? puzzle.goal : step === 0 ? 'trap' : 'punish';
    return sentences([p.lost[what], this.sayOver()]);
  }
  private saySolved(puzzle: Puzzle, trial: Trial): string {
    const { p } = this.said();
    const result = resultOf(trial);
    const praise = {
      alone: p.solved,
      helped: p.solvedHelped,
      shown: p.solutionSeen,
    };
    const themed = p.about(
      puzzle.rating,
      puzzle.themes.map((theme) => p.themes[theme]),
    );
    const row = this.going.kind === 'streak' && result === 'alone' ? p.inRow(this.streak) : '';
    const strength = this.change === null ? '' : p.strengthBy(this.change);
    return sentences([praise[result], this.sayHeld(puzzle), row, this.sayOver(), strength, themed]);
  }
  private sayHeld({ solver }: Puzzle): string {
    const { held } = this;
    return held ? this.said().p.trapHeld(other(solver), held.keep, held.of) : '';
  }
  private sayOver(): string {
    if (!this.over) return '';
    return this.said().p.streakOver(this.streak, this.streak > this.record);
  }
}

// All themes, beginning with any of them.
function inAnyOrder(): Theme[] {
  const first = Math.floor(Math.random() * themes.length);
  return [...themes.slice(first), ...themes.slice(0, first)];
}

// What is to be achieved; `named`: by whom chose the theme, else it is not given away.
export function sayTask(p: PuzzleWords, puzzle: Puzzle, named: boolean): string {
  const { solver, goal, theme, task } = puzzle;
  const [, , white = '0', black = '0'] = task.position.split(' ');
  const placing = Number(solver === 'white' ? white : black) > 0;
  if (theme === 'win') return p.winsIn(solver, placing, task.steps.length);
  return named || theme === 'trap' ? p.asks[theme](solver, placing, goal) : p.reaches(solver, placing, goal);
}
