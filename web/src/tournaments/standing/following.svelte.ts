// A tournament as it stands, for as long as it is looked at: asked for again and again, the sooner the more goes on.
import { onMount } from 'svelte';
import type { Refused } from '../../rules/view';
import { isPassing } from '../../server/http';
import { hint } from '../../server/notices';
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

export class Following {
  view = $state.raw<View | null>(null);
  told = $state(0); // ms, when it was said
  refused = $state.raw<Refused | null>(null); // there is nothing to see
  stale = $state(false); // no news just now
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  private left = false;

  constructor(private readonly id: string) {}

  // As long as the component is there.
  readonly follow = (): void =>
    onMount(() => {
      const now = () => void this.look();
      const seen = () => document.visibilityState === 'visible' && now();
      now();
      addEventListener(hint, now);
      document.addEventListener('visibilitychange', seen);
      return () => {
        this.left = true;
        clearTimeout(this.timer);
        removeEventListener(hint, now);
        document.removeEventListener('visibilitychange', seen);
      };
    });

  // What an act has made of it. Answers may come in another order than they were sent in.
  put(view: View): void {
    if (this.left || (this.view && view.version < this.view.version)) return;
    this.view = view;
    this.told = Date.now();
    this.stale = false;
    this.refused = null;
    this.wait();
  }

  async look(): Promise<void> {
    if (this.asking || this.left) return;
    this.asking = true;
    const told = await askTournament(this.id);
    this.asking = false;
    if (this.left) return;
    if (told.ok) this.put(told.value);
    else if (this.view && isPassing(told.refused)) this.stale = true;
    else this.refused = told.refused;
    this.wait();
  }
  private wait(): void {
    clearTimeout(this.timer);
    const again = () => (document.hidden ? undefined : void this.look());
    this.timer = setTimeout(again, this.view ? pauseAfter(this.view) : runningEvery);
  }
}
