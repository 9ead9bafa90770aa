// What docs/solution.md says, as the page shows it. Figures of its sentences are texts as they stand there.
import type { Colour } from '../../rules/view';

// What people say of the game.
export const topics = [
  'draw',
  'positions',
  'mistakes',
  'few',
  'mills',
  'crossings',
  'taking',
  'central',
  'limits',
  'strict',
] as const;
export type Topic = (typeof topics)[number];

export type Share = 'won' | 'drawn' | 'lost';

export interface Counts {
  won: number;
  drawn: number;
  lost: number;
}
// The end that is farthest away in a sector, and a position from which it is.
export interface Longest {
  plies: number;
  position: string;
}
// own–opp: the stones of the side to move and of the other one. For the side to move.
export interface Sector extends Counts {
  own: number;
  opp: number;
  decided: string;
  win: Longest | null;
  loss: Longest | null;
}
export interface PlacingSector extends Counts {
  placed: number;
  own: number;
  opp: number;
  decided: string;
}
export interface Ply extends Counts {
  placed: number;
}

export interface Facts {
  made: Record<Topic, readonly string[]>; // the commands that its numbers come from
  draw: { firstMoves: string[]; ply: string; errors: string; line: string; position: string };
  positions: {
    placing: string;
    moving: string;
    either: string;
    all: string;
    slots: string;
    every: string;
    earlier: string; // counted by others
  };
  // The one that is punished last, and how soon all are.
  mistakes: {
    plies: string;
    moves: string; // of the winner
    position: string;
    mover: Colour;
    move: string;
    losing: string;
    any: Soon;
    players: Soon;
    long: string; // share of those that take more than fifty moves
  };
  few: { table: string[][]; holds: string; shutIn: { few: string; many: string }; position: string; move: string };
  mills: {
    early: string;
    late: string;
    closing: Record<'early' | 'late' | 'moving', { better: string; worse: string }>;
    score: { even: string; fewer: string; some: string; many: string };
  };
  crossings: Record<'crossings' | 'corners', { fewer: string; same: string; more: string }>;
  taking: Record<'placing' | 'moving' | 'soon', { opening: string; preventing: string }>;
  central: {
    pairs: { none: string; one: string; two: string };
    lost: string;
    decided: string;
    decidedWithout: string;
    white: string;
    whiteWithout: string;
  };
  record: { plies: string; moves: string }; // the longest win of all
  limits: { lines: number; fifty: number; twenty: number; firstMill: string; longest: Line; survivor: Line };
  strict: { ply: string; table: string[][] };
}
export interface Soon {
  one: string; // share that is punished within one move of the winner
  five: string;
  twenty: string;
  half: string; // of them within so many moves
}
export interface Line {
  own: number;
  opp: number;
  plies: number;
  moves: string; // of the winner
  position: string;
}

export interface Tables {
  moving: Sector[];
  placing: PlacingSector[];
  plies: Ply[];
}

// A longest win, of a moving sector or of all.
export interface WinRecord {
  ofAll: boolean; // it begins while stones are placed
  own: number;
  opp: number;
  position: string;
  moves: string[];
}

export const sectorName = ({ own, opp }: { own: number; opp: number }): string => `${own}-${opp}`;
export const nameOfAll = 'placing';
export const recordName = (record: WinRecord): string => (record.ofAll ? nameOfAll : sectorName(record));

export const total = ({ won, drawn, lost }: Counts): number => won + drawn + lost;
export const shareOf = (counts: Counts, share: Share): number => counts[share] / total(counts);
