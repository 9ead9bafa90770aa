// A tournament as it stands: asked for the sooner the more goes on.
import { Follow } from '../../server/follow.svelte';
import { askTournament, type View } from '../../server/tournaments';
import { isFinished } from './points';

const playedEvery = 3000; // ms, while a game at a table goes on
const runningEvery = 8000; // somebody enters, a result comes
const quietEvery = 30_000;

export function pauseAfter({ state, pairings }: Pick<View, 'state' | 'pairings'>): number {
  if (state === 'over') return quietEvery;
  const open = pairings.at(-1)?.filter((pairing) => !isFinished(pairing)) ?? [];
  const played = open.some(({ games }) => games.some((game) => game.state === 'running' || game.state === 'waiting'));
  return state === 'running' && played ? playedEvery : runningEvery;
}

export class Following extends Follow<View> {
  constructor(id: string) {
    super(
      () => askTournament(id),
      (view) => (view ? pauseAfter(view) : runningEvery),
    );
  }
}
