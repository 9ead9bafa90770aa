// The lobby as it changes: over a socket, and by asking now and then while there is none.
import type { Refused } from '../rules/view';
import type { Result } from '../rules/core';
import { Asking, isPassing, refusal, seenBefore } from './http';
import { readControl } from './clocks';
import { Line, failuresAllowed, openingOf, promptly, type Opening } from './line';
import type { Challenges } from './challenges';
import { askLobby, changed, lobbyPath, readLobbyMessage, type Lobby } from './lobby';

export interface LobbySurroundings extends Opening {
  ask(stop: AbortSignal): Promise<Result<Lobby>>;
}
export interface LobbyListener {
  // `asked`: it was asked for otherwise, as the line does not get through: something on the way passes no sockets.
  onLobby(lobby: Lobby, asked: boolean): void;
  onGame(code: string): void; // somebody took a seek of one's own, or accepted a challenge
  onChallenges(challenges: Challenges): void; // they have changed
  onTrouble(refused: Refused): void; // the server cannot be asked just now
  onGone(refused: Refused): void; // nor ever
}

export const askEvery = 10_000; // ms

export class LobbyLine {
  private readonly line: Line;
  private timer: ReturnType<typeof setInterval> | undefined; // runs while the line is down
  private readonly asking = new Asking();
  private lobby: Lobby | null = null; // as this line has told it
  private told = false; // at some time
  private mute = false; // nothing came over the last socket in its time
  private answered = 0; // so many questions in a row, without a line

  constructor(
    private readonly around: LobbySurroundings,
    private readonly listener: LobbyListener,
  ) {
    this.line = new Line(around, {
      onUp: () => this.begin(),
      onText: (text) => this.hear(text),
      onDown: (was) => {
        this.mute = was === 'mute';
        this.startAsking();
      },
      onSilence: (silent) => {
        if (silent) listener.onTrouble(refusal('offline'));
        else if (this.lobby) listener.onLobby(this.lobby, false);
      },
    });
  }

  wake(): void {
    this.line.wake();
  }
  networkChanged(gone: boolean): void {
    this.line.networkChanged(gone);
  }

  close(): void {
    this.stopAsking();
    this.line.close();
  }

  private begin(): void {
    this.lobby = null;
    this.answered = 0;
    this.stopAsking();
    this.line.send({ t: 'changes' }); // are enough, once everything was said; an older server goes on saying it all
  }

  private hear(text: string): void {
    const message = readLobbyMessage(text);
    if (message === null) return; // the next one says everything
    if (message.t === 'lobby') this.tell(message);
    if (message.t === 'lobby_change' && this.lobby) this.tell(changed(this.lobby, message));
    if (message.t === 'challenges') this.listener.onChallenges(message);
    if (message.t === 'game') this.listener.onGame(message.code);
  }

  private tell(lobby: Lobby): void {
    this.lobby = lobby;
    this.told = true;
    // Such an offer stands only as long as this page is here.
    this.line.hurry(lobby.seeks.some(({ mine, time }) => mine && readControl(time)?.kind === 'live'));
    this.listener.onLobby(lobby, false);
  }

  private startAsking(): void {
    if (this.timer !== undefined) return;
    this.timer = setInterval(() => void this.ask(), askEvery);
    void this.ask();
  }
  private stopAsking(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.asking.end();
  }

  private async ask(): Promise<void> {
    const since = Date.now();
    const answer = await this.asking.ask((stop) => this.around.ask(stop));
    if (answer === null) return;
    if (Date.now() - since > promptly) this.mute = false; // nothing got through just then
    const told = this.told ? seenBefore(answer) : answer;
    this.answered = told.ok ? this.answered + 1 : 0;
    if (told.ok) {
      this.told = true;
      this.listener.onLobby(told.value, this.mute || this.answered >= failuresAllowed);
    } else if (isPassing(told.refused)) {
      this.listener.onTrouble(told.refused);
    } else {
      this.close();
      this.listener.onGone(told.refused);
    }
  }
}

export const aroundLobby = (): LobbySurroundings => ({ ...openingOf(`${lobbyPath}/socket`), ask: askLobby });
