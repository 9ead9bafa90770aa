// A line that is looked through, one position after the other. Pure.

export interface Walk<Position> {
  places: readonly Position[]; // at least one
  at: number; // the one that is looked at
}

// Begins at its end.
export const walkAlong = <Position>(places: readonly Position[]): Walk<Position> => ({ places, at: places.length - 1 });

export const lookedAt = <Position>({ places, at }: Walk<Position>): Position | undefined => places[at];

export const mayStep = ({ places, at }: Walk<unknown>, by: 1 | -1): boolean => places[at + by] !== undefined;

export const stepped = <Position>(walk: Walk<Position>, by: 1 | -1): Walk<Position> =>
  mayStep(walk, by) ? { ...walk, at: walk.at + by } : walk;

// One more; who looks at the end goes along.
export const extended = <Position>({ places, at }: Walk<Position>, next: Position): Walk<Position> => ({
  places: [...places, next],
  at: at === places.length - 1 ? at + 1 : at,
});
