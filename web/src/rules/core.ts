// The rules and the engine as the page sees them: typed questions to a desk. All desks with rules are in one worker; the
// computer thinks in workers of its own.
import type { Answer, Request } from './core.worker';
import type {
  Applied,
  BoardView,
  Colour,
  Decision,
  Explanation,
  Looked,
  Note,
  Place,
  Presets,
  Refused,
  Rules,
  SeriesView,
  Thought,
  ToldView,
  View,
} from './view';
import { nothingTold, viewOf } from './view';
import { noteLines } from './notes';
import computerUrl from 'muehle.wasm?url';
import rulesUrl from 'rules.wasm?url';

export type Result<Value> = { ok: true; value: Value } | { ok: false; refused: Refused };

// The rules alone come with the first page; the module in which the computer thinks, when it is to think; others are
// named by who needs them.
const compiled = new Map<string, Promise<WebAssembly.Module>>(); // by address

// Compiled once a page; every worker gets the same module, so a new worker needs no server.
function load(address: string): Promise<WebAssembly.Module> {
  const known = compiled.get(address);
  if (known) return known;
  const loading = fetch(address)
    .then((response) => {
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return response.arrayBuffer();
    })
    .then((bytes) => WebAssembly.compile(bytes));
  compiled.set(address, loading);
  loading.catch(() => compiled.delete(address)); // whoever asks again may have more luck
  return loading;
}

const helloId = 0; // of the answer to the module

interface Waiting {
  resolve(text: string): void;
  reject(cause: Error): void;
  hear?: ((text: string) => void) | undefined; // what is told before the answer
}

// A worker with a module in it.
class Line {
  private readonly worker = new Worker(new URL('./core.worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private nextId = helloId + 1;
  private asking = 0; // so many questions are open
  // The worker has the module and answers. Rejected where it cannot be had.
  readonly ready: Promise<void>;

  constructor(address: string) {
    this.ready = new Promise((resolve, reject) => {
      this.waiting.set(helloId, { resolve: () => resolve(), reject });
    });
    this.ready.catch(() => undefined); // whoever asks hears of it
    load(address).then(
      (module) => this.worker.postMessage(module),
      (cause: unknown) => this.fail(String(cause)),
    );
    this.worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const waiting = this.waiting.get(data.id);
      if ('told' in data) {
        waiting?.hear?.(data.told);
        return;
      }
      this.waiting.delete(data.id);
      if ('text' in data) waiting?.resolve(data.text);
      else waiting?.reject(new Error(data.failure));
    };
    this.worker.onerror = () => this.fail('The worker could not be started');
  }

  get isBusy(): boolean {
    return this.asking > 0;
  }

  async ask(desk: number, text: string | Uint8Array, hear?: (text: string) => void): Promise<string> {
    this.asking++;
    try {
      await this.ready;
      const id = this.nextId++;
      return await new Promise((resolve, reject) => {
        this.waiting.set(id, { resolve, reject, hear });
        this.post({ id, desk, text });
      });
    } finally {
      this.asking--;
    }
  }

  // Nobody will ask this desk again.
  leave(desk: number): void {
    this.post({ done: desk });
  }

  kill(): void {
    this.worker.terminate();
    this.fail('stopped');
  }

  private post(request: Request): void {
    this.worker.postMessage(request);
  }

  private fail(message: string): void {
    for (const waiting of this.waiting.values()) waiting.reject(new Error(message));
    this.waiting.clear();
  }
}

// One for all desks of a module. Where it cannot be had, whoever comes next tries again.
const shared = new Map<string, Line>();
function sharedLine(address: string): Line {
  const known = shared.get(address);
  if (known) return known;
  const line = new Line(address);
  shared.set(address, line);
  line.ready.catch(() => shared.delete(address));
  return line;
}

// Those of the computer are kept and used again: new ones would have to be fetched, and the server may be out of reach
// by then.
const idle: Line[] = [];

// While the server is there: the computer that thinks, and one that stands ready to take its place.
export function prepareComputer(): void {
  while (idle.length < 2) idle.push(new Line(computerUrl));
}

let desks = 0;

export class Core {
  private readonly desk = ++desks;
  // The game that is open, as `open` takes it: the worker may lose it.
  private game: readonly string[] | null = null;
  private told = nothingTold; // of that game
  private lost = false; // it has

  private constructor(
    private line: Line | null,
    private readonly alone: boolean,
  ) {}

  static forRules(): Core {
    return Core.of(rulesUrl);
  }
  // Of another module that has the rules in it.
  static of(address: string): Core {
    return new Core(sharedLine(address), false);
  }
  // In a worker of its own, which can be ended.
  static forComputer(): Core {
    return new Core(idle.pop() ?? new Line(computerUrl), true);
  }

  // Rejected where the module cannot be had.
  get ready(): Promise<void> {
    return this.line?.ready ?? never();
  }

  // What is still asked is not answered any more.
  close(): void {
    const { line } = this;
    this.line = null;
    line?.leave(this.desk);
    if (!line || !this.alone) return;
    if (line.isBusy) {
      // Nobody is to wait for a search that nobody wants any more.
      line.kill();
      prepareComputer();
      return;
    }
    line.ready.then(
      () => idle.push(line),
      () => line.kill(),
    );
  }

  // Ends the computer's worker at once, in the middle of a search too. Open questions are rejected.
  kill(): void {
    if (this.alone) this.line?.kill();
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
  // Without notes where they do not fit the moves any more.
  async record(tags: Record<string, string>, notes: readonly Note[] = []): Promise<string> {
    const lines = Object.entries(tags).map(([name, value]) => `${name} ${oneLine(value)}`);
    if (notes.length > 0) {
      const noted = await this.ask<{ record: string }>('record', ...lines, '', ...noteLines(notes));
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

  // What the computer does next in the game that is open.
  // `only`: moves that are legal; where there are some, it plays one of these.
  async think(
    level: number,
    colour: Colour,
    seed: number,
    hear: (thought: Thought) => void,
    only: readonly string[] = [],
  ): Promise<Decision> {
    const lines = ['think', String(level), colour, String(seed), ...only];
    return sure(await this.send<Decision>(lines.join('\n'), (text) => hear(JSON.parse(text) as Thought)));
  }

  // The best so many moves in the game that is open. Hears every line after every depth.
  async analyse(lines: number, milliseconds: number, hear: (thought: Thought) => void): Promise<Thought[]> {
    const asked = ['analyse', String(lines), String(milliseconds)];
    return sure(await this.send<{ lines: Thought[] }>(asked.join('\n'), (text) => hear(JSON.parse(text) as Thought)))
      .lines;
  }

  // Every move of the game that is open, judged by searching each position so long. Hears how far it is.
  async review(nodes: number, milliseconds: number, hear: (progress: Looked) => void): Promise<unknown> {
    const lines = ['review', String(nodes), String(milliseconds)];
    return sure(await this.send<unknown>(lines.join('\n'), (text) => hear(JSON.parse(text) as Looked)));
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

  private async send<Value>(request: string | Uint8Array, hear?: (text: string) => void): Promise<Result<Value>> {
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
          if (this.alone || line !== this.line) throw cause;
          return askAnew();
        }));
    const answer = JSON.parse(text) as Value & { error?: Refused };
    return answer.error ? { ok: false, refused: answer.error } : { ok: true, value: answer };
  }

  private async sure<Value>(verb: string, ...lines: string[]): Promise<Value> {
    return sure(await this.ask<Value>(verb, ...lines));
  }
}

function sure<Value>(answer: Result<Value>): Value {
  if (!answer.ok) throw new Error(answer.refused.message);
  return answer.value;
}

const never = (): Promise<never> => new Promise(() => undefined);
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
