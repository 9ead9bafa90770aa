// A map that forgets what was used longest ago when it has too much.
export class Bounded<Key, Value> {
  private readonly entries = new Map<Key, Value>();

  constructor(private readonly most: number) {}

  get(key: Key): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }
  set(key: Key, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.most) return;
      this.entries.delete(oldest);
    }
  }
  delete(key: Key): void {
    this.entries.delete(key);
  }
}
