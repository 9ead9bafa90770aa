// A turn in the making: which of the legal moves still fit what has been touched. Works on the list of legal moves
// alone; what is legal is not its business.
import type { Colour, LegalMove, PointName, PointView } from './view';

export interface Picks {
  from: PointName | null;
  to: PointName | null;
  capture: PointName | null;
}
export const nothing: Picks = { from: null, to: null, capture: null };

// The moves that agree with the picks made so far.
export function fitting(moves: readonly LegalMove[], picks: Picks): LegalMove[] {
  return moves.filter(
    (move) =>
      (picks.from === null || move.from === picks.from) &&
      (picks.to === null || move.to === picks.to) &&
      (picks.capture === null || move.capture === picks.capture),
  );
}

export const sources = (moves: readonly LegalMove[]): Set<PointName> =>
  new Set(moves.flatMap((move) => (move.from === null ? [] : [move.from])));

// Where a side has stones.
export const pointsOf = (points: readonly PointView[], colour: Colour): Set<PointName> =>
  new Set(points.flatMap(({ name, stone }) => (stone === colour ? [name] : [])));

// Where the turn may go on now: targets while none is chosen, and none until a stone is chosen where there are several.
export function targets(moves: readonly LegalMove[], picks: Picks): Set<PointName> {
  if (picks.to !== null) return new Set();
  return new Set(fitting(moves, picks).flatMap((move) => (move.from === picks.from ? [move.to] : [])));
}

export function captures(moves: readonly LegalMove[], picks: Picks): Set<PointName> {
  if (picks.to === null || picks.capture !== null) return new Set();
  return new Set(fitting(moves, picks).flatMap((move) => (move.capture === null ? [] : [move.capture])));
}

// What touching a point comes to.
export type Touch =
  | { kind: 'picked'; picks: Picks } // the turn goes on
  | { kind: 'complete'; move: LegalMove; picks: Picks }
  | { kind: 'refused' }; // the point is not part of any legal move that fits

export function touch(moves: readonly LegalMove[], picks: Picks, point: PointName): Touch {
  if (picks.to !== null) return touchAfterTarget(moves, picks, point);
  if (point === picks.from) return { kind: 'picked', picks: nothing };
  if (targets(moves, picks).has(point)) return settle(moves, { ...picks, to: point });
  if (sources(moves).has(point)) return { kind: 'picked', picks: { ...nothing, from: point } };
  return { kind: 'refused' };
}

function touchAfterTarget(moves: readonly LegalMove[], picks: Picks, point: PointName): Touch {
  // The stone again, or where it came from: the first half is taken back.
  if (point === picks.to) return { kind: 'picked', picks: { ...nothing, from: picks.from } };
  if (point === picks.from) return { kind: 'picked', picks: nothing };
  if (captures(moves, { ...picks, capture: null }).has(point)) return settle(moves, { ...picks, capture: point });
  return { kind: 'refused' };
}

function settle(moves: readonly LegalMove[], picks: Picks): Touch {
  const left = fitting(moves, picks);
  const [only] = left;
  const settled = only && (picks.capture !== null || left.every((move) => move.capture === null));
  return settled ? { kind: 'complete', move: only, picks } : { kind: 'picked', picks };
}

// A move as somebody may type it: "A1 - a4 X g7" becomes "a1-a4xg7".
export const written = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?([-x]) ?/g, '$1');

// The legal move that is typed, or null.
export const typedMove = (moves: readonly LegalMove[], wish: string): LegalMove | null =>
  moves.find(({ move }) => move === wish.replace(' ', 'x')) ?? null;

// The first half of a turn, where that is what is typed: the stone that is to be taken is missing.
export function typedHalf(moves: readonly LegalMove[], wish: string): LegalMove | null {
  return moves.find(({ move, capture }) => capture !== null && move === `${wish}x${capture}`) ?? null;
}

// What a text comes to: a whole move, or its first half.
export function typed(moves: readonly LegalMove[], wish: string): Touch {
  const move = typedMove(moves, wish);
  if (move) return { kind: 'complete', move, picks: { from: move.from, to: move.to, capture: move.capture } };
  const half = typedHalf(moves, wish);
  return half ? { kind: 'picked', picks: { ...nothing, from: half.from, to: half.to } } : { kind: 'refused' };
}
