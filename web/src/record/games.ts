// Games in texts from elsewhere, whoever has written them: the module that reads them comes when the first is to be read.
import { Core, type Result } from '../rules/core';
import type { GameText, LoadedRecord, PointNames, SeveralWays } from '../rules/view';
import recordsUrl from 'records.wasm?url';

export type { GameText } from '../rules/view';

export const tagOf = ({ tags }: Pick<GameText, 'tags'>, wanted: string): string =>
  tags.find(({ name }) => name === wanted)?.value ?? '';

// How a game is read: by these rules where it names none (`standard` if none are given here), its points called so.
export interface How {
  rules?: string;
  points?: PointNames | 'any';
}

// Rejected, as all below, where the module cannot be had.
export async function gamesIn(text: string): Promise<readonly GameText[]> {
  const split = await asked<{ games: GameText[] }>('games', text);
  return split.ok ? split.value.games : [];
}

export const readGame = (
  text: string,
  { rules = '', points = 'any' }: How = {},
): Promise<Result<LoadedRecord | SeveralWays>> => asked('read', `${points} ${rules}`, text);

// The same of a game that is refused where its points can be called in several ways.
export const readTheGame = (text: string): Promise<Result<LoadedRecord>> => asked('load', text);

async function asked<Value>(verb: string, ...lines: string[]): Promise<Result<Value>> {
  const core = Core.of(recordsUrl);
  try {
    return await core.ask<Value>(verb, ...lines);
  } finally {
    core.close();
  }
}
