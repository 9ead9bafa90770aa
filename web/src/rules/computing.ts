// What the computer can be asked besides, at a desk whose module has it.
import { Questions, sure } from './questions';
import type { Colour, Decision, Looked, Thought } from './view';

// What ends an analysis, whichever comes first; what is not there or 0 is no limit.
export interface Limits {
  milliseconds?: number;
  nodes?: number;
  depth?: number; // plies
}

export class Computing extends Questions {
  // What the computer does next in the game that is open.
  // `only`: moves that are legal; where there are some, it plays one of these.
  async think(
    level: number,
    colour: Colour,
    seed: number,
    hear: (thought: Thought) => void,
    only: readonly string[] = [],
  ): Promise<Decision> {
    const lines = ['think', String(level), colour, String(seed), ...only];
    return sure(await this.send<Decision>(lines.join('\n'), (text) => hear(JSON.parse(text) as Thought)));
  }

  // The best so many moves in the game that is open. Hears every line after every depth.
  async analyse(
    lines: number,
    { milliseconds = 0, nodes = 0, depth = 0 }: Limits,
    hear: (thought: Thought) => void,
  ): Promise<Thought[]> {
    const asked = ['analyse', lines, milliseconds, nodes, depth];
    return sure(await this.send<{ lines: Thought[] }>(asked.join('\n'), (text) => hear(JSON.parse(text) as Thought)))
      .lines;
  }

  // Every move of the game that is open, judged by searching each position so long. Hears how far it is.
  async review(nodes: number, milliseconds: number, hear: (progress: Looked) => void): Promise<unknown> {
    const lines = ['review', String(nodes), String(milliseconds)];
    return sure(await this.send<unknown>(lines.join('\n'), (text) => hear(JSON.parse(text) as Looked)));
  }
}
