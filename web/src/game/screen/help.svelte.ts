// What a player who wants it is told against the computer: a good move, and where the other side is about to close a
// mill.
import { takeComputer } from '../../rules/computer';
import type { Computing } from '../../rules/computing';
import { other, type PointName, type View } from '../../rules/view';
import { levelScale } from '../../rules/levels';
import type { Messages } from '../../words/first/de';
import type { Play } from '../play.svelte';
import type { Shape } from '../../board/shapes';
import { hintOf, sayHint, shapesOf, withMover, type Hint } from '../hints';

export class Help {
  hint = $state.raw<Hint | null>(null);
  asking = $state(false);
  threats = $state.raw<readonly PointName[]>([]);
  private core: Computing | null = null; // with a table of its own, and only where somebody asks
  private turn = 0; // counts positions, so that a late answer is known to be late

  constructor(private readonly game: Play) {}

  get shapes(): Shape[] {
    return shapesOf(this.hint);
  }

  // The position has changed: nothing said so far is about it.
  forget(): void {
    this.turn++;
    this.hint = null;
    this.threats = [];
    if (!this.asking) return;
    this.asking = false;
    this.core?.kill(); // in the middle of its search
    this.core = null;
  }

  // Answered with what there is to say, or null where it is said already or no longer wanted.
  async ask(view: View, t: Messages): Promise<string | null> {
    if (this.asking) return null;
    const { turn } = this;
    const core = (this.core ??= takeComputer());
    this.asking = true;
    const { rules, start, plies } = view.game;
    const events = plies.map(({ move }) => `move ${move}`);
    const hint = await core
      .open(rules.text, start, events)
      .then(() => core.think(levelScale, view.board.to_move, 0, () => undefined))
      .then(({ event }) => hintOf(event, view.board))
      .catch((): Hint => ({ kind: 'failed' }));
    if (turn !== this.turn) return null;
    this.asking = false;
    this.hint = hint;
    return sayHint(t, hint);
  }

  // Where the side that waits would close a mill if it were to move.
  async look({ board }: View): Promise<void> {
    const { turn } = this;
    const by = other(board.to_move);
    const gaps = board.open_mills.filter((mill) => mill.by === by).map(({ gap }) => gap);
    if (gaps.length === 0) return;
    // A stone of the hand goes everywhere; of the others the rules know which can be there with one move.
    const points = board.phases[by] === 'placing' ? gaps : await this.game.closing(withMover(board.position, by));
    if (turn === this.turn) this.threats = points.filter((point, n) => points.indexOf(point) === n);
  }

  close(): void {
    this.forget();
    this.core?.close();
    this.core = null;
  }
}
