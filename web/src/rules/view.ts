// What the rules say about a game: the shapes of the JSON that src/wasm writes. Nothing here is computed but what was
// told before.

/** White moves first. */
export type Colour = 'white' | 'black';
export const colours: readonly Colour[] = ['white', 'black'];
export const other = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');

/** What a side does: it places while it has stones in hand, then slides, and flies where the rules let it. */
export type Phase = 'placing' | 'moving' | 'flying';
/** `a1` … `g7`: the column from the left, then the row from below. There is no `d4`. */
export type PointName = string;
/** Something for each side. */
export type Both<Value> = Record<Colour, Value>;

/** A move and its parts. A mill and its capture are one move. */
export interface MoveParts {
  /** `d6`, `a1-a4`, `d6xg7` or `a1-a4xg7`. */
  move: string;
  /** Null: from the hand. */
  from: PointName | null;
  to: PointName;
  /** Null: nothing is taken. */
  capture: PointName | null;
}
/** A move that may be played. */
export interface LegalMove extends MoveParts {
  /** The mills it closes, three points each. */
  lines: PointName[][];
}
/** The move that led to a position. */
export interface LastMove extends LegalMove {
  by: Colour;
  /** Its number, as `4` for White and `4…` for Black. */
  label: string;
  /** It closed a mill. */
  mill: boolean;
}

/** A point of the board. */
export interface PointView {
  name: PointName;
  stone: Colour | null;
  /** In how many mills its stone stands, 0 to 2. */
  mills: number;
  /** Why its stone may not be taken (`in_mill`), or may although it stands in one (`all_in_mills`). */
  protection: 'none' | 'in_mill' | 'all_in_mills';
  /** Its stone has no free neighbour. */
  blocked: boolean;
}

/** A position in a game, as boards show it. */
export interface BoardView {
  /** So many were played before, from 0. */
  ply: number;
  /** As text, without its counters. */
  position: string;
  to_move: Colour;
  /** Of the side to move. */
  phase: Phase;
  /** `ongoing`, or who has won on the board and why. */
  state: string;
  /** Null: the side waits for the last stone to be placed. */
  phases: Both<Phase | null>;
  /** Stones in hand, 0 to 9. */
  hand: Both<number>;
  /** Stones on the board and in hand, 0 to 9. */
  total: Both<number>;
  /** Stones that were taken, 0 to 9. */
  lost: Both<number>;
  /** The side could not move. */
  stuck: Both<boolean>;
  /** The 24 points in reading order, a7 first. */
  points: PointView[];
  mills: { by: Colour; points: PointName[] }[];
  /** Two stones with a free point between or beside them. */
  open_mills: { by: Colour; points: PointName[]; gap: PointName }[];
  /** The stones of the other side that may be taken. */
  removable: PointName[];
  /** The legal moves, of the last position of a game alone; none where it is over. */
  moves: LegalMove[];
  last: LastMove | null;
  /** Plies since a mill was closed. */
  quiet: number;
  /** The same, of the moving phase alone. */
  quiet_moving: number;
  /** The one of the two that the rules count. */
  no_mill: number;
  /** How often the position has stood so far, from 1. */
  occurrences: number;
}

/** The same position again, or too many plies without a mill. */
export type DrawRule = 'repetition' | 'no_mill';
/** A draw by rule that stands; the server's answers have the same shape. */
export interface Due {
  kind: DrawRule;
  /** The game ends at once; else a player has to claim it. */
  automatic: boolean;
  /** The moves that prove it: after which the position stood, or with which the count began. */
  proof: readonly string[];
}

/** How a game stands. */
export type Verdict = 'ongoing' | 'white_wins' | 'black_wins' | 'draw' | 'aborted';
/** Why a game ended. */
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
/** How a game has ended, if it has. */
export interface Outcome {
  /** `ongoing`, `white_wins:resignation`, `draw:no_mill`, … */
  text: string;
  over: boolean;
  verdict: Verdict;
  reason: Reason;
  /** Of a draw by rule. */
  proof: readonly Due[];
}

/** The rules of a game. */
export interface Rules {
  /** The shortest text that gives these rules. */
  text: string;
  /** Its name, where these are the rules of a preset. */
  preset: string | null;
  /** Every rule by its name: `flyAt`, `noMillLimitPlies`, … */
  values: Record<string, string>;
  /** The names of those that differ from `standard`. */
  differences: string[];
  /** A repeated position can end the game. */
  repetition: boolean;
  /** Only where it comes again in succession. */
  consecutive: boolean;
  /** Plies without a mill after which the game is drawn; 0: never. */
  no_mill_limit: number;
  /** Draws by rule have to be claimed. */
  claims: boolean;
  /** The players may agree on a draw. */
  agreement: boolean;
}

/** A move that was played. */
export interface PlyView extends MoveParts {
  /** Of the move, from 1; White's and Black's share it. */
  number: number;
  /** `4` for White, `4…` for Black. */
  label: string;
  by: Colour;
  /** It closed a mill. */
  mill: boolean;
  /** After it, with its counters. */
  position: string;
}

/** Something that has happened in a game. */
export interface LogEntry {
  /** After so many plies. */
  ply: number;
  /** The event as text, as `move d6`. */
  line: string;
  /** Its first word. */
  kind: string;
  /** What came with a move. */
  with: '' | 'offer' | 'claim';
  by: Colour | null;
  /** Which draw was claimed; null: any. */
  rule: DrawRule | null;
  /** What was said. */
  message: string;
}

/** A game beside its board. */
export interface GameView {
  rules: Rules;
  start: string;
  outcome: Outcome;
  /** Of a draw. */
  offer: { by: Colour; message: string } | null;
  /** Why a side may offer no draw now, by name; null: it may. */
  offer_refusal: Both<string | null>;
  /** The draws that a side may claim now. */
  claimable: Both<Due[]>;
  /** A draw by rule stands, and a player would have to claim it. */
  draw_suggested: boolean;
  plies: PlyView[];
  log: LogEntry[];
}

/** A game with its board. */
export interface View {
  board: BoardView;
  game: GameView;
}

/** A view as it is told: of what grows, the first `kept` that were told before still hold, and `more` follows. */
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

/** The rules of a document. */
export interface Preset {
  /** Its name, as `standard`. */
  id: string;
  rules: Rules;
  /** Rules of which the document says nothing, or nothing directly. */
  unsaid: { rule: string; basis: 'silent' | 'inferred' }[];
}
export interface Presets {
  presets: Preset[];
  parameters: string[];
}

export interface Level {
  number: number;
}

/** What the computer thinks of the position after `ply` plies, where `by` is to move. */
export interface Thought {
  ply: number;
  by: Colour;
  /** Of the line, where there are several; 1 is the best. */
  number: number;
  /** Plies. */
  depth: number;
  /** For `by`, in hundredths of a stone; a win in n plies is 30000 - n, a loss n - 30000. */
  score: number;
  /** Plies until the forced end that the score stands for. */
  end: number | null;
  /** The moves it expects. */
  line: MoveParts[];
}

/** How many positions of a game have been looked at. */
export interface Looked {
  done: number;
  of: number;
}

/** What a claim came to. */
export interface Claim {
  right: boolean;
  proof: readonly Due[];
}
/** An event that has happened. */
export interface Applied {
  /** As text. */
  event: string;
  /** Where it claimed a draw. */
  claim: Claim | null;
}

export interface SeriesView {
  game: number;
  white: 0 | 1;
  counted: number;
  half_points: [number, number];
  chooser: 0 | 1 | null;
}

/** A tag of a record, as `White`. */
export interface Tag {
  name: string;
  value: string;
}
/**
 * What is written along the moves: a comment, a glyph (PGN's number), or a variation, which begins instead of the move
 * with the number `ply`.
 */
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
/** How a text calls the points: by name, or by numbers in reading order, of which a7 is 1 or 0. */
export type PointNames = 'names' | 'from_one' | 'from_zero';
/** A game in a text from elsewhere. */
export interface GameText {
  text: string;
  /** Its first one in the whole text, from 1. */
  line: number;
  tags: readonly Tag[];
  /** The first ones; empty where they cannot be read. */
  moves: string;
}
/** It is a game in each of these. */
export interface SeveralWays {
  ways: PointNames[];
}

/** A position by itself. */
export interface Place {
  /** With its counters. */
  position: string;
  board: BoardView;
  outcome: Outcome;
}

/** Why something was refused: a sentence of the shared texts, what goes into it, and where in a text; the same in English. */
export interface Explanation {
  /** Its name, as `target_occupied`. */
  code: string;
  arguments: string[];
  message: string;
  /** From 1; 0: the whole text. */
  line: number;
  /** In bytes, from 1; 0: the whole line. */
  column: number;
}

/** Something was refused; nothing has changed. */
export interface Refused {
  code: string;
  message: string;
  reason: Explanation | null;
}

/** What the computer does, and its remark on that. */
export interface Decision {
  /** For `apply`, as `move d6`. */
  event: string | null;
  /** By name, as `hurries`. */
  remark: string | null;
}
