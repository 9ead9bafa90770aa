// Reads a database whose files lie elsewhere: the module says which bytes it misses, the place has them.
import type { Questions, Result } from '../../rules/questions';
import { Queue } from '../../browser/queue';
import type { Looked, View } from '../../rules/view';
import { readReview, type Review } from '../values/review';
import { readValues, type Values } from '../values/values';
import { merged, type Piece } from './pieces';
import { mayKnow, type FilePlace, type Manifest } from './place';

interface Missing extends Partial<Looked> {
  missing?: Piece[];
}

const fresh = 60_000; // ms that a list holds: files may come
const refusedFor = 5_000; // ms that nobody asks again who has just asked in vain
const mostRounds = 1000; // of one question; a place that does not give what is asked for would never end it

const encoder = new TextEncoder();
// A request with bytes behind its lines.
export function withBytes(lines: readonly (string | number)[], bytes: Uint8Array): Uint8Array {
  const head = encoder.encode(`${lines.join('\n')}\n`);
  const request = new Uint8Array(head.length + bytes.length);
  request.set(head);
  request.set(bytes, head.length);
  return request;
}

class Absent extends Error {} // the files there are for other rules

function sure<Value>(answer: Result<Value>): Value {
  if (!answer.ok && answer.refused.code === 'absent') throw new Absent();
  if (!answer.ok) throw new Error(`${answer.refused.code}: ${answer.refused.message}`, { cause: answer.refused });
  return answer.value;
}

// Of a game, those that have a value; of one that is over on the board it is the result.
export function valuedPositions({ game }: View): string[] {
  const positions = [game.start, ...game.plies.map(({ position }) => position)];
  const { reason } = game.outcome;
  if (reason === 'too_few_stones' || reason === 'no_legal_move') positions.pop();
  return positions;
}

export class Reader {
  private core: Questions | null = null;
  private listed: { until: number; stamp: string; manifest: Promise<Manifest | null> } | null = null;
  private expected: Manifest | null = null; // by the module
  private readonly coming = new Map<string, Promise<void>>();
  private readonly reviews = new Queue(); // the module does one at a time

  // `makeCore`: a desk of the computer.
  constructor(
    private readonly place: FilePlace,
    private readonly makeCore: () => Questions,
  ) {}

  // Rejected where the place cannot be reached.
  manifest(): Promise<Manifest | null> {
    const now = Date.now();
    const stamp = this.place.stamp?.() ?? '';
    if (this.listed && now < this.listed.until && stamp === this.listed.stamp) return this.listed.manifest;
    const listed = { until: now + fresh, stamp, manifest: this.place.manifest() };
    listed.manifest.catch(() => (listed.until = Date.now() + refusedFor)); // there may be a connection then
    this.listed = listed;
    return listed.manifest;
  }

  // Null where the place does not know it; rejected where it cannot be read.
  async values(rules: string, position: string): Promise<Values | null> {
    const answer = await this.ask<{ values: unknown[] }>([position], 'values', rules, position);
    return answer && readValues(answer.values[0]);
  }

  // What else the module tells when all is there that it misses. Null where it is certain that one of the positions has
  // no value; rejected where it cannot be read, or is refused.
  async ask<Told>(positions: readonly string[], verb: string, ...lines: string[]): Promise<Told | null> {
    return this.reading(positions, (core) => this.until(core, () => core.ask<Told & Missing>(verb, ...lines)));
  }

  // The files without which a position is not known, or its distance is not, and that the place does not have.
  async missing(rules: string, position: string): Promise<readonly string[]> {
    const manifest = await this.manifest();
    if (!manifest) return [];
    return sure(await (await this.open(manifest)).ask<{ files: string[] }>('missing', rules, position)).files;
  }

  // Null also where nobody waits for it any more. `positions`: all of the game that have a value.
  async review(
    { game }: View,
    positions: readonly string[],
    hear: (progress: Looked) => void,
    goesOn: () => boolean,
  ): Promise<Review | null> {
    return this.reviews.do(() =>
      this.reading(positions, async (core) => {
        const events = game.plies.map(({ move }) => `move ${move}`);
        sure(await core.open(game.rules.text, game.start, events));
        const how = ['again']; // the first time
        const ask = () => core.ask<Missing>('review_by_values', ...how.splice(0));
        const answer = await this.until(core, ask, hear, goesOn);
        return answer && readReview(answer);
      }),
    );
  }

  private async reading<Value>(
    positions: readonly string[],
    work: (core: Questions) => Promise<Value | null>,
  ): Promise<Value | null> {
    const manifest = await this.manifest();
    if (!manifest || !mayKnow(manifest, positions)) return null;
    try {
      return await work(await this.open(manifest));
    } catch (cause) {
      if (cause instanceof Absent) return null;
      this.forget(); // whoever asks next begins anew
      throw cause;
    }
  }

  private async open(manifest: Manifest): Promise<Questions> {
    const core = (this.core ??= this.makeCore());
    if (this.expected === manifest) return core;
    this.expected = manifest;
    const folders = manifest.databases.map(({ folder, files }) =>
      core.ask('expect', folder, ...files.map(({ name, bytes, model }) => `${name} ${bytes} ${model}`)),
    );
    for (const answer of await Promise.all(folders)) sure(answer);
    return core;
  }

  private forget(): void {
    this.core?.close();
    this.core = null;
    this.expected = null;
    this.listed = null;
  }

  // Asks until nothing is missing; null where nobody waits for it any more.
  private async until<Answer extends Missing>(
    core: Questions,
    ask: () => Promise<Result<Answer>>,
    hear: (progress: Looked) => void = () => {},
    goesOn: () => boolean = () => true,
  ): Promise<Answer | null> {
    for (let round = 0; round < mostRounds; ++round) {
      if (!goesOn()) return null;
      const answer = sure(await ask());
      if (!answer.missing) return answer;
      hear({ done: answer.done ?? 0, of: answer.of ?? 0 });
      await this.bring(core, answer.missing);
    }
    throw new Error('the place does not give what it has');
  }

  // What is on its way already is waited for.
  private async bring(core: Questions, missing: readonly Piece[]): Promise<void> {
    await Promise.all(
      merged(missing).map((piece) => {
        const { folder, file, offset, length } = piece;
        const key = `${folder}/${file} ${offset} ${length}`;
        const known = this.coming.get(key);
        if (known) return known;
        const coming = this.fetch(core, piece).finally(() => this.coming.delete(key));
        this.coming.set(key, coming);
        return coming;
      }),
    );
  }

  private async fetch(core: Questions, { folder, file, offset, length }: Piece): Promise<void> {
    const bytes = await this.place.read(folder, file, offset, length);
    sure(await core.pass(withBytes(['give', folder, file, offset], bytes)));
  }
}
