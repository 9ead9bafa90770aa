// The computer as an opponent, in a worker of its own that can be stopped at any moment.
import { Core } from './core';
import type { Colour } from './view';

export interface Opponent {
  level: number;
  colour: Colour;
  seed: number;
  language: string;
}

export class Engine {
  private current = new Core();
  // Stopping ends a worker in the middle of its search. The next one stands ready, because the server from which
  // it would come may be out of reach by then.
  private spare: Core | null = new Core();
  private closed = false;

  // The computer's next event in this game, or null when there is nothing for it to do, or it was stopped.
  async think(rules: string, start: string, events: readonly string[], who: Opponent): Promise<string | null> {
    const core = this.current;
    try {
      const opened = await core.open(rules, start, events);
      if (!opened.ok) throw new Error(opened.refused.message);
      return await core.think(who.level, who.colour, who.language, who.seed);
    } catch (cause) {
      if (core !== this.current) return null;
      throw cause;
    }
  }

  stop(): void {
    if (!this.spare) return; // the search ends by itself soon; nobody listens to its answer
    const stopped = this.current;
    this.current = this.spare;
    this.spare = null;
    stopped.kill();
    const next = new Core();
    void next.ready.then(
      () => (this.closed ? next.close() : (this.spare = next)),
      () => next.kill(),
    );
  }

  close(): void {
    this.closed = true;
    this.spare?.close();
    this.current.close();
  }
}
