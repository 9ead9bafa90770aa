// The computer as an opponent, in a worker of its own that can be stopped at any moment.
import type { Computing, Limits } from './computing';
import type { Colour, Decision, Thought } from './view';

export interface Opponent {
  level: number;
  colour: Colour;
  seed: number;
  only?: readonly string[]; // the moves that it may play; all where there are none
}

export class Engine {
  private current: Computing;
  // Stopping ends a worker in the middle of its search. The next one stands ready, because to start one takes time,
  // and the server from which it would come may be out of reach by then.
  private spare: Computing | null;

  // `make`: a desk of the computer, in a worker of its own.
  constructor(private readonly make: () => Computing) {
    this.current = make();
    this.spare = make();
  }

  // What the computer does next in this game; nothing when there is nothing for it to do, or it was stopped. Until
  // then it is heard thinking.
  async think(
    rules: string,
    start: string,
    events: readonly string[],
    who: Opponent,
    hear: (thought: Thought) => void,
  ): Promise<Decision> {
    const decided = await this.ask(rules, start, events, (core) =>
      core.think(who.level, who.colour, who.seed, hear, who.only),
    );
    return decided ?? { event: null, remark: null };
  }

  // The best so many moves; null when it was stopped. Every line is heard after every depth.
  analyse(
    rules: string,
    start: string,
    events: readonly string[],
    { lines, ...limits }: Limits & { lines: number },
    hear: (thought: Thought) => void,
  ): Promise<Thought[] | null> {
    return this.ask(rules, start, events, (core) => core.analyse(lines, limits, hear));
  }

  stop(): void {
    if (!this.spare) return; // no other can be had: the search ends by itself soon, and nobody listens to its answer
    this.current.kill();
    this.current = this.spare;
    const next = this.make();
    this.spare = next;
    next.ready.catch(() => {
      if (this.spare === next) this.spare = null;
    });
  }

  close(): void {
    this.current.close();
    this.spare?.close();
  }

  // What else a game can be asked; null when it was stopped.
  async ask<Answer>(
    rules: string,
    start: string,
    events: readonly string[],
    work: (core: Computing) => Promise<Answer>,
  ): Promise<Answer | null> {
    const core = this.current;
    try {
      const opened = await core.open(rules, start, events);
      if (!opened.ok) throw new Error(opened.refused.message, { cause: opened.refused });
      return await work(core);
    } catch (cause) {
      if (core !== this.current) return null;
      core.kill();
      this.current = this.make();
      throw cause;
    }
  }
}
