// Doing one thing at a time, however fast it is asked for.

// One after the other, in the order in which it was asked for: each begins from what the one before has left. What fails
// holds up nobody.
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  do<Value>(work: () => Value | Promise<Value>): Promise<Value> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }
}

// What is asked for again while it is being done is meant once, as by a double tap.
export function once<Given extends unknown[]>(
  work: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  let doing: Promise<void> | null = null;
  return (...given) => (doing ??= work(...given).finally(() => (doing = null)));
}
