// A knockout as a bracket: its stages as the server tells them, with what each of the two has got.
import type { TournamentsWords } from '../../words/tournaments/de';
import type { View } from '../../server/tournaments';
import { scoreOf } from './points';

export type Stages = NonNullable<View['bracket']>;
export type Tie = Stages[number][number];

export interface Side {
  readonly entrant: number | null;
  readonly scores: readonly (number | null)[]; // of each pairing of the two; null: not known yet
  readonly wins: boolean;
  readonly out: boolean;
}

// The upper one and the lower one.
export function sidesOf({ pairings, settings }: Pick<View, 'pairings' | 'settings'>, tie: Tie): readonly Side[] {
  const played = tie.played.map(({ round, board }) => pairings[round - 1]?.[board - 1] ?? null);
  return [tie.upper, tie.lower].map((entrant) => ({
    entrant,
    scores: played.map((pairing) => {
      const score = pairing && scoreOf(pairing, settings.counting);
      return score ? score[pairing.white === entrant ? 0 : 1] : null;
    }),
    wins: entrant !== null && entrant === tie.winner,
    out: entrant !== null && tie.winner !== null && entrant !== tie.winner,
  }));
}

// One of the two is not there, and the other one goes on without playing.
export const isBye = ({ upper, lower, winner, played }: Tie): boolean =>
  played.length === 0 && winner !== null && (upper === null || lower === null);

const named = { 1: 'final', 2: 'semi', 4: 'quarter' } as const;
export const sayStage = (w: TournamentsWords, ties: number): string =>
  ties in named ? w.stages[named[ties as keyof typeof named]] : w.stage(2 * ties);

// The last stages for which there is room: two lines a tie, and something between.
export const lastFitting = (stages: Stages, room: number): Stages => {
  const from = stages.findIndex((ties) => ties.length * 2.25 <= room);
  return from < 0 ? stages.slice(-1) : stages.slice(from);
};
