import { isObject } from './shapes';

// Which entry of the history a state of it belongs to.
export const entryOf = (state: unknown): number | null =>
  isObject(state) && typeof state['entry'] === 'number' ? state['entry'] : null;

// How far down each entry of the history was read when it was left.
const most = 100; // entries

export class Places {
  private readonly left: Map<number, number>;

  // `kept`: as an earlier document of this tab has kept them.
  constructor(kept: unknown = []) {
    this.left = new Map(Array.isArray(kept) ? kept.filter(isPlace) : []);
  }

  leave(entry: number, scrolled: number): void {
    this.left.delete(entry);
    this.left.set(entry, scrolled);
    const [oldest] = this.left.keys();
    if (this.left.size > most && oldest !== undefined) this.left.delete(oldest);
  }
  // A new one begins at the top.
  of(entry: number): number {
    return this.left.get(entry) ?? 0;
  }
  get kept(): readonly (readonly [number, number])[] {
    return [...this.left];
  }
}

const isPlace = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');
