// Where a game comes from and who keeps it: this browser, or a table of the server.
import type { Core, Result } from '../rules/core';
import type { Applied, Note, Tag, Thought, View } from '../rules/view';
import type { Deed } from './actions';
import type { Facts, Kind, Notice } from './situation';

// What a record has to say beside the game itself.
export interface RecordAbout {
  id?: string; // of the game, where this browser keeps it
  tags: readonly Tag[];
  notes: readonly Note[]; // along the moves, of the record that the game was loaded from
  date: number; // ms
  clocks?: readonly Note[]; // what each move left to its player, where there was a clock, and who of several made it
}

export interface GameSource {
  readonly kind: Kind;
  readonly facts: Facts;
  readonly thought: Thought | null;
  readonly about: RecordAbout;
  // The rules, with the game open in them: to be asked, not to be played in.
  readonly core: Core;
  // Tells of the game whenever it stands differently, and of what wants to be said.
  hear(listener: SourceListener): void;
  // Answered when whoever keeps the game has done or refused it.
  perform(deed: Deed): Promise<Result<Applied | null>>;
  close(): void;
}

export interface SourceListener {
  view(view: View, fresh: boolean): void; // fresh: of another game, or of a game from its beginning
  notice(notice: Notice | null): void;
}

export const done: Result<null> = { ok: true, value: null };
export const refuse = (code: string): Result<never> => ({ ok: false, refused: { code, message: '', reason: null } });
