// Two people at a table, each with a browser of his own.
import { expect } from 'vitest';
import type { Board } from './board';
import type { Visitor, VisitOptions } from './test';

export type Visit = (path?: string, options?: VisitOptions) => Promise<Visitor>;

export interface Table {
  anna: Visitor; // opened it, and has White
  ben: Visitor;
  path: string; // of the link
}

// What a browser says when the server is away.
export const brokenConnection = /WebSocket connection|ERR_(CONNECTION|EMPTY_RESPONSE)|status of 50[23]/;

interface Agreed {
  rules?: string;
  start?: string; // a position
  time?: string;
  next?: 'alternate' | 'loser_chooses';
  colour?: 'white' | 'lot'; // of Anna
  nameOfBen?: string;
}

// By requests: that it is done through the page, too, is seen in link.test.ts. The path of the link, which both open.
export async function meet(anna: Visitor, ben: Visitor, agreed: Agreed = {}): Promise<string> {
  const { nameOfBen, ...rest } = agreed;
  const asked = { rules: 'standard', colour: 'white', name: 'Anna', ...rest };
  const made = await anna.page.context().request.post('/api/tables', { data: asked });
  if (!made.ok()) throw new Error(`Anna has no table: ${made.status()}`);
  const { code } = (await made.json()) as { code: string };
  const named = nameOfBen ? { name: nameOfBen } : {};
  const joined = await ben.page.context().request.post(`/api/tables/${code}/join`, { data: named });
  if (!joined.ok()) throw new Error(`Ben has no seat: ${joined.status()}`);
  const path = `/g/${code}`;
  for (const { page } of [anna, ben]) await page.goto(path);
  return path;
}
export async function seated(visit: Visit, agreed: Agreed = {}, options: VisitOptions = {}): Promise<Table> {
  const anna = await visit('/theme.js', options); // no page yet
  const ben = await visit('/theme.js', options);
  return { anna, ben, path: await meet(anna, ben, agreed) };
}

// Anna has the turn.
export async function openTable(visit: Visit, agreed: Agreed = {}, options: VisitOptions = {}): Promise<Table> {
  const table = await seated(visit, agreed, options);
  await table.ben.board.seesState('White to play: waiting for Anna');
  await table.anna.board.seesState(/^Your turn: (place|move) a stone/);
  return table;
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
