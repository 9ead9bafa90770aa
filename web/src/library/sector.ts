// A sector as arrays: the positions with the same stones on the board and in hand, in numbered slots
// (docs/database-format.md).
import { options, whole } from './given';

/** Some slots of a sector, in typed arrays as long as there are slots. */
export interface Stretch {
  /** The number of the first slot, from 0. */
  first: number;
  /** What each is worth to the side to move: 1, 0 or -1, a win, a draw or a loss. */
  values: Int8Array;
  /** Plies to the end; -1 of a draw, and where no distance is known. */
  plies: Int16Array;
  /**
   * 1 for one slot of each class of positions that are alike by symmetry, 0 for the others of it: with it such positions
   * are counted once.
   */
  once: Uint8Array;
  /** The positions, where they were asked for; White is to move in the moving phase. */
  positions: readonly string[];
}

export interface StretchOptions {
  /** Whether positions come along, as text. */
  positions?: boolean;
}
export interface StretchesOptions extends StretchOptions {
  /** The first slot, from 0. */
  from?: number;
  /** The slot before which it ends; all of them. */
  to?: number;
  /** Slots of a stretch, 1 to 1,048,576; 65,536 if it is not said. */
  length?: number;
}

/** What the module says of a sector, and of its slots. */
export interface ListedSector {
  name: string;
  slots: number;
  values: boolean;
  plies: boolean;
}
export interface Slots {
  values: number[];
  plies: number[];
  once: number[];
  positions: string[];
}
export type AskSlots = (sector: string, first: number, count: number, positions: boolean) => Promise<Slots>;

const mostSlots = 1 << 20;
const usualSlots = 1 << 16;

/** A sector whose values are known. */
export class Sector {
  /** `moving-4-5`: stones of the side to move and of the other one; `placing-16-8-7`: behind the stones placed so far. */
  readonly name: string;
  /** How many slots it has. */
  readonly size: number;
  /** Whether its distances are known, too. */
  readonly plies: boolean;

  /** Made by `Database.sector()` and `sectors()`. */
  constructor(
    private readonly ask: AskSlots,
    { name, slots, plies }: ListedSector,
  ) {
    this.name = name;
    this.size = slots;
    this.plies = plies;
  }

  /**
   * So many slots from `first` on, at most 1,048,576, of which the pages of the files are read that hold them.
   * `bad_argument` where there are not so many; else as `Database.values()`.
   */
  async read(first: number, count: number, how: StretchOptions = {}): Promise<Stretch> {
    const { positions = false } = options(how, 'options', ['positions']);
    whole(first, 'a slot', 0, this.size);
    whole(count, 'a number of slots', 0, Math.min(mostSlots, this.size - first));
    const slots = await this.ask(this.name, first, count, positions);
    return {
      first,
      values: Int8Array.from(slots.values),
      plies: Int16Array.from(slots.plies),
      once: Uint8Array.from(slots.once),
      positions: slots.positions,
    };
  }

  /** The slots, stretch by stretch. As `read()`. */
  async *stretches(how: StretchesOptions = {}): AsyncGenerator<Stretch, void, undefined> {
    const names = ['from', 'to', 'length', 'positions'] as const;
    const { from = 0, to = this.size, length = usualSlots, positions = false } = options(how, 'options', names);
    whole(to, 'an end', 0, this.size);
    whole(from, 'a first slot', 0, to);
    whole(length, 'a length', 1, mostSlots);
    for (let first = from; first < to; first += length)
      yield await this.read(first, Math.min(length, to - first), { positions });
  }

  /** All of it: `for await (const { values } of sector)`. */
  [Symbol.asyncIterator](): AsyncGenerator<Stretch, void, undefined> {
    return this.stretches();
  }
}
