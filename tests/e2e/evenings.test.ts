// Whole tournaments from the first name to the last table, as a club holds them: by the page where that shows more, by
// requests elsewhere. Each outlives a server that is killed.
import { describe, expect } from 'vitest';
import { password } from './support/account';
import { faults } from './support/faults';
import { Program } from './support/program';
import { registered } from './support/registered';
import { brokenConnection, type Visit } from './support/table';
import { test, type Visitor, type VisitOptions } from './support/test';
import {
  addressOf,
  askerOf,
  cardOf,
  cards,
  drawWith,
  enterPeople,
  found,
  Led,
  toDo,
  type Game,
} from './support/tournament';

// Else a page waits for its time.
const lookAgain = ({ page }: Visitor) => page.evaluate(() => dispatchEvent(new Event('muehle:waiting')));

// Vera on another device.
async function signedIn(visit: Visit, path: string, options?: VisitOptions): Promise<Visitor> {
  const visitor = await visit('/theme.js', options); // no page yet
  const { status } = await askerOf(visitor).post('/api/login', { name: 'Vera', password });
  expect(status).toBe(200);
  await visitor.page.goto(path);
  return visitor;
}
// By taps, the left place of each game: for who stands first on its card, whoever has White.
async function enterByTaps(host: Visitor): Promise<void> {
  const rows = cards(host).getByRole('group');
  await rows.first().waitFor();
  for (let left = await rows.count(); left > 0; left = await rows.count()) {
    await rows.first().getByRole('button').first().click();
    await expect.poll(() => rows.count()).toBeLessThan(left);
  }
}
async function drawRound(host: Visitor, round: number): Promise<void> {
  await expect.poll(() => toDo(host)).toBe(`Ready for round ${round}.`);
  await host.board.press('draw');
  await host.board.press('begin-round');
  await expect.poll(() => host.board.part('round-title').textContent()).toMatch(new RegExp(`^Round ${round}: `));
}

const isPlayed = ({ result }: Game): boolean => result !== null;

// As they are long, also where answers are late on a busy machine.
describe('a whole tournament', { timeout: 180_000 }, () => {
  test('is an evening of eight, two games a pairing: on phones, at boards with a tablet, on the wall and on paper', async ({
    visit,
  }) => {
    const vera = await registered(visit, 'Vera', '/#tournament');
    await found(vera, 'Club evening', async (page) => {
      await page.getByTestId('found-rounds').fill('3');
      await page.getByTestId('found-games').selectOption('2'); // without unfolding anything
    });
    const [, id = ''] = addressOf(vera).split('=');
    const led = new Led(askerOf(vera), id);
    await enterPeople(vera, 'Clara\nDieter\nElif 1500\nFrank\nGerda Vogel-Schmidthuber');
    await vera.board.press('people');
    const gerda = vera.board.part('people-list').getByText('Gerda Vogel-Schmidthuber');
    const [name, line] = await Promise.all([gerda.boundingBox(), gerda.locator('..').boundingBox()]);
    expect(name?.height, 'in two lines at most').toBeLessThan(56);
    expect(line?.height).toBeLessThan(110);
    expect(await faults(vera.page), 'the people').toEqual([]);
    await vera.page.keyboard.press('Escape');

    // Two come by the link, without an account.
    const guests = [];
    for (const guest of ['Anna', 'Ben']) {
      const phone = await visit(`/t/${id}`, { viewport: { width: 390, height: 844 } });
      await phone.board.part('enter-name').fill(guest);
      await phone.board.press('enter');
      await phone.board.part('entered').waitFor();
      guests.push(phone);
    }
    const [anna, ben] = guests as [Visitor, Visitor];
    await lookAgain(vera);
    await expect.poll(() => vera.board.part('entrants').textContent()).toMatch(/Anna.*Ben/s);
    await vera.board.press('draw');
    await vera.board.part('draw-list').getByText('Play at a board').first().waitFor();
    await vera.page.keyboard.press('Escape');
    await vera.board.part('draw-list').waitFor({ state: 'detached' });
    await drawWith(vera, 'Anna', 'Ben');

    // They are taken to their board. Nobody aborts a game of a tournament, also before both have moved.
    for (const { board } of [anna, ben]) await board.part('resign').waitFor();
    const games = [anna.page.url()];
    const [first, second] = (await anna.board.stateLine()).startsWith('Your turn') ? [anna, ben] : [ben, anna];
    await first.board.playMoves(['d6']);
    await second.board.seesPlies(1);
    await second.board.playMoves(['f4']);
    await second.board.press('resign');
    await second.board.press('really-resign');
    await second.board.part('to-tournament').waitFor();
    for (const { board, page } of [anna, ben]) {
      await board.press('call-open');
      await expect.poll(() => page.url()).not.toBe(games[0]);
      await board.part('resign').waitFor();
    }
    expect(await anna.board.part('abort-alone').count()).toBe(0);
    await first.board.press('resign');
    await first.board.press('really-resign');
    await expect
      .poll(async () => (await led.view()).pairings[0]?.flatMap(({ games }) => games.filter(isPlayed)).length)
      .toBe(2);
    await lookAgain(vera);
    await expect.poll(() => cardOf(vera, 'Anna').getAttribute('data-finished')).toBe('true');
    expect(await cardOf(vera, 'Anna').textContent(), 'each has lost one').toMatch(/\D2\D+2\D*$/);

    // On the tablet one taps for those at the boards: left is who stands first, in both games.
    const tablet = await signedIn(visit, `/#tournament=${id}`, {
      viewport: { width: 1024, height: 768 },
      hasTouch: true,
    });
    const wall = await visit(`/#/tournament/${id}/wall`, { viewport: { width: 1280, height: 720 } });
    const card = cards(tablet)
      .filter({ has: tablet.page.locator('[data-result]') })
      .first();
    const board = await card.getAttribute('data-board');
    await card.getByRole('group').first().getByRole('button').first().tap();
    await card.getByText(/ wins$/).waitFor();
    expect(await card.getByRole('group').count(), 'the second game stays where it was').toBe(1);
    await card.getByRole('group').getByRole('button').first().tap();
    const done = (host: Visitor) => cards(host).and(host.page.locator(`[data-board="${board}"]`));
    await expect.poll(() => done(tablet).getAttribute('data-finished')).toBe('true');
    await lookAgain(vera);
    await expect.poll(() => done(vera).textContent()).toMatch(/4\D+0/);
    await lookAgain(wall);
    await expect.poll(() => wall.board.part('wall-boards').textContent()).toMatch(/4\s*:\s*0/);
    await enterByTaps(vera);

    // Hans comes late; in the second round a result was heard wrongly; Elif leaves.
    await expect.poll(() => toDo(vera)).toBe('Ready for round 2.');
    await enterPeople(vera, 'Hans');
    await drawRound(vera, 2);
    expect(await cards(vera).count(), 'everybody plays').toBe(4);
    await led.enterRest(() => '1-0');
    await lookAgain(vera);
    await expect.poll(() => toDo(vera)).toBe('Ready for round 3.');
    await cards(vera).first().getByTestId('correct').click();
    const form = vera.board.part('correct-form');
    await form.getByRole('radio', { name: 'Game 2' }).check();
    await form.getByRole('radio', { name: 'Draw' }).check();
    await vera.board.part('reason').fill('Misread the sheet');
    await vera.board.press('save-result');
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => cards(vera).first().textContent()).toMatch(/3\D+1/);
    await vera.board.press('show-log');
    await vera.board.part('acts').getByText('Round 2, board 1, game 2: Draw').waitFor();
    await vera.board.part('acts').getByText('Misread the sheet').waitFor();
    await vera.page.keyboard.press('Escape');
    await vera.board.press('people');
    const elif = vera.board.part('people-list').getByRole('listitem').filter({ hasText: 'Elif' });
    await elif.getByTestId('withdraw').click();
    await elif.getByTestId('come-back').waitFor();
    await vera.page.keyboard.press('Escape');

    // In the last round nobody is told that he could enter for the next one.
    await drawRound(vera, 3);
    await expect.poll(() => vera.board.part('next').textContent()).toMatch(/last round/);
    expect(await vera.board.part('enter').count()).toBe(0);
    await vera.board.press('print-it');
    for (const sheet of ['rules', 'signs', 'card']) await vera.board.part(`sheet-${sheet}`).check();
    await vera.board.part('qr').waitFor({ state: 'attached' });
    await vera.page.emulateMedia({ media: 'print' });
    const paper = vera.board.part('paper');
    expect(await paper.locator('h1:visible').count(), 'sheets but the signs').toBe(4);
    expect(await paper.locator('.signs section').count()).toBe(3);
    expect(await paper.getByTestId('crosstable').isVisible()).toBe(true);
    expect(await paper.textContent()).toMatch(/gets as many points as somebody who wins everything/);
    await vera.page.emulateMedia({ media: 'screen' });
    await vera.page.keyboard.press('Escape');
    await led.enterRest((at) => (at === 1 ? '1-0' : '½'));
    await lookAgain(vera);
    await expect.poll(() => toDo(vera)).toBe('The tournament is over.');
    await expect.poll(() => vera.board.part('winner').textContent()).toMatch(/wins|share/);
    expect(await vera.board.part('standings').getByRole('row').count()).toBe(9);
    await lookAgain(wall);
    await expect.poll(() => wall.board.part('wall').textContent()).toMatch(/wins|share/);
    expect(await faults(wall.page), 'the wall').toEqual([]);
  });

  test('is a weekend of 24 who all meet, two games each: 552 results, and a server that is killed among them', async ({
    visit,
    server,
  }) => {
    const program = await Program.asPerson(server, 'Vera'); // quicker for 500 requests than her page
    const vera = await signedIn(visit, '/theme.js');
    const names = Array.from({ length: 24 }, (_, n) => `Player ${String.fromCharCode(65 + n)}`);
    const led = await Led.found(program, { title: 'Weekend', kind: 'round_robin', games: 2, tables: false });
    await led.does('/entrants', { names });
    await vera.page.goto(`/#tournament=${led.id}`);
    await drawRound(vera, 1);
    expect(await cards(vera).count()).toBe(12);
    await enterByTaps(vera);
    await expect.poll(() => toDo(vera)).toBe('Ready for round 2.');
    await vera.page.goto('about:blank');
    vera.excuse(brokenConnection);

    // Who stands first in the alphabet wins both games, but for a draw at every third board.
    const { entrants } = await led.view();
    const result =
      (round: readonly { readonly board: number; readonly white: number; readonly black: number | null }[]) =>
      (board: number, game: number): string => {
        const pairing = round.find((one) => one.board === board);
        if (board % 3 === 0) return '½';
        return (pairing?.white ?? 0) < (pairing?.black ?? 0) === (game === 1) ? '1-0' : '0-1';
      };
    for (let round = 2; round <= 23; ++round) {
      await led.does('/rounds');
      const [pairings = []] = (await led.view()).pairings.slice(-1);
      if (round === 13) {
        await led.does('/results', { round, board: 12, game: 2, result: '½' });
        await server.stop('SIGKILL');
        await server.start();
        const [kept = []] = (await led.view()).pairings.slice(-1);
        expect(kept.find(({ board }) => board === 12)?.games.map((game) => game.result)).toEqual([null, '½']);
      }
      await led.enterRest(result(pairings));
    }
    await vera.page.goto(`/#tournament=${led.id}`);
    await expect.poll(() => toDo(vera)).toBe('The tournament is over.');
    const { pairings, standings } = await led.view();
    expect(pairings.map((round) => round.length)).toEqual(Array.from({ length: 23 }, () => 12));
    const met = pairings.flat().map(({ white, black }) => [white, black].sort().join());
    expect(new Set(met).size, 'everybody has met everybody').toBe((24 * 23) / 2);
    expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(2 * 552);
    expect(entrants.length).toBe(24);

    // The whole crosstable is on a page that stands upright.
    await vera.board.press('print-it');
    await vera.board.part('sheet-standings').check();
    await vera.page.setViewportSize({ width: 718, height: 1000 }); // of A4 without its margins
    await vera.page.emulateMedia({ media: 'print' });
    const table = await vera.board.part('paper').getByTestId('crosstable').boundingBox();
    expect((table?.x ?? 0) + (table?.width ?? Infinity)).toBeLessThanOrEqual(718);
  });

  test('is a league by days: a round begins when its games are done, also by a server that was killed meanwhile', async ({
    visit,
    server,
  }) => {
    const vera = await registered(visit, 'Vera', '/theme.js');
    const form = {
      title: 'League',
      kind: 'swiss',
      rounds: 3,
      games: 2,
      time: '1/259200',
      begin: 'when_done',
      bots: true,
    };
    const led = await Led.found(askerOf(vera), form);
    const players = new Map<string, Program>();
    for (const name of ['Uwe', 'Viktor', 'Wanda', 'Xenia', 'Yara', 'Zeno']) {
      const player = await Program.asBot(server, name);
      players.set(name, player);
      expect(await player.post(`/api/tournaments/${led.id}/enter`, {})).toMatchObject({ status: 200 });
    }
    await vera.page.goto(`/#tournament=${led.id}`);
    vera.excuse(brokenConnection);

    // Of the last round, until `left` games are open: whoever has Black gives up, without a move of anybody.
    const play = async (left: number): Promise<void> => {
      const { entrants, pairings } = await led.view();
      const open = (pairings.at(-1) ?? []).flatMap((pairing) =>
        pairing.games.filter((game) => !isPlayed(game)).map((game) => ({ pairing, game })),
      );
      for (const { pairing, game } of open.slice(0, open.length - left)) {
        const black = game.white === pairing.white ? pairing.black : pairing.white;
        const player = players.get(entrants.find(({ number }) => number === black)?.name ?? '');
        const at = `/api/bot/games/${game.table}-${game.game?.number}`;
        expect(await player?.post(`${at}/resign`, {})).toMatchObject({ status: 200 });
      }
      await expect
        .poll(
          async () =>
            (await led.view()).pairings.at(-1)?.flatMap((one) => one.games.filter((game) => !isPlayed(game))).length,
        )
        .toBe(left);
    };
    const tablesOf = async () =>
      (await led.view()).pairings.at(-1)?.flatMap(({ games }) => games.map((one) => one.table));

    await drawRound(vera, 1);
    await expect.poll(tablesOf).not.toContain(null); // both games of a pairing at once
    await play(3);
    await server.stop('SIGKILL');
    await server.start();
    await play(0);
    expect((await led.view()).next).toMatchObject({ what: 'round', round: 2, at: expect.any(Number) as number });
    await lookAgain(vera);
    await expect.poll(() => vera.board.part('next').textContent()).toMatch(/Round 2: .*today, \d/);
    for (const round of [2, 3]) {
      await drawRound(vera, round); // a minute earlier than it would begin by itself
      await expect.poll(tablesOf).not.toContain(null);
      await play(0);
      await lookAgain(vera);
    }
    await expect.poll(() => toDo(vera)).toBe('The tournament is over.');
    const { standings, state } = await led.view();
    expect(state).toBe('over');
    expect(
      standings.map(({ points }) => points),
      'each has lost with Black',
    ).toEqual([6, 6, 6, 6, 6, 6]);
    expect(await vera.board.part('winner').textContent()).toMatch(/share/);
  });
});
