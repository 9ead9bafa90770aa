// The messages of docs/server-protocol.md, and nothing but their shapes.
import { readObject } from '../browser/shapes';
import type { Clock, Draw, Ruling, State, Table, TableGame } from './api';

export type Seat = 0 | 1;
export type { Ruling };
export type TableState = Table;
export type GameState = TableGame;
export type ClockState = Clock;

// What a player has said: words of his own, or something that each page has its own words for.
export interface ChatLine {
  number: number; // counted from 1
  by: Seat;
  preset: string | null;
  text: string;
  at: number; // seconds
}
// What is told to a player alone; null where there is no such thing.
export interface OwnState {
  foreseen: string | null; // what he answers to moves to come, as `game/table/conditional/conditionalMoves.ts` reads it
  chat: readonly ChatLine[] | null;
}

export interface ClaimReply {
  right: boolean;
  proof?: readonly Draw[];
}

export type StateMessage = State & Partial<OwnState>;
export type ServerMessage =
  | StateMessage
  | { t: 'event'; game: number; version: number; event: string; clock: ClockState | null }
  | { t: 'ack'; id: string; game: number; version: number; claim?: ClaimReply }
  | { t: 'error'; id: string | null; code: string; message: string }
  | { t: 'table'; table: TableState }
  | { t: 'foreseen'; game: number; version: number; answers: string }
  | { t: 'chat'; line: ChatLine }
  | { t: 'pong' };

export type Wish =
  | { t: 'event'; version: number; event: string }
  | { t: 'undo'; version: number; do: 'ask' | 'accept' | 'decline' | 'withdraw' }
  | { t: 'next'; do: 'ask' | 'decline' | 'withdraw'; colour?: string | null }
  | { t: 'abort' }
  | { t: 'absent'; do: 'win' | 'draw' }
  | { t: 'foresee'; version: number; answers: string }
  | { t: 'say'; text: string }
  | { t: 'say'; preset: string };

// Null for what cannot be read. Kinds that are not known here are of a newer server and mean nothing to this page.
export const readMessage = (text: string): ServerMessage | null => readObject(text) as ServerMessage | null;
