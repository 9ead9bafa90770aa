// How a game stands for whoever sits in front of the page: a plain value of which the sentences and the actions are
// pure functions.
import type { Picks } from '../rules/turn';
import type { HandicapKind } from '../terms/handicap';
import type { BoardView, Both, Claim, Colour, LegalMove, PointName, Refused, Thought, View } from '../rules/view';
import { other } from '../rules/view';
import type { Clocks } from '../server/clocks';
import type { Holding } from '../exact/values/holding';

export type Kind = 'computer' | 'two' | 'table' | 'analysis';

export interface Player {
  // A name of their own, or what stands in for one.
  name: string | { computer: number } | { player: number } | null;
  you: boolean;
  here: boolean; // false: the seat is taken and nobody is there
  free: boolean; // nobody has taken the seat yet
  mark?: string | undefined; // as the account has varied it
  bot?: boolean; // a program of somebody's
  deleted?: boolean; // the account, and the name with it
  gone?: boolean; // nobody comes to the seat any more
  halfPoints: number;
  gives: HandicapKind | null; // a handicap to the other one
}

// Something that has happened and wants to be said once.
export type Notice =
  | { kind: 'refused'; refused: Refused }
  | { kind: 'claim'; claim: Claim; withMove: boolean }
  | { kind: 'took_back' }
  | { kind: 'undo_declined'; by: Colour }
  | { kind: 'elsewhere' }; // another tab has gone on with the game

// The line was down, and is up: what has been said of that holds no longer.
export const isReconnected = (before: Facts['trouble'], after: Facts['trouble']): boolean =>
  isBroken(before) && !isBroken(after);
const isBroken = (trouble: Facts['trouble']): boolean =>
  trouble === 'reconnecting' || trouble === 'offline' || trouble === 'blocked';

// The seat is taken and nobody is there. A bot leaves a game that is over, and answers there all the same.
export const isMissing = ({ here, free, bot = false }: Player, over: boolean): boolean =>
  !here && !free && !(over && bot);

export interface Away {
  colour: Colour;
  since: number; // ms, as Date.now(), as the others; the other one has been here since then, too
  left?: number | null | undefined; // when that one was last here, which may be long before
  abortFrom: number | null; // from when the game may be aborted; null: it has begun
  decideFrom: number | null; // from when it may be ended with a result; null: nobody knows
  days: number | null; // that one may stay away, where there is no clock
}

export const mayDecide = ({ decideFrom }: Away, now: number): boolean => decideFrom !== null && now >= decideFrom;
// Once one may: so long nobody has come.
export const daysAway = ({ decideFrom, days }: Away, now: number): number =>
  (days ?? 0) + Math.floor((now - (decideFrom ?? now)) / 86_400_000);

// What there is to know of a game beside what the rules say of it.
export interface Facts {
  readonly players: Both<Player>;
  readonly own: readonly Colour[]; // the colours that are played in front of this page
  readonly gameNumber: number; // in the series; 0 while there is none
  readonly byLot: boolean; // the colours were drawn
  readonly chooser: Colour | null; // after the end: who may choose a colour, and is in front of a page
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undoRequest: { by: Colour; plies: number } | null;
  readonly nextAsked: Both<boolean>;
  readonly partner?: boolean; // who plays here shares another one's seat: he moves, and nothing else
  readonly ofTournament?: boolean; // where the next game is drawn, then
  readonly nextDeclined?: Colour | null; // who does not want the other game that was asked for
  readonly away: Away | null;
  readonly rated?: boolean | undefined; // nobody knows at a table of an older server, and nowhere else
  readonly clocks?: Clocks | null; // where the time is limited
  // The other side cannot be reached at present. `offline`: there is no network; `blocked`: it can be asked, but no line
  // gets through.
  readonly trouble: 'connecting' | 'reconnecting' | 'offline' | 'blocked' | 'sending' | null;
  readonly lasting: boolean; // it will be there tomorrow
  readonly unsure?: boolean; // the opponent who knows the solution does not have it here
  readonly holding?: Holding | null; // where a draw is to be held
}

export interface Situation {
  readonly kind: Kind;
  readonly facts: Facts;
  readonly view: View | null; // the newest
  readonly board: BoardView | null; // on the screen: the newest, or another one of the record
  readonly aside: boolean; // the one on the screen was not played
  readonly busy: boolean; // an event is on its way: the board waits
  readonly notice: Notice | null;
  readonly thought: Thought | null; // of the computer, or what it thought before its last move
}

export const plays = ({ facts }: Situation, colour: Colour): boolean => facts.own.includes(colour);

// The one colour that is played in front of this page; null for who watches and where both sit here.
export const sideOf = ({ facts }: Situation): Colour | null => (facts.own.length === 1 ? (facts.own[0] ?? null) : null);

export const isLooking = ({ view, board }: Situation): boolean => view !== null && board !== view.board;

// The colour for which the page speaks now: the one to move where both sit here, else the player's own.
export function speakerOf(situation: Situation): Colour | null {
  const mover = situation.view?.board.to_move;
  if (!mover) return null;
  if (plays(situation, mover)) return mover;
  return plays(situation, other(mover)) ? other(mover) : null;
}

// Whom the sentence and its buttons are for: who is to move, or to answer an offer; nobody any more at the end.
export function addressee({ view }: Situation): Colour | null {
  if (!view || view.game.outcome.over) return null;
  return view.game.offer ? other(view.game.offer.by) : view.board.to_move;
}

// What the computer thinks of the game: nothing any more when it is over.
export const thoughtOf = ({ view, thought }: Situation): Thought | null => (view?.game.outcome.over ? null : thought);

export function mayMove(situation: Situation): boolean {
  const { view, busy } = situation;
  return (
    view !== null && !busy && !isLooking(situation) && !view.game.outcome.over && plays(situation, view.board.to_move)
  );
}

// What goes out with the next move.
export interface Attached {
  kind: 'offer' | 'claim';
  rule: string; // of a claim
  message: string;
}

// The turn that is being made.
export interface Turn {
  readonly picks: Picks;
  readonly capturing: boolean; // a stone is to be taken now
  readonly lines: readonly PointName[][]; // the mills that it closes
  readonly confirming: LegalMove | null;
  readonly attached: Attached | null;
  readonly hint: string; // why the last touch meant nothing, or an answer to a key
}
