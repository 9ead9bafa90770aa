// Sentences about a game, from what the rules say of it.
import type {
  BoardView,
  Colour,
  Due,
  Explanation,
  GameView,
  LastMove,
  PlyView,
  PointView,
  Refused,
} from '../rules/view';
import { nothing, type Picks } from '../rules/turn';
import { other, winnerOf } from '../rules/view';
import type { Messages, Mover, Who } from './first/de';
import { filled, lookUp } from './base/shared';
import type { AllWords, SomeWords } from './words.svelte';

// Who has no name.
export const sayNameless = (t: Messages, who?: { readonly deleted?: boolean } | null): string =>
  who?.deleted ? t.deletedAccount : t.guest;

// How a game ended, for `you`: null for who watches or plays both sides.
export function sayOutcome(t: Messages, game: GameView, you: Colour | null): string {
  const { verdict, reason } = game.outcome;
  if (verdict === 'aborted') return t.aborted;
  const winner = winnerOf(verdict);
  if (winner === null) {
    switch (reason) {
      case 'agreement':
        return t.drawAgreed;
      case 'repetition':
        return t.drawRepetition;
      case 'no_mill':
        return t.drawNoMill(game.rules.no_mill_limit);
      case 'absence':
        return t.drawAbsent;
      case 'recorded':
        return t.drawRecorded;
      default:
        return t.drawJudged;
    }
  }
  const who = (colour: Colour): Who => (colour === you ? 'you' : { name: t.colour(colour) });
  const sides = [who(winner), who(other(winner))] as const;
  switch (reason) {
    case 'too_few_stones':
      return t.winsTooFew(...sides);
    case 'no_legal_move':
      return t.winsBlocked(...sides);
    case 'resignation':
      return t.winsResigned(...sides);
    case 'time':
      return t.winsTime(...sides);
    case 'absence':
      return t.winsAbsent(...sides);
    case 'recorded':
      return t.winsRecorded(...sides);
    default:
      return t.winsJudged(...sides);
  }
}

export const sayProof = (t: Messages, dues: readonly Due[]): string =>
  dues.map((due) => sentence(t.proofOf(due.kind, due.proof))).join(' ');

const sentence = (text: string): string => (/[.…!?“”»]$/.test(text) ? text : `${text}.`);

// Several things to say, one after the other; empty ones are left out.
export function sentences(texts: readonly string[]): string {
  const said = texts.filter((text) => text !== '');
  return said.map((text, n) => (n + 1 < said.length ? sentence(text) : text)).join(' ');
}

export function sayTask(t: Messages, board: BoardView, mover: Mover): string {
  switch (board.phase) {
    case 'placing':
      return t.toPlace(mover, board.hand[board.to_move]);
    case 'moving':
      return t.toMove(mover);
    case 'flying':
      return t.toFly(mover);
  }
}

// "Weiß zieht a1 nach a4, schließt eine Mühle, nimmt g7"
export function sayMove(t: Messages, move: LastMove | PlyView, flew = false): string {
  const { by, from, to } = move;
  const parts = [from === null ? t.saidPlace(by, to) : (flew ? t.saidFly : t.saidMove)(by, from, to)];
  if (move.mill) parts.push('lines' in move && move.lines.length > 1 ? t.saidDoubleMill : t.saidMill);
  if (move.capture) parts.push(t.saidCapture(move.capture));
  return parts.join(', ');
}

// Why the mill of the last move takes no stone, where that is so.
export function sayWhyNothing(t: Messages, { points, last }: BoardView): string {
  if (!last?.mill || last.capture !== null) return '';
  const victim = other(last.by);
  return points.some(({ stone }) => stone === victim) ? t.allProtected(victim) : t.nothingThere;
}

// The last move as it is announced. `flew`: who made it might go anywhere.
export const sayLast = (t: Messages, board: BoardView, flew: boolean): string =>
  board.last ? sentences([sayMove(t, board.last, flew), sayWhyNothing(t, board)]) : '';

export interface PointMarks {
  target: boolean;
  removable: boolean;
  chosen: boolean;
  choosing: boolean; // a stone is being taken
  threat?: Colour | null; // who is about to close a mill here
}

export function sayPoint(t: Messages, point: PointView, marks: PointMarks): string {
  const parts = [point.stone ? t.pointStone(point.name, point.stone) : t.pointEmpty(point.name)];
  if (point.mills > 0) parts.push(point.mills > 1 ? t.inMills : t.inMill);
  if (marks.chosen) parts.push(t.isChosen);
  if (marks.target) parts.push(t.isTarget);
  if (marks.threat) parts.push(t.isThreat(marks.threat));
  if (marks.removable) parts.push(t.isRemovable);
  if (marks.choosing && point.stone && point.protection !== 'none' && !marks.removable) parts.push(t.isProtected);
  return parts.join(', ');
}

// What has been touched on a board, and what may be touched next.
export interface Touched {
  picks: Picks;
  targets: ReadonlySet<string>;
  captures: ReadonlySet<string>;
}
const untouched: Touched = { picks: nothing, targets: new Set(), captures: new Set() };

// Every point of a board by its name. `threats`: where the other side is about to close a mill.
export function sayPoints(
  t: Messages,
  board: BoardView | null,
  { picks, targets, captures }: Touched = untouched,
  threats: readonly string[] = [],
): Record<string, string> {
  const points = (board?.points ?? []).map((point): [string, string] => {
    const { name } = point;
    const stone = picks.to === name ? (board?.to_move ?? null) : point.stone; // it is not settled yet
    const said = sayPoint(
      t,
      { ...point, stone },
      {
        target: picks.from !== null && targets.has(name),
        removable: captures.has(name),
        chosen: picks.from === name || picks.to === name,
        choosing: captures.size > 0,
        threat: threats.includes(name) && board ? other(board.to_move) : null,
      },
    );
    return [name, said];
  });
  return Object.fromEntries(points);
}

// How near a draw by rule is; nothing while it is far away.
export function sayApproach(t: Messages, { board, game }: { board: BoardView; game: GameView }): string {
  if (game.outcome.over) return '';
  if (game.claimable.white.length + game.claimable.black.length > 0) {
    const dues = game.claimable[board.to_move].length
      ? game.claimable[board.to_move]
      : game.claimable[other(board.to_move)];
    return `${t.claimDue} ${sayProof(t, dues)}`;
  }
  if (game.draw_suggested) return t.drawSuggested;
  if (game.rules.repetition && board.occurrences === 2) {
    if (game.rules.consecutive) return t.secondTimeConsecutive;
    return game.rules.claims ? t.secondTimeClaim : t.secondTime;
  }
  const limit = game.rules.no_mill_limit;
  if (limit > 0 && board.no_mill * 2 >= limit) {
    return game.rules.claims ? t.noMillClaimable(board.no_mill, limit) : t.noMillSoFar(board.no_mill, limit);
  }
  return '';
}

const hasAll = (t: SomeWords): t is AllWords => t.errors !== undefined;

// Rules by the names that the switches have, and as they are written: „Ohne Mühle“ (noMillLimitPlies=0).
const withTitles = (t: AllWords, text: string): string =>
  text.replace(/(?<![\w,])(\w+)=\w+|`(\w+)`/g, (written: string, set?: string, quoted?: string) => {
    const title = lookUp<string>(t.ruleNames, set ?? quoted ?? '');
    return title ? t.ruleWritten(title, written.replaceAll('`', '')) : written;
  });

// What an area has words for, by code, beside those of the rules.
export type MoreErrors = Readonly<Record<string, string>>;

// Why something could not be read or done, with the place in a text; as much of it as there are words for.
export function sayReason(t: SomeWords, reason: Explanation, more: MoreErrors = {}): string {
  if (!hasAll(t)) return t.refusedElse;
  const pattern = lookUp(t.errors, reason.code) ?? lookUp(more, reason.code);
  if (pattern === undefined) {
    const said = sentence(withTitles(t, t.named(reason.message)));
    return said.charAt(0).toUpperCase() + said.slice(1);
  }
  const said = withTitles(t, t.named(filled(pattern, reason.arguments, t.choice)));
  if (reason.line === 0) return said;
  // A sentence without room for its argument says why a move is not legal: the argument is the move.
  const [move] = pattern.includes('{') ? [] : reason.arguments;
  return `${t.place(reason.line, reason.column)} ${move ? `${t.illegalMove(move)} ` : ''}${said}`;
}

export function sayRefusal(t: SomeWords, refused: Refused, more: MoreErrors = {}): string {
  if (refused.code === 'computer_failed') return t.computerFailed; // as when the server is out of reach
  const known = lookUp<string>({ ...t.refusals, ...t.errors }, refused.code);
  if (!refused.reason) return known ?? t.refusedElse;
  const reason = sayReason(t, refused.reason, more);
  return refused.code === 'illegal_move' || known === undefined ? reason : `${known} ${reason}`;
}
