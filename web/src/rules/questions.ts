// The rules as typed questions to a desk in a worker.
import type { Line } from './line';
import { nothingTold, viewOf } from './view';
import type {
  Applied,
  BoardView,
  Explanation,
  Place,
  Presets,
  Refused,
  Rules,
  SeriesView,
  ToldView,
  View,
} from './view';

export type Result<Value> = { ok: true; value: Value } | { ok: false; refused: Refused };

// An answer of the module.
export function resultOf<Value>(text: string): Result<Value> {
  const answer = JSON.parse(text) as Value & { error?: Refused };
  return answer.error ? { ok: false, refused: answer.error } : { ok: true, value: answer };
}

let desks = 0;

export class Questions {
  private readonly desk = ++desks;
  // The game that is open, as `open` takes it: the worker may lose it.
  private game: readonly string[] | null = null;
  private told = nothingTold; // of that game
  private lost = false; // it has

  // `back`: takes the line when it is needed no more, where nobody else is asked over it.
  constructor(
    private line: Line | null,
    private readonly back?: (line: Line) => void,
  ) {}

  // Rejected where the module cannot be had.
  get ready(): Promise<void> {
    return this.line?.ready ?? never();
  }

  // What is still asked is not answered any more.
  close(): void {
    const { line } = this;
    this.line = null;
    line?.leave(this.desk);
    if (line) this.back?.(line);
  }

  // Ends the computer's worker at once, in the middle of a search too. Open questions are rejected.
  kill(): void {
    if (this.back) this.line?.kill();
    this.line = null;
  }

  presets(): Promise<Presets> {
    return this.sure<Presets>('presets');
  }
  rules(text: string): Promise<Result<{ rules: Rules }>> {
    return this.ask('rules', text);
  }
  async open(rules: string, start: string, events: readonly string[]): Promise<Result<View>> {
    const opened = await this.ask<ToldView>('open', rules, start, ...events);
    if (!opened.ok) return opened;
    this.game = [rules, start, ...events];
    return { ok: true, value: this.hearView(opened.value) };
  }
  async apply(event: string): Promise<Result<Applied>> {
    const applied = await this.ask<Applied>('apply', event);
    if (applied.ok && this.game) this.game = [...this.game, event];
    return applied;
  }
  async view(): Promise<View> {
    return this.hearView(await this.sure<ToldView>('view'));
  }
  board(ply: number): Promise<BoardView> {
    return this.sure<BoardView>('board', String(ply));
  }
  // After which plies of the game a position stood, or one that a symmetry of the board makes of it.
  twins(position: string): Promise<Result<{ plies: readonly number[] }>> {
    return this.ask('twins', position);
  }
  explain(move: string): Promise<Result<{ reason: Explanation | null }>> {
    return this.ask('explain', move);
  }
  // `notes`: as lines (`notes.ts`); without them where they do not fit the moves any more.
  async record(tags: Record<string, string>, notes: readonly string[] = []): Promise<string> {
    const lines = Object.entries(tags).map(([name, value]) => `${name} ${oneLine(value)}`);
    if (notes.length > 0) {
      const noted = await this.ask<{ record: string }>('record', ...lines, '', ...notes);
      if (noted.ok) return noted.value.record;
    }
    return (await this.sure<{ record: string }>('record', ...lines)).record;
  }
  // A position by itself, and what it becomes by a move; the game that is open stays as it is.
  moves(rules: string, position: string): Promise<Result<Place>> {
    return this.ask('moves', rules, position);
  }
  play(rules: string, position: string, move: string): Promise<Result<Place>> {
    return this.ask('play', rules, position, move);
  }
  series(policy: string, white: number, games: readonly string[]): Promise<SeriesView> {
    return this.sure<SeriesView>('series', policy, String(white), ...games);
  }

  // A refusal is an answer; a worker that fails is not.
  ask<Value>(verb: string, ...lines: string[]): Promise<Result<Value>> {
    return this.send<Value>([verb, ...lines].join('\n'));
  }
  // Lines with bytes behind them.
  pass<Value>(request: Uint8Array): Promise<Result<Value>> {
    return this.send<Value>(request);
  }

  private hearView(told: ToldView): View {
    const view = viewOf(told, this.told);
    this.told = view.game;
    return view;
  }

  protected async send<Value>(request: string | Uint8Array, hear?: (text: string) => void): Promise<Result<Value>> {
    const { line } = this;
    if (!line) return never();
    const ask = (asked: string | Uint8Array) =>
      line.ask(this.desk, asked, hear).catch((cause: unknown) => {
        this.lost = true;
        throw cause;
      });
    // The worker gives a desk at which the module failed another module. That one is told the game as it stood.
    const askAnew = async () => {
      if (this.game) this.hearView(JSON.parse(await ask(['open', ...this.game].join('\n'))) as ToldView);
      this.lost = false;
      return ask(request);
    };
    const text = await (this.lost
      ? askAnew()
      : ask(request).catch((cause: unknown) => {
          if (this.back || line !== this.line) throw cause;
          return askAnew();
        }));
    return resultOf(text);
  }

  private async sure<Value>(verb: string, ...lines: string[]): Promise<Value> {
    return sure(await this.ask<Value>(verb, ...lines));
  }
}

export function sure<Value>(answer: Result<Value>): Value {
  if (!answer.ok) throw new Error(answer.refused.message, { cause: answer.refused });
  return answer.value;
}

const never = (): Promise<never> => new Promise(() => undefined);
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
