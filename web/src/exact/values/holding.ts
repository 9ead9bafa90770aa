// How far a draw was held against an opponent who gives nothing away.
export interface Holding {
  stand: 'holding' | 'held' | 'lost';
  moves: number; // that held the draw
  left: number; // that are still to be held
  error: string | null; // the move that lost it, where that is known
}
