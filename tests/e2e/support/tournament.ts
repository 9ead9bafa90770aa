// A tournament: led through the page, and by requests where a click proves nothing more.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Answer, Program } from './program';
import type { Visitor } from './test';

const round = 'pairings';
export const cards = ({ board }: Visitor) => board.part(round).locator('[data-board]');
export const cardOf = (visitor: Visitor, name: string) => cards(visitor).filter({ hasText: name });
export const toDo = ({ board }: Visitor) => board.part('to-do').textContent();
export const addressOf = ({ page }: Visitor): string => new URL(page.url()).hash;

// By Vera, who stays on its page. Of one game a pairing, where `more` does not choose the usual two.
export async function found(
  vera: Visitor,
  title: string,
  more: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const { board, page } = vera;
  await board.press('found-tournament');
  await board.part('found-title').fill(title);
  await board.part('found-games').selectOption('1');
  await more(page);
  await board.press('found-it');
  await board.part('lead').waitFor();
}
export async function enterPeople(vera: Visitor, names: string): Promise<void> {
  await vera.board.press('people');
  await vera.board.part('names').fill(names);
  await vera.board.press('add');
  await expect.poll(() => vera.board.part('names').inputValue()).toBe('');
  await vera.page.keyboard.press('Escape');
  await vera.board.part('add-form').waitFor({ state: 'detached' });
}
// So that these two meet, whoever was drawn: the one changes seats with whom the other would have met.
export async function drawWith(vera: Visitor, one: string, other: string): Promise<void> {
  const { board } = vera;
  await board.press('draw');
  const list = board.part('draw-list');
  await list.waitFor();
  const line = list.getByRole('listitem').filter({ hasText: one });
  if ((await line.getByRole('button').count()) < 2) {
    await line.getByRole('button').click();
    await list.getByRole('listitem').first().getByRole('button').first().click();
  }
  if (!(await line.textContent())?.includes(other)) {
    await line.getByRole('button').filter({ hasNotText: one }).click();
    await list.getByRole('button').filter({ hasText: other }).click();
  }
  expect(await line.textContent()).toContain(other);
  await board.press('begin-round');
  await list.waitFor({ state: 'detached' });
}
// The first of a board that is open and whose game is on a real one wins, until there is none.
export async function enterAll(vera: Visitor): Promise<void> {
  const open = cards(vera).filter({ has: vera.page.locator('[data-result="1-0"]') });
  await open.first().waitFor();
  for (let left = await open.count(); left > 0; left -= 1) {
    await open.first().locator('[data-result="1-0"]').click();
    await expect.poll(() => open.count()).toBe(left - 1);
  }
}

export interface Game {
  readonly result: string | null;
  readonly white: number;
  readonly table: string | null;
  readonly game: { readonly number: number } | null;
}
export interface View {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly entrants: readonly { readonly number: number; readonly name: string }[];
  readonly pairings: readonly (readonly {
    readonly board: number;
    readonly white: number;
    readonly black: number | null;
    readonly games: readonly Game[];
  }[])[];
  readonly standings: readonly { readonly entrant: number; readonly rank: number; readonly points: number }[];
  readonly next: { readonly what: string; readonly at: number | null };
}

// Whoever may ask the server: a program, or a page with its session.
type Asker = Pick<Program, 'get' | 'post'>;
export function askerOf({ page }: Visitor): Asker {
  const { request } = page.context();
  const read = async (sent: ReturnType<typeof request.get>): Promise<Answer> => {
    const answer = await sent;
    return { status: answer.status(), body: await answer.json() };
  };
  return { get: (path) => read(request.get(path)), post: (path, data) => read(request.post(path, { data })) };
}

// One that is led by requests, each on what is there by then.
export class Led {
  constructor(
    private readonly by: Asker,
    readonly id: string,
  ) {}

  static async found(by: Asker, form: object): Promise<Led> {
    const { status, body } = await by.post('/api/tournaments', { rules: 'standard', ...form });
    expect(status, 'founded').toBe(201);
    return new Led(by, (body as { id: string }).id);
  }
  async view(): Promise<View> {
    return (await this.by.get(`/api/tournaments/${this.id}`)).body as View;
  }
  async does(what: string, more: object = {}): Promise<void> {
    const { version } = await this.view();
    const { status, body } = await this.by.post(`/api/tournaments/${this.id}${what}`, { version, ...more });
    expect(status, `${what}: ${JSON.stringify(body)}`).toBe(200);
  }
  // What `result` says of each game of the last round that has none, all at once.
  async enterRest(result: (board: number, game: number) => string): Promise<void> {
    const { pairings } = await this.view();
    const round = pairings.length;
    const said = (pairings.at(-1) ?? []).flatMap(({ board, games }) =>
      games.flatMap((game, n) => {
        const which = games.length > 1 ? { game: n + 1 } : {};
        return game.result === null ? [{ round, board, result: result(board, n + 1), ...which }] : [];
      }),
    );
    const answers = await Promise.all(said.map((one) => this.by.post(`/api/tournaments/${this.id}/results`, one)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  }
}
