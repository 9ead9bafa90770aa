// The messages of docs/server-protocol.md, as the description of the API has them, by the names that the page has for them.
import { readObject } from '../browser/shapes';
import type { ChatLine, Claim, Clock, CounselLine, Ruling, Sockets, State, Table, TableGame } from './api';

type Spoken = Sockets['/api/tables/{code}/socket'];

export type Seat = 0 | 1;
export type { ChatLine, CounselLine, Ruling };
export type TableState = Table;
export type GameState = TableGame;
export type ClockState = Clock;
export type ClaimReply = Claim;
export type StateMessage = State;
export type ServerMessage = Spoken['told'];

// What is told to a player alone; null where there is no such thing.
export interface OwnState {
  foreseen: string | null; // what he answers to moves to come, as `game/table/conditional/conditionalMoves.ts` reads it
  chat: readonly ChatLine[] | null;
  counsel?: readonly CounselLine[] | null; // of those who share his seat
  partner?: boolean; // he shares another one's
}

// What a player asks for, without what makes a message of it: the game that it is about, and an id.
type Asked<One> = One extends { readonly id: string } ? Omit<One, 'id' | 'game'> : never;
export type Wish = Asked<Spoken['said']>;

// Null for what cannot be read. Kinds that are not known here are of a newer server and mean nothing to this page.
export const readMessage = (text: string): ServerMessage | null => readObject(text) as ServerMessage | null;
