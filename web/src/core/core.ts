// The rules and the engine as the page sees them: typed questions to a worker, one worker a game.
import type { Answer } from './core.worker';
import type {
  Applied,
  Colour,
  Decision,
  Explanation,
  Level,
  LoadedRecord,
  Note,
  Place,
  Presets,
  Refused,
  Rules,
  SeriesView,
  Thought,
  View,
} from './view';
import { noteLines } from './notes';
import moduleUrl from 'muehle.wasm?url';

export type Result<Value> = { ok: true; value: Value } | { ok: false; refused: Refused };

let compiled: Promise<WebAssembly.Module> | undefined;

// Compiled once a page; every worker gets the same module, so a new worker needs no server.
function loadModule(): Promise<WebAssembly.Module> {
  compiled ??= fetch(moduleUrl)
    .then((response) => {
      if (!response.ok) throw new Error(`${moduleUrl}: ${response.status}`);
      return response.arrayBuffer();
    })
    .then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

const helloId = 0; // of the answer to the module

interface Waiting {
  resolve(text: string): void;
  reject(cause: Error): void;
  hear?: ((text: string) => void) | undefined; // what is told before the answer
}

// A worker with the module in it.
class Line {
  private readonly worker = new Worker(new URL('./core.worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private nextId = helloId + 1;
  // The worker has the module and answers. Rejected where it cannot be had.
  readonly ready: Promise<void>;

  constructor() {
    this.ready = new Promise((resolve, reject) => {
      this.waiting.set(helloId, { resolve: () => resolve(), reject });
    });
    this.ready.catch(() => undefined); // whoever asks hears of it
    loadModule().then(
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

  async ask(text: string, hear?: (text: string) => void): Promise<string> {
    await this.ready;
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, hear });
      this.worker.postMessage({ id, text });
    });
  }

  kill(): void {
    this.worker.terminate();
    this.fail('stopped');
  }

  private fail(message: string): void {
    for (const waiting of this.waiting.values()) waiting.reject(new Error(message));
    this.waiting.clear();
  }
}

// Workers are kept and used again: new ones would have to be fetched, and the server may be out of reach by then.
const idle: Line[] = [];

// Starts so many workers while the server is there.
export function prepare(workers: number): void {
  for (let n = 0; n < workers; n++) idle.push(new Line());
}

export class Core {
  private line: Line | null = idle.pop() ?? new Line();

  // Rejected where the rules cannot be had.
  get ready(): Promise<void> {
    return this.line?.ready ?? never();
  }

  // Gives the worker back. What is still asked is not answered any more.
  close(): void {
    if (this.line) idle.push(this.line);
    this.line = null;
  }

  // Ends the worker at once, in the middle of a search too. Open questions are rejected.
  kill(): void {
    this.line?.kill();
    this.line = null;
  }

  presets(): Promise<Presets> {
    return this.sure<Presets>('presets');
  }
  levels(): Promise<{ levels: Level[] }> {
    return this.sure('levels');
  }
  rules(text: string): Promise<Result<{ rules: Rules }>> {
    return this.ask('rules', text);
  }
  open(rules: string, start: string, events: readonly string[]): Promise<Result<View>> {
    return this.ask('open', rules, start, ...events);
  }
  apply(event: string): Promise<Result<Applied>> {
    return this.ask('apply', event);
  }
  view(ply?: number): Promise<View> {
    return this.sure<View>('view', ...(ply === undefined ? [] : [String(ply)]));
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
  load(record: string): Promise<Result<LoadedRecord>> {
    return this.ask('load', record);
  }
  series(policy: string, white: number, games: readonly string[]): Promise<SeriesView> {
    return this.sure<SeriesView>('series', policy, String(white), ...games);
  }

  // What the computer does next in the game that is open.
  async think(level: number, colour: Colour, seed: number, hear: (thought: Thought) => void): Promise<Decision> {
    const lines = ['think', String(level), colour, String(seed)];
    return sure(await this.send<Decision>(lines, (text) => hear(JSON.parse(text) as Thought)));
  }

  // A refusal is an answer; a worker that fails is not.
  ask<Value>(verb: string, ...lines: string[]): Promise<Result<Value>> {
    return this.send<Value>([verb, ...lines]);
  }

  private async send<Value>(lines: readonly string[], hear?: (text: string) => void): Promise<Result<Value>> {
    if (!this.line) return never();
    const text = await this.line.ask(lines.join('\n'), hear);
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
