// A game between two browsers.
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Board } from './support/board';
import { muehle } from './support/server';
import { test, type Visitor } from './support/test';

type Visit = (path?: string, options?: BrowserContextOptions) => Promise<Visitor>;

interface Table {
  anna: Visitor; // opened it, and has White
  ben: Visitor;
  path: string; // of the link
}

async function openTable(visit: Visit, preset = 'Standard', position = ''): Promise<Table> {
  const anna = await visit('/');
  const form = anna.board.part('start-form');
  await form.getByRole('radio', { name: 'Invite with a link' }).check();
  await form.getByRole('radio', { name: 'White' }).check();
  await anna.board.part('name').fill('Anna');
  await anna.board.part('preset').selectOption({ label: preset });
  if (position) {
    await form.getByText('More', { exact: true }).click();
    await anna.board.part('position').fill(position);
  }
  await anna.board.press('start');
  await anna.board.part('game').waitFor();

  const path = new URL(await linkOf(anna, 'invite-link')).pathname;
  const ben = await visit(path);
  await ben.board.seesState('White to play: waiting for Anna');
  await anna.board.seesState(/^White to play: (place|move) a stone/);
  return { anna, ben, path };
}

async function linkOf({ board, page }: Visitor, testid: string): Promise<string> {
  await board.press('links');
  const link = await board.part(testid).inputValue();
  await page.keyboard.press('Escape');
  return link;
}

const both = ({ anna, ben }: Table): Board[] => [anna.board, ben.board];

// One move after the other, each by who has the turn, each waited for on both sides.
async function playBoth(table: Table, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const count = await table.anna.board.plies();
    const [mover, other] = count % 2 === 0 ? [table.anna, table.ben] : [table.ben, table.anna];
    await mover.board.playMoves([move]);
    await other.board.seesPlies(count + 1);
  }
}

async function allSee(table: Table, moves: readonly string[]): Promise<void> {
  for (const board of both(table)) await expect.poll(board.moves).toEqual(moves);
}

describe('a game by link', () => {
  test('is played both ways, with a mill, and somebody watches', async ({ visit }) => {
    const table = await openTable(visit);
    const { anna, ben, path } = table;
    const carla = await visit(path);
    await carla.board.hears('You are watching');

    await playBoth(table, ['a7', 'a1', 'd7', 'd1', 'g7xa1']);
    await carla.board.seesPlies(5);
    expect(await carla.board.moves()).toEqual(['a7', 'a1', 'd7', 'd1', 'g7xa1']);
    expect(await ben.board.lost('black')).toBe(1);
    expect(await anna.board.part('game-number').textContent()).toMatch(/^Game \d+$/);
    await ben.board.hears('White places a stone on g7, closes a mill, takes a1. Black to play: place a stone (7 left)');

    await carla.board.tapPoint('f4');
    await carla.board.seesNote("It is Black's turn.");
    for (const action of ['undo', 'offer', 'resign']) expect(await carla.board.part(action).isDisabled()).toBe(true);
    await anna.board.tapPoint('f4');
    await anna.board.seesNote("It is Black's turn.");
    expect(await anna.board.plies()).toBe(5);
  });

  test('hears offers, refusals with their reason, and takes back by consent', async ({ visit }) => {
    const table = await openTable(visit);
    const { anna, ben } = table;
    await playBoth(table, ['d6', 'f4']);

    await anna.board.offerDraw('<b>Shall</b> “we” \\&amp;?');
    await ben.board.seesNote('Anna offers a draw: “<b>Shall</b> “we” \\&amp;?”');
    await ben.board.hears('Anna offers a draw: “<b>Shall</b> “we” \\&amp;?”');
    await ben.board.declineDraw('I am winning');
    await anna.board.seesNote(/declines the draw: “I am winning”/);

    await ben.board.press('undo');
    await anna.board.seesNote(/would like to take back 1 ply/);
    await anna.board.press('undo-decline');
    await expect.poll(() => anna.board.part('undo-decline').count()).toBe(0);
    await allSee(table, ['d6', 'f4']);

    await ben.board.press('undo');
    await anna.board.press('undo-accept');
    await allSee(table, ['d6']);
    await ben.board.seesState('Black to play: place a stone (9 left)');
    await playBoth(table, ['f2']);
    await allSee(table, ['d6', 'f2']);
  });

  test('survives a kill -9 of the server: nothing is lost and both come back by themselves', async ({
    visit,
    server,
  }) => {
    const table = await openTable(visit);
    const { anna, ben } = table;
    await playBoth(table, ['d6', 'f4', 'd2']);

    await server.stop('SIGKILL');
    for (const board of both(table)) await board.seesNote('Connection lost. Trying again');
    // A move made meanwhile waits and is sent when the server is back, once.
    await ben.board.tapPoint('b4');
    await server.start();
    await allSee(table, ['d6', 'f4', 'd2', 'b4']);
    for (const board of both(table)) await expect.poll(board.note).not.toMatch(/Connection lost|Sending/);
    await playBoth(table, ['d7', 'd5']);
    await allSee(table, ['d6', 'f4', 'd2', 'b4', 'd7', 'd5']);

    // And so it does when it dies right after a move was acknowledged.
    await anna.board.playMoves(['a7']);
    await server.stop('SIGKILL');
    await server.start();
    await allSee(table, ['d6', 'f4', 'd2', 'b4', 'd7', 'd5', 'a7']);

    // A clean stop with everybody at the table is the same to them.
    expect(await server.stop('SIGTERM')).toBe(0);
    for (const board of both(table)) await board.seesNote('Connection lost. Trying again');
    await server.start();
    for (const board of both(table)) await expect.poll(board.note).not.toMatch(/Connection lost/);

    // A page that is opened anew finds the same game and the same seat.
    await ben.page.reload();
    await ben.board.seesState(/^Black to play: place a stone/);
    await allSee(table, ['d6', 'f4', 'd2', 'b4', 'd7', 'd5', 'a7']);
    for (const visitor of [anna, ben]) visitor.complaints.length = 0; // of the sockets that broke
  });

  test('goes on with swapped colours and the score, and its record holds', async ({ visit, server }) => {
    const table = await openTable(visit);
    const { anna, ben, path } = table;
    await playBoth(table, ['d6', 'f4']);
    await ben.board.press('resign');
    await ben.board.press('really-resign');
    for (const board of both(table)) await board.endsWith('white_wins:resignation');
    await anna.board.seesState('White wins: Black has resigned.');

    const code = path.split('/').at(-1) ?? '';
    const record = await (await fetch(`${server.address}/api/tables/${code}/record`)).text();
    expect(record).toContain('[White "Anna"]');
    expect(record).toContain('[Result "1-0"]');
    const replayed = muehle(['replay', '-', '--json'], record);
    expect(replayed.status, replayed.output).toBe(0);

    await anna.board.press('next');
    await ben.board.seesNote('Anna would like another game.');
    await ben.board.press('next');
    await ben.board.seesState('White to play: place a stone (9 left)');
    await anna.board.seesState(/^White to play: waiting for/);
    expect(await anna.board.part('player-black').textContent()).toMatch(/Anna.*Score 1/);
    expect(await anna.board.part('player-white').textContent()).toMatch(/Score 0/);
    await ben.board.playMoves(['a1']);
    await anna.board.seesState('Black to play: place a stone (9 left)');
  });

  test('can be taken up on another device by the private link', async ({ visit }) => {
    const table = await openTable(visit);
    const back = new URL(await linkOf(table.anna, 'return-link')).pathname;
    const phone = await visit(back, {
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    await phone.board.seesState('White to play: place a stone (9 left)');
    await phone.board.touchPoint('d6');
    await phone.board.seesPlies(1);
    await allSee(table, ['d6']);
  });

  test('tells who is away, and lets nobody abort before the time', async ({ visit }) => {
    const table = await openTable(visit);
    const { anna, ben } = table;
    await playBoth(table, ['d6']);
    await ben.page.close();
    await anna.board.seesNote(/is not here just now\. After 5 min you may abort the game\./);

    // A clock that is put forward does not deceive the server.
    await anna.page.clock.setSystemTime(Date.now() + 6 * 60_000);
    await anna.board.press('abort');
    await anna.board.seesNote('Your opponent has not been away for long enough.');
    expect(await anna.board.outcome()).toBe('ongoing');
  });

  test('hears a claim after the reply, and shows both the proof', async ({ visit }) => {
    const table = await openTable(visit, 'Brettspielnetz', 'W.W.WBB...BWBBWBBW.WWBWB w 0 0');
    const { anna, ben } = table;
    const round = ['a7-a4', 'b4-b2', 'a4-a7', 'b2-b4'];
    await playBoth(table, round);
    await anna.board.claimDraw('');
    await anna.board.seesNote(/^The claim is unfounded: the position has come up twice/);
    await playBoth(table, round);
    await playBoth(table, ['d2-b2']); // Anna leaves the repetition
    await ben.board.claimDraw('Before your last move');
    for (const board of both(table)) {
      await board.endsWith('draw:repetition');
      await board.seesNote('The same position at the start and after moves 2 and 4 (Black).');
    }
  });
});

describe('a link', () => {
  test('that leads nowhere says so', async ({ visit }) => {
    const visitor = await visit('/g/aaaaaaaaaaaa');
    await visitor.page.getByRole('heading', { name: 'There is no such table' }).waitFor();
    visitor.complaints.length = 0; // the browser logs the 404
  });
});
