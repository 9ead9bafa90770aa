// The messages of docs/server-protocol.md, and nothing but their shapes.
import type { Due } from '../core/view';
import { isObject, isStrings } from '../core/storage';

export type Seat = 0 | 1;

export interface TableState {
  names: [string | null, string | null];
  seated: [boolean, boolean];
  here: [boolean, boolean];
  white: Seat;
  series: { policy: string; game: number; points: [number, number]; chooser: Seat | null };
  lot: { drawn: boolean; white: Seat };
  undo: { by: Seat; plies: number } | null;
  next: { asked: [boolean, boolean] };
  away: { seat: Seat | null; since: number | null; limit: number }; // seconds
  now: number; // when this was said, on the server's clock
}
export interface GameState {
  number: number;
  rules: string;
  start: string;
  version: number;
  events: string[];
}

export interface ClaimReply {
  right: boolean;
  proof?: Due[];
}

export type ServerMessage =
  | { t: 'state'; code: string; seat: Seat | null; game: GameState; table: TableState }
  | { t: 'event'; game: number; version: number; event: string }
  | { t: 'ack'; id: string; game: number; version: number; claim?: ClaimReply }
  | { t: 'error'; id: string | null; code: string; message: string }
  | { t: 'table'; table: TableState }
  | { t: 'pong' };

export type Wish =
  | { t: 'event'; version: number; event: string }
  | { t: 'undo'; version: number; do: 'ask' | 'accept' | 'decline' | 'withdraw' }
  | { t: 'next'; do: 'ask' | 'decline' | 'withdraw'; colour?: string | null }
  | { t: 'abort' };

// Null for anything that does not look like one of the messages; the fields that are followed blindly are checked.
export function readMessage(text: string): ServerMessage | null {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(message)) return null;
  const { t, game, table, version } = message;
  const fits = {
    state: isObject(game) && isStrings(game['events']) && isObject(table),
    event: typeof game === 'number' && typeof version === 'number' && typeof message['event'] === 'string',
    ack: typeof message['id'] === 'string' && typeof version === 'number',
    error: typeof message['code'] === 'string',
    table: isObject(table),
    pong: true,
  }[String(t)];
  return fits ? (message as unknown as ServerMessage) : null;
}
