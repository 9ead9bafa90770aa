// Two people at a table, each with a browser of his own.
import type { BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import type { Board } from './board';
import type { Visitor } from './test';

export type Visit = (path?: string, options?: BrowserContextOptions) => Promise<Visitor>;

export interface Table {
  anna: Visitor; // opened it, and has White
  ben: Visitor;
  path: string; // of the link
}

// What a browser says when the server is away.
export const brokenConnection = /WebSocket connection|ERR_(CONNECTION|EMPTY_RESPONSE)|status of 50[23]/;

export async function openTable(visit: Visit, preset = 'Standard', position = ''): Promise<Table> {
  const anna = await visit('/');
  await anna.board.unfoldRules();
  await anna.board.part('preset').selectOption({ label: preset });
  if (position) await anna.board.part('position').fill(position);
  await anna.board.invite('Anna');
  await anna.board.part('game').waitFor();

  const path = new URL(await linkOf(anna, 'invite-link')).pathname;
  const ben = await visit(path);
  await ben.board.press('join');
  await ben.board.seesState('White to play: waiting for Anna');
  await anna.board.seesState(/^Your turn: (place|move) a stone/);
  return { anna, ben, path };
}

export async function linkOf({ board, page }: Visitor, testid: 'invite-link' | 'return-link'): Promise<string> {
  await board.press('links');
  if (testid === 'return-link') await board.press('make-return');
  const link = await board.part(testid).inputValue();
  await page.keyboard.press('Escape');
  return link;
}

export const both = ({ anna, ben }: Table): Board[] => [anna.board, ben.board];

// One move after the other, each by who has the turn, each waited for on both sides.
export async function playBoth(table: Table, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const count = await table.anna.board.plies();
    const [mover, other] = count % 2 === 0 ? [table.anna, table.ben] : [table.ben, table.anna];
    await mover.board.playMoves([move]);
    await other.board.seesPlies(count + 1);
  }
}

export async function allSee(table: Table, moves: readonly string[]): Promise<void> {
  for (const board of both(table)) await expect.poll(board.moves).toEqual(moves);
}
