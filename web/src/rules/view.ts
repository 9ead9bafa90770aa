// What the rules say about a game: the shapes of the JSON that src/wasm writes. Nothing here is computed but what was
// told before.

export type Colour = 'white' | 'black';
export const colours: readonly Colour[] = ['white', 'black'];
export const other = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');

export type Phase = 'placing' | 'moving' | 'flying';
export type PointName = string;
export type Both<Value> = Record<Colour, Value>;

export interface MoveParts {
  move: string;
  from: PointName | null;
  to: PointName;
  capture: PointName | null;
}
export interface LegalMove extends MoveParts {
  lines: PointName[][]; // the mills it closes
}
export interface LastMove extends LegalMove {
  by: Colour;
  label: string;
  mill: boolean;
}

export interface PointView {
  name: PointName;
  stone: Colour | null;
  mills: number;
  protection: 'none' | 'in_mill' | 'all_in_mills';
  blocked: boolean;
}

export interface BoardView {
  ply: number;
  position: string;
  to_move: Colour;
  phase: Phase;
  state: string;
  phases: Both<Phase | null>;
  hand: Both<number>;
  total: Both<number>;
  lost: Both<number>;
  stuck: Both<boolean>;
  points: PointView[]; // in reading order
  mills: { by: Colour; points: PointName[] }[];
  open_mills: { by: Colour; points: PointName[]; gap: PointName }[];
  removable: PointName[];
  moves: LegalMove[];
  last: LastMove | null;
  quiet: number;
  quiet_moving: number;
  no_mill: number; // the one of the two that the rules count
  occurrences: number;
}

export type DrawRule = 'repetition' | 'no_mill';
// A draw by rule that stands; the server's answers have the same shape.
export interface Due {
  kind: DrawRule;
  automatic: boolean; // the game ends at once; else a player has to claim it
  proof: readonly string[];
}

export type Verdict = 'ongoing' | 'white_wins' | 'black_wins' | 'draw' | 'aborted';
export type Reason =
  | 'none'
  | 'too_few_stones'
  | 'no_legal_move'
  | 'resignation'
  | 'time'
  | 'agreement'
  | 'repetition'
  | 'no_mill'
  | 'adjudicated'
  | 'absence'
  | 'recorded';
export function winnerOf(verdict: Verdict): Colour | null {
  if (verdict === 'white_wins') return 'white';
  return verdict === 'black_wins' ? 'black' : null;
}
export interface Outcome {
  text: string;
  over: boolean;
  verdict: Verdict;
  reason: Reason;
  proof: readonly Due[];
}

export interface Rules {
  text: string;
  preset: string | null;
  values: Record<string, string>;
  differences: string[];
  repetition: boolean;
  consecutive: boolean;
  no_mill_limit: number;
  claims: boolean;
  agreement: boolean;
}

export interface PlyView extends MoveParts {
  number: number;
  label: string;
  by: Colour;
  mill: boolean;
  position: string; // after it, with its counters
}

export interface LogEntry {
  ply: number;
  line: string;
  kind: string;
  with: '' | 'offer' | 'claim';
  by: Colour | null;
  rule: DrawRule | null;
  message: string;
}

export interface GameView {
  rules: Rules;
  start: string;
  outcome: Outcome;
  offer: { by: Colour; message: string } | null;
  offer_refusal: Both<string | null>;
  claimable: Both<Due[]>;
  draw_suggested: boolean;
  plies: PlyView[];
  log: LogEntry[];
}

export interface View {
  board: BoardView;
  game: GameView;
}

// A view as it is told: of what grows, the first `kept` that were told before still hold, and `more` follows.
export interface Since<Value> {
  kept: number;
  more: Value[];
}
export interface ToldView {
  board: BoardView;
  game: Omit<GameView, 'plies' | 'log'> & { plies: Since<PlyView>; log: Since<LogEntry> };
}
type Grown = Pick<GameView, 'plies' | 'log'>;

const grown = <Value>(known: readonly Value[], { kept, more }: Since<Value>): Value[] => [
  ...known.slice(0, kept),
  ...more,
];
export const nothingTold: Grown = { plies: [], log: [] };
export function viewOf({ board, game }: ToldView, known: Grown): View {
  return { board, game: { ...game, plies: grown(known.plies, game.plies), log: grown(known.log, game.log) } };
}

export interface Preset {
  id: string;
  rules: Rules;
  unsaid: { rule: string; basis: 'silent' | 'inferred' }[];
}
export interface Presets {
  presets: Preset[];
  parameters: string[];
}

export interface Level {
  number: number;
}

// What the computer thinks of the position after `ply` plies, where `by` is to move.
export interface Thought {
  ply: number;
  by: Colour;
  number: number; // of the line, where there are several; 1 is the best
  depth: number; // plies
  score: number; // for `by`, in hundredths of a stone
  end: number | null; // plies until the forced end that the score stands for
  line: MoveParts[]; // the moves it expects
}

// How many positions of a game have been looked at.
export interface Looked {
  done: number;
  of: number;
}

export interface Claim {
  right: boolean;
  proof: readonly Due[];
}
export interface Applied {
  event: string;
  claim: Claim | null;
}

export interface SeriesView {
  game: number;
  white: 0 | 1;
  counted: number;
  half_points: [number, number];
  chooser: 0 | 1 | null;
}

export interface Tag {
  name: string;
  value: string;
}
// What is written along the moves: a comment, a glyph (PGN's number), or a variation, which begins instead of the
// move with the number `ply`.
export type Note =
  { ply: number; text: string } | { ply: number; glyph: number } | { ply: number; moves: string[]; notes: Note[] };

export interface LoadedRecord {
  rules: string;
  start: string;
  events: string[];
  tags: Tag[];
  notes: Note[];
  points: PointNames;
  remarks: { reason: Explanation }[]; // worth telling, though it could be read
}
// How a text calls the points: by name, or by numbers in reading order, of which a7 is 1 or 0.
export type PointNames = 'names' | 'from_one' | 'from_zero';
// It is a game in each of these.
export interface SeveralWays {
  ways: PointNames[];
}

// A position by itself.
export interface Place {
  position: string; // with its counters
  board: BoardView;
  outcome: Outcome;
}

// Why something was refused: a sentence of the shared texts, what goes into it, and where in a text; the same in
// English.
export interface Explanation {
  code: string;
  arguments: string[];
  message: string;
  line: number; // 0: the whole text
  column: number;
}

// Something was refused; nothing has changed.
export interface Refused {
  code: string;
  message: string;
  reason: Explanation | null;
}

// What the computer does, and its remark on that.
export interface Decision {
  event: string | null;
  remark: string | null;
}
