// What the engine of this page finds in the position on the board: the best lines, better and better.
import { openEngine } from '../rules/computer';
import type { Engine } from '../rules/engine';
import type { Thought } from '../rules/view';

export const mostLines = 5;
export const mostAsked = 9; // where some of them are the same
const milliseconds = 30_000; // it looks for so long
const calm = 200; // ms that a position stands before it is looked at: who steps through a game is not held up

export interface Question {
  rules: string;
  start: string;
  events: readonly string[];
}

export class EngineLines {
  lines = $state.raw<readonly Thought[]>([]); // the best first
  looking = $state(false);
  failed = $state(false);
  private engine: Engine | null = null;
  private asked = false; // it is at work
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  // Another position, or another number of lines.
  look(question: Question, count: number): void {
    this.stop();
    this.looking = true;
    this.timer = setTimeout(() => void this.ask(question, count), calm);
  }

  stop(): void {
    this.turn++;
    clearTimeout(this.timer);
    if (this.asked) this.engine?.stop();
    this.asked = false;
    this.looking = false;
    this.failed = false;
    this.lines = [];
  }

  close(): void {
    this.stop();
    this.engine?.close();
  }

  private async ask({ rules, start, events }: Question, count: number): Promise<void> {
    const mine = this.turn;
    const engine = (this.engine ??= openEngine());
    this.asked = true;
    const hear = (thought: Thought) => {
      if (mine !== this.turn) return;
      const others = this.lines.filter(({ number }) => number !== thought.number);
      this.lines = [...others, thought].sort((a, b) => a.number - b.number);
    };
    const found = await engine.analyse(rules, start, events, { lines: count, milliseconds }, hear).catch(() => null);
    if (mine !== this.turn) return;
    this.asked = false;
    this.looking = false;
    this.failed = found === null;
    if (found) this.lines = found;
  }
}
