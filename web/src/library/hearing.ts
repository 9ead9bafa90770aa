// Somebody who is told how far a piece of work is. What he throws must not end the worker's listener, and with it the
// program: it ends the work, and is what that comes to.
import { unexpected } from './given';

export class Hearing<Told> {
  private readonly coming: Promise<void>[] = []; // of what he has given back
  private failure: { cause: unknown } | null = null;

  /** `stop`: ends the work. */
  constructor(
    private readonly hear: (told: Told) => unknown,
    private readonly stop: () => void = () => undefined,
  ) {
    if (typeof hear !== 'function') throw unexpected('a function that hears how far it is', hear);
  }

  get failed(): boolean {
    return this.failure !== null;
  }

  readonly tell = (told: Told): void => {
    if (this.failure) return;
    try {
      const given = this.hear(told);
      if (given instanceof Promise) this.coming.push(given.then(() => undefined, this.fail));
    } catch (cause) {
      this.fail(cause);
    }
  };

  /** What the work comes to, when he is done with what he was told. Rejected with what he threw. */
  async until<Value>(work: Promise<Value>): Promise<Value> {
    try {
      return await work;
    } finally {
      await Promise.all(this.coming);
      if (this.failure) throw this.failure.cause;
    }
  }

  private readonly fail = (cause: unknown): void => {
    this.failure ??= { cause };
    this.stop();
  };
}
