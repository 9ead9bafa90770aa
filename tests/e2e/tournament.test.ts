// Tournaments, as they are led and played.
import { describe, expect } from 'vitest';
import { faults } from './support/faults';
import { contrastFaults, resize, shiftsOf, sideways } from './support/looks';
import { Program } from './support/program';
import { registered } from './support/registered';
import { test } from './support/test';
import { addressOf, cardOf, cards, drawWith, enterAll, enterPeople, found, toDo } from './support/tournament';

describe('a tournament', () => {
  test('is an evening of eight: two play on the page, the others at real boards; somebody comes late, somebody leaves, and a result is corrected', async ({
    visit,
  }) => {
    const vera = await registered(visit, 'Vera', '/#tournament');
    await found(vera, 'Club evening', async (page) => page.getByTestId('found-rounds').fill('3'));
    expect(await toDo(vera)).toBe('Enter who plays.');
    await enterPeople(vera, 'Carla 1500\nDora, Emil\nFritz\nGreta');
    await expect.poll(() => vera.board.part('entrants').getByRole('listitem').count()).toBe(5);

    const there = addressOf(vera);
    const [anna, ben] = [await registered(visit, 'Anna', `/${there}`), await registered(visit, 'Ben', `/${there}`)];
    for (const player of [anna, ben]) {
      await player.board.press('enter');
      await player.board.part('entered').waitFor();
    }
    await expect.poll(() => toDo(vera)).toBe('Ready for round 1.');
    await expect.poll(() => vera.board.part('entrants').textContent()).toMatch(/Anna.*Ben/s);

    // The draw is looked at and changed, so that Anna and Ben meet; both are taken to their board.
    await drawWith(vera, 'Anna', 'Ben');
    for (const { board } of [anna, ben]) await board.part('game').waitFor();
    expect(new URL(anna.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
    await expect.poll(() => cards(vera).count()).toBe(3);
    await expect.poll(() => cardOf(vera, 'Anna').textContent()).toMatch(/playing/);
    expect(await vera.page.getByText(/^Bye: /).count()).toBe(1);
    const [white, black] = (await anna.board.stateLine()).startsWith('Your turn') ? [anna, ben] : [ben, anna];
    const before = await shiftsOf(vera.page);
    await white.board.playMoves(['d6']);
    await black.board.seesPlies(1);
    await black.board.playMoves(['f4']);
    await white.board.seesPlies(2);
    await expect.poll(() => cardOf(vera, 'Anna').locator('circle').count()).toBeGreaterThan(24); // points, and stones
    expect(await shiftsOf(vera.page), 'nothing moves').toBe(before);
    expect(await faults(vera.page), 'while they play').toEqual([]);
    // While it is one's own move one may look there, and is not led back.
    await white.board.press('its-tournament');
    await white.board.part('own-board').waitFor();
    await white.page.goBack();
    await white.board.seesState(/^Your turn/);
    await ben.board.press('resign');
    await ben.board.press('really-resign');
    await expect.poll(() => cardOf(vera, 'Anna').getAttribute('data-finished')).toBe('true');

    await anna.board.part('to-tournament').waitFor();
    expect(await anna.board.part('its-tournament').count(), 'once').toBe(0);
    await anna.board.press('to-tournament');
    await anna.board.part('own-board').waitFor();
    expect(await anna.board.part('own-board').textContent()).toMatch(/Won!/);

    // At real boards one tap says who has won; what was entered wrongly is corrected, with the reason.
    await enterAll(vera);
    await expect.poll(() => toDo(vera)).toBe('Ready for round 2.');
    const wrong = cards(vera).filter({ hasNotText: 'Anna' }).first();
    await wrong.getByTestId('correct').click();
    await vera.board.part('correct-form').getByRole('radio', { name: 'Draw' }).check();
    await vera.board.part('reason').fill('Heard it wrong');
    await vera.board.press('save-result');
    await vera.board.part('correct-form').waitFor({ state: 'detached' });
    await expect.poll(() => wrong.textContent()).toMatch(/1.*1/s);

    // Hugo comes late, Greta leaves.
    await enterPeople(vera, 'Hugo');
    await vera.board.press('people');
    const greta = vera.board.part('people-list').getByRole('listitem').filter({ hasText: 'Greta' });
    await greta.getByTestId('withdraw').click();
    await greta.getByTestId('come-back').waitFor();
    expect(await faults(vera.page), 'the people').toEqual([]);
    await vera.page.keyboard.press('Escape');
    for (const n of [2, 3]) {
      await expect.poll(() => toDo(vera)).toBe(`Ready for round ${n}.`);
      await vera.board.press('draw');
      await vera.board.press('begin-round');
      await expect.poll(() => vera.board.part('round-title').textContent()).toMatch(new RegExp(`^Round ${n}: `));
      await enterAll(vera);
    }
    await expect.poll(() => toDo(vera)).toBe('The tournament is over.');
    await vera.board.part('winner').waitFor();
    expect(await vera.board.part('winner').textContent()).toMatch(/wins|share/);
    const table = vera.board.part('standings').getByRole('row');
    expect(await table.count()).toBe(9);
    expect(await vera.board.part('standings').textContent()).toMatch(/Greta\s*has left/);
    await vera.board.part('tie-rules').locator('summary').click();
    await vera.board
      .part('tie-rules')
      .getByText(/The points of all your opponents\.$/)
      .waitFor();
    expect(await faults(vera.page), 'when it is over').toEqual([]);
    await vera.page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastFaults(vera.page), 'in the dark').toEqual([]);
    await vera.board.press('crosses');
    await vera.board.part('crosstable').waitFor();
    await vera.board.press('show-log');
    await vera.board.part('acts').getByText('Heard it wrong').waitFor();
    await vera.page.keyboard.press('Escape');
    for (const width of [360, 390, 768, 1024, 1920]) {
      await resize(vera.page, { width, height: 900 });
      expect(await sideways(vera.page), String(width)).toBe(0);
    }
  });

  test('hangs on the wall, where it renews itself, is printed as sheets, and is found in the list and the lobby', async ({
    visit,
    server,
  }) => {
    const vera = await Program.asPerson(server, 'Vera');
    const { body } = await vera.post('/api/tournaments', {
      title: 'League',
      kind: 'round_robin',
      rules: 'standard',
      games: 1,
    });
    const { id } = body as { id: string };
    let version = 1;
    const does = async (what: string, more: object = {}) => {
      const done = await vera.post(`/api/tournaments/${id}${what}`, { version, ...more });
      expect(done.status, what).toBe(200);
      ({ version } = done.body as { version: number });
    };
    const names = Array.from({ length: 24 }, (_, n) => `Player ${String.fromCharCode(65 + n)}`);
    await does('/entrants', { names });
    await does('/rounds');

    const visitor = await visit(`/#/tournament/${id}/wall`, { viewport: { width: 1280, height: 720 } });
    const { board, page } = visitor;
    await board.part('wall-boards').waitFor();
    expect(await faults(page), 'the wall').toEqual([]);
    const shown = await board.part('wall-places').getByRole('row').count();
    expect(shown).toBeLessThan(24);
    await expect.poll(() => board.part('wall-places').textContent(), { interval: 250 }).toMatch(/Player X/); // another page
    await does('/results', { round: 1, board: 1, result: '1-0' });
    await page.evaluate(() => dispatchEvent(new Event('muehle:waiting'))); // else it waits for its time
    await expect.poll(() => board.part('wall').getAttribute('data-version')).toBe(String(version));

    // By keyboard alone: from the list to the tournament, to a result of another round, and to the paper.
    await page.goto('/#tournament');
    const link = board.part('tournaments').getByRole('link', { name: /League/ });
    await link.focus();
    await page.keyboard.press('Enter');
    await board.part('standings').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.locator('[data-result]').count(), 'nothing to enter for who looks on').toBe(0);
    await board.part('print-it').focus();
    await page.keyboard.press('Enter');
    for (const sheet of ['rules', 'signs', 'card']) await board.part(`sheet-${sheet}`).check();
    await board.part('qr').waitFor({ state: 'attached' });
    expect(await faults(page), 'what to print').toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('h1:visible').allTextContents()).toEqual(['League', 'League', 'League', 'League']);
    expect(await page.getByRole('dialog').isVisible()).toBe(false);
    expect(await page.locator('.signs section').count()).toBe(12);
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');

    await page.goto('/#lobby');
    await board
      .part('lobby-tournaments')
      .getByRole('link', { name: /League/ })
      .click();
    await board.part('tournament').waitFor();
    expect(addressOf(visitor)).toBe(`#tournament=${id}`);
    visitor.excuse(/status of 404/);
    await page.goto('/#tournament=nothinghere22');
    await board.part('gone').waitFor();
  });

  test('is told on by keys alone where games are at real boards: the focus goes on to the next result', async ({
    visit,
  }) => {
    const vera = await registered(visit, 'Vera', '/#tournament');
    const { board, page } = vera;
    await board.part('found-tournament').waitFor();
    expect(await faults(page), 'nothing there yet').toEqual([]);
    await found(vera, 'By keys', async () => expect(await faults(page), 'the form').toEqual([]));
    await enterPeople(vera, 'Anna, Ben, Carla, Dora');
    expect(await faults(page), 'before it begins').toEqual([]);
    await board.part('draw').focus();
    await page.keyboard.press('Enter');
    await board.part('begin-round').focus();
    await page.keyboard.press('Enter');
    await cards(vera).first().waitFor();
    await page.locator('[data-result="½"]').first().focus();
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['result'] ?? '');
    await expect.poll(focused).toBe('1-0');
    await board.hears('Entered: Board 1: Draw.');
    await page.keyboard.press('Enter');
    await expect.poll(() => toDo(vera)).toBe('Ready for round 2.');
    await board.hears('Round 1 has begun.');
  });

  test('has its members with their accounts, who are told and may leave; who was entered by name is joined to his', async ({
    visit,
  }) => {
    const anna = await registered(visit, 'Anna', '/');
    await anna.page.goto('about:blank'); // she is away
    const ben = await registered(visit, 'Ben', '/');
    const vera = await registered(visit, 'Vera', '/#tournament');
    await found(vera, 'With accounts');
    await vera.board.press('people');
    const search = vera.board.part('find-account');
    await search.getByTestId('whom').fill('ann');
    await search.getByRole('option', { name: 'Anna' }).click();
    await vera.board.press('add-accounts');
    await vera.board.part('people-list').getByText('Anna').waitFor();
    await vera.board.part('names').fill('ben\nKarl');
    await vera.board.press('add');
    const known = vera.board.part('known-names');
    await known.getByLabel('The account Ben').uncheck(); // another Ben
    await vera.board.press('add');
    await vera.board.part('people-list').getByText('Karl').waitFor();
    expect(await faults(vera.page), 'the people').toEqual([]);

    await anna.page.goto('/');
    await expect.poll(() => anna.board.part('call-note').textContent()).toMatch(/Vera has entered you/);
    await anna.board.press('call-open');
    await anna.board.press('leave');
    await anna.board.press('really-leave');
    await anna.board.part('enter').waitFor();

    await vera.page.evaluate(() => dispatchEvent(new Event('muehle:waiting'))); // else it waits for its time
    await vera.board.part('come-back').waitFor();
    const line = vera.board.part('people-list').getByRole('listitem').filter({ hasText: 'ben' });
    await line.getByTestId('rename').click();
    await line.getByTestId('new-name').fill('Ben');
    await line.getByRole('button', { name: 'Save' }).click();
    await ben.page.goto(`/${addressOf(vera)}`);
    await expect.poll(() => ben.board.part('twin').textContent()).toMatch(/Then Vera can join/);
    await ben.board.press('ask-to-join');
    await expect.poll(() => ben.board.part('twin').textContent()).toMatch(/Vera knows/);
    const entry = vera.board.part('people-list').getByRole('listitem').filter({ hasText: 'Ben' });
    await vera.page.evaluate(() => dispatchEvent(new Event('muehle:waiting'))); // else it waits for its time
    await entry.getByText('asks to be joined to the account').waitFor();
    await entry.getByTestId('join-account').click();
    await entry.getByTestId('join-account').waitFor({ state: 'detached' });
    await ben.page.reload();
    await ben.board.part('entered').waitFor();
  });

  test('is a simul: one plays at all boards, sees them together and goes from one to the next; the others have their own', async ({
    visit,
    server,
  }) => {
    const vera = await registered(visit, 'Vera', '/theme.js');
    const post = async (path: string, data: object) => {
      const answer = await vera.page.context().request.post(path, { data });
      expect(answer.ok(), path).toBe(true);
      return (await answer.json()) as { id: string; version: number };
    };
    const form = { title: 'Simul', kind: 'simul', rules: 'standard', time: '300+5', colours: 'white' };
    const { id } = await post('/api/tournaments', form);
    const ben = await registered(visit, 'Ben', `/#tournament=${id}`);
    await ben.board.press('enter');
    await ben.board.part('entered').waitFor();
    const carla = await Program.asPerson(server, 'Carla');
    expect(await carla.post(`/api/tournaments/${id}/enter`, {})).toMatchObject({ status: 200 });
    const now = await vera.page.context().request.get(`/api/tournaments/${id}`);
    const { version } = (await now.json()) as { version: number };
    await post(`/api/tournaments/${id}/entrants`, { version, names: ['Karl'] });

    await vera.page.goto(`/#tournament=${id}`);
    await vera.board.press('draw');
    await vera.board.press('begin-round');
    const own = vera.board.part('own-boards').getByRole('link');
    await expect.poll(() => own.filter({ hasText: /Ben|Carla/ }).count()).toBe(2);
    await ben.board.seesState('White to play: waiting for Vera');
    await ben.board.seesNote(/whoever is to move loses/);
    expect(await faults(vera.page), 'all boards').toEqual([]);

    // After a move there waits another board.
    await own.filter({ hasText: 'Ben' }).click();
    await vera.board.playMoves(['d6']);
    await vera.board.press('next-waiting');
    await expect.poll(() => vera.board.part('player-black').textContent()).toMatch(/Carla/);
    await ben.board.playMoves(['f4']);
    await ben.board.press('resign');
    await ben.board.press('really-resign');
    await ben.board.press('to-tournament');
    await expect.poll(() => ben.board.part('team-score').textContent()).toMatch(/Vera2\s*:\s*0Everybody else/);

    // One plays at a real board; the score is that of all boards.
    await vera.page.goto(`/#tournament=${id}`);
    await cardOf(vera, 'Karl').locator('[data-result="½"]').click();
    await expect.poll(() => vera.board.part('team-score').textContent()).toMatch(/Vera3\s*:\s*1Everybody else/);
    await expect.poll(() => toDo(vera)).toBe('One result is missing.');
    expect(await faults(vera.page), 'the score').toEqual([]);
  });

  test('is a match of two teams: each captain lines up his own, and the boards make the score', async ({
    visit,
    server,
  }) => {
    const vera = await registered(visit, 'Vera', '/#tournament');
    await found(vera, 'Derby', async (page) => {
      await page.getByTestId('found-kind').selectOption('teams');
      await page.getByTestId('found-boards').fill('2');
      for (const team of ['1', '2']) await page.getByTestId(`found-team-${team}`).fill('Hill');
      await page.getByText('The two teams need different names.').waitFor();
      await page.getByTestId('found-team-2').fill('Dale');
      expect(await faults(page), 'the form').toEqual([]);
    });
    const there = addressOf(vera);
    const carla = await registered(visit, 'Carla', `/${there}`);
    await carla.board.press('enter-2');
    await carla.board.part('entered').waitFor();
    await vera.page.evaluate(() => dispatchEvent(new Event('muehle:waiting'))); // else it waits for its time
    await expect.poll(() => vera.board.part('team-2').textContent()).toMatch(/Carla/);
    await vera.board.press('people');
    await vera.board.part('for-team').selectOption('1');
    await vera.board.part('names').fill('Anna, Ben');
    await vera.board.press('add');
    await vera.board.part('people-list').getByText('Ben').waitFor();
    await vera.page.keyboard.press('Escape');
    await vera.board.press('lineup');
    await vera.board.part('lineup-2').getByTestId('captain').selectOption({ label: 'Carla' });
    await expect.poll(() => vera.board.part('team-2').textContent()).toMatch(/leads the team/);
    await vera.page.keyboard.press('Escape');

    // Carla enters two, of whom one is behind the last board, and moves him up.
    await carla.page.reload();
    await carla.board.press('people');
    await carla.board.part('names').fill('Dora, Emil');
    await carla.board.press('add');
    await carla.board.part('people-list').getByText('Emil').waitFor();
    await carla.page.keyboard.press('Escape');
    await expect.poll(() => carla.board.part('team-2').textContent()).toMatch(/Emil\s*substitute/);
    await carla.board.press('lineup');
    await carla.board.part('lineup-2').getByTestId('up').last().click();
    await expect.poll(() => carla.board.part('team-2').textContent()).toMatch(/Emil\s*Board 2.*Dora\s*substitute/s);
    expect(await faults(carla.page), 'the line-up').toEqual([]);
    await carla.page.keyboard.press('Escape');

    await vera.page.reload();
    await vera.board.press('draw');
    await vera.board.press('begin-round');
    await cardOf(vera, 'Emil').locator('[data-result="1-0"]').click();
    await expect.poll(() => vera.board.part('team-score').textContent()).toMatch(/Hill0\s*:\s*2Dale/);
    await cardOf(vera, 'Anna').locator('[data-result="½"]').click();
    await expect.poll(() => vera.board.part('winner').textContent()).toMatch(/Dale wins/);
    expect(await faults(vera.page), 'when it is over').toEqual([]);
    await resize(vera.page, { width: 360, height: 700 });
    expect(await sideways(vera.page)).toBe(0);

    // On the wall each team has its side, whoever has White.
    await vera.page.goto(`/#/tournament/${there.split('=')[1] ?? ''}/wall`);
    await expect
      .poll(() => vera.board.part('wall-boards').getByRole('row').allTextContents())
      .toEqual([expect.stringMatching(/Anna1\s*:\s*1Carla/), expect.stringMatching(/Ben0\s*:\s*2Emil/)]);
  });

  test('is a match of two clubs: the other one is told, agrees and leads its own team', async ({ visit, server }) => {
    const hugo = await Program.asPerson(server, 'Hugo');
    await hugo.post('/api/clubs', { name: 'Dale', joining: 'open' });
    const vera = await registered(visit, 'Vera', '/#tournament');
    expect(
      (
        await vera.page.request.post('/api/clubs', {
          data: { name: 'Hill', joining: 'open' },
        })
      ).status(),
    ).toBe(201);
    await vera.page.reload();
    await found(vera, 'Derby', async (page) => {
      await page.getByTestId('found-kind').selectOption('teams');
      await page.getByTestId('found-for-club').selectOption({ label: 'Hill' });
      await page.getByTestId('found-opponent').selectOption({ label: 'Dale' });
      expect(await page.getByTestId('found-team-1').inputValue()).toBe('Hill');
      expect(await page.getByTestId('found-team-2').inputValue()).toBe('Dale');
      expect(await faults(page), 'the form').toEqual([]);
    });
    const there = addressOf(vera);
    await enterPeople(vera, 'Anna');
    await vera.board.part('opponent-says').getByText('Dale has not agreed yet').waitFor();

    // A leader of the other club with a page of her own.
    const dale = await hugo.get('/api/clubs');
    const club = (dale.body as { yours: { id: string }[] }).yours[0]?.id ?? '';
    const carla = await registered(visit, 'Carla', '/');
    await carla.page.request.post(`/api/clubs/${club}/join`, { data: {} });
    await hugo.post(`/api/clubs/${club}/members/Carla`, { role: 'organiser' });
    await carla.page.reload();
    await carla.board.part('call-note').getByText('Hill challenges your club').waitFor();
    await carla.board.press('call-open');
    await carla.board.part('answer-match').waitFor();
    expect(addressOf(carla)).toBe(there);
    expect(await faults(carla.page), 'the question').toEqual([]);
    await resize(carla.page, { width: 360, height: 700 });
    expect(await sideways(carla.page)).toBe(0);
    await carla.board.press('agree');
    await carla.board.part('captain-desk').waitFor();
    await carla.board.press('people');
    await carla.board.part('names').fill('Dora');
    await carla.board.press('add');
    await carla.board.part('people-list').getByText('Dora').waitFor();
    await carla.page.keyboard.press('Escape');
    await expect.poll(() => carla.board.part('team-2').textContent()).toMatch(/Dora/);

    await vera.page.reload();
    await vera.board.press('draw');
    await vera.board.press('begin-round');
    await cardOf(vera, 'Dora').locator('[data-result="1-0"]').click();
    await expect.poll(() => vera.board.part('winner').textContent()).toMatch(/Hill wins/);
    const guest = await visit(`/#club=${club}`);
    await guest.board.part('club-tournaments').getByText('Hill – Dale').waitFor();
  });

  test('shows a knockout as a bracket, and a ladder with whom one may challenge', async ({ visit, server }) => {
    const vera = await Program.asPerson(server, 'Vera');
    const make = async (form: object) => {
      const { body } = await vera.post('/api/tournaments', { rules: 'standard', time: '300+5', games: 1, ...form });
      return (body as { id: string }).id;
    };
    const cup = await make({ title: 'Cup', kind: 'knockout' });
    const names = ['Anna Beer', 'Ben Ott', 'Carla', 'Dora', 'Emil'];
    await vera.post(`/api/tournaments/${cup}/entrants`, { version: 1, names });
    await vera.post(`/api/tournaments/${cup}/rounds`, { version: 6 });
    await vera.post(`/api/tournaments/${cup}/results`, { round: 1, board: 1, result: '1-0' });
    const guest = await visit(`/t/${cup}`);
    const bracket = guest.board.part('bracket');
    await bracket.getByText('Semi-finals').waitFor();
    expect(addressOf(guest)).toBe(`#tournament=${cup}`);
    expect(await bracket.locator(':scope > li').count()).toBe(3);
    expect(await bracket.getByText('bye').count()).toBe(3);
    await guest.board.press('crosses');
    await guest.board.part('standings').waitFor();
    await guest.board.press('crosses');
    expect(await faults(guest.page), 'the bracket').toEqual([]);
    await resize(guest.page, { width: 360, height: 700 });
    expect(await sideways(guest.page)).toBe(0);

    const ladder = await make({ title: 'Ladder', kind: 'ladder' });
    const anna = await registered(visit, 'Anna', `/#tournament=${ladder}`);
    await anna.board.press('enter');
    await anna.board.part('entered').waitFor();
    const ben = await registered(visit, 'Ben', `/#tournament=${ladder}`);
    await ben.board.press('enter');
    await expect.poll(() => ben.board.part('challenge-rung').count()).toBe(1);
    expect(await faults(ben.page), 'the ladder').toEqual([]);
    await ben.board.press('challenge-rung');
    await ben.board.part('game').waitFor();
    await expect.poll(() => new URL(anna.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
  });
});
