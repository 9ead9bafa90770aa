// The challenges to somebody on a page which has no line to the lobby, until they are answered: it asks.
import type { Result } from '../rules/core';
import { askChallenges, gameOfChallenge, type Challenge, type Challenges } from '../server/challenges';
import { ownGames, type ListedGame } from '../server/listedGames';
import { isPassing } from '../server/http';

const soon = 1000; // ms
const late = 5000;
const freshFor = 120_000; // who challenges somebody who is here waits for him
const asOften = 3; // it is missed before it counts as ended

export interface Awaited {
  readonly challenge: Challenge; // as it was told last
  readonly answer: 'waits' | 'accepted' | 'declined' | 'ended';
  readonly code: string | null; // of the table, once it is accepted
  readonly missed?: number; // so often it was not listed, nor was there a game of it
}
export interface Around {
  challenges(): Promise<Result<Challenges>>;
  games(): Promise<Result<readonly ListedGame[]>>;
  isSeen(): boolean; // nobody waits where nobody looks
}
const around: Around = {
  challenges: askChallenges,
  games: ownGames,
  isSeen: () => document.visibilityState === 'visible',
};

const asListed = (challenge: Challenge): Awaited => ({
  challenge,
  answer: challenge.declined === null ? 'waits' : 'declined',
  code: null,
});

export class Waiting {
  now = $state.raw<readonly Awaited[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since = 0; // ms, when the last one was sent
  private asking = false;
  private closed = false;

  constructor(
    private readonly onBegun: () => void, // a game has, just now
    private readonly server: Around = around,
  ) {}

  // What was answered before is known by now.
  add(challenge: Challenge): void {
    const waits = this.now.filter(({ answer, challenge: { id } }) => answer === 'waits' && id !== challenge.id);
    this.now = [...waits, asListed(challenge)];
    this.since = Date.now();
    this.plan();
  }

  // What was sent to this player before, and waits still or was declined and has not been put away.
  async recall(name: string): Promise<void> {
    const told = await this.server.challenges();
    if (!told.ok || this.closed) return;
    const known = (id: string) => this.now.some(({ challenge }) => challenge.id === id);
    const sentBefore = ({ id, to }: Challenge) => to.name === name && !known(id);
    this.now = [...told.value.sent.filter(sentBefore).map(asListed), ...this.now];
    this.plan();
  }
  // It is withdrawn.
  drop(id: string): void {
    this.now = this.now.filter(({ challenge }) => challenge.id !== id);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  async look(): Promise<void> {
    if (this.asking || this.closed || !this.waits || !this.server.isSeen()) return;
    this.asking = true;
    const again = await this.ask();
    this.asking = false;
    if (again) this.plan();
  }

  private get waits(): boolean {
    return this.now.some(({ answer }) => answer === 'waits');
  }
  private plan(): void {
    clearTimeout(this.timer);
    if (this.closed || !this.waits) return;
    this.timer = setTimeout(() => void this.look(), Date.now() - this.since < freshFor ? soon : late);
  }

  // Whether it may be asked again.
  private async ask(): Promise<boolean> {
    const told = await this.server.challenges();
    if (!told.ok) return isPassing(told.refused);
    const listed = (id: string) => told.value.sent.find((one) => one.id === id);
    const gone = this.now.some(({ answer, challenge }) => answer === 'waits' && !listed(challenge.id));
    const games = gone ? await this.server.games() : null;
    if (this.closed) return false;
    const found = games?.ok ? games.value.filter(({ shared }) => !shared) : null;
    this.now = this.now.map((one) => {
      if (one.answer !== 'waits') return one;
      const still = listed(one.challenge.id);
      if (still) return asListed(still);
      return found ? this.withGame(one, found) : one;
    });
    return true;
  }

  private withGame(one: Awaited, games: readonly ListedGame[]): Awaited {
    const game = gameOfChallenge(one.challenge, games);
    if (game) {
      this.onBegun();
      return { ...one, answer: 'accepted', code: game.code };
    }
    const missed = (one.missed ?? 0) + 1;
    return { ...one, missed, answer: missed < asOften ? 'waits' : 'ended' };
  }
}
