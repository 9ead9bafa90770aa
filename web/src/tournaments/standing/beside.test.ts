import { afterEach, expect, it, vi } from 'vitest';
import { evening, pairing } from '../../../tests/tournament';
import type { Game } from '../../server/api';
import type { Row } from '../../server/tournaments';
import { Beside } from './beside.svelte';

afterEach(() => vi.unstubAllGlobals());

const row = (id: string, club: Row['club'] = null): Row => ({ ...evening(), id, club });
const mill = { id: 'mill', name: 'Mill' };
const going = (board: string) => pairing(2, 3, 4, [null], { state: 'running', game: { board } as Game });

it('has the mark of a club, which is asked for once, and the first board where somebody plays', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address.replace(/^.*api\//, ''));
    const clubs = { yours: [], clubs: [{ ...mill, mark: 'wood-3' }] };
    const pairings = address.endsWith('played') ? [[pairing(1, 1, 2, ['1-0']), going('W w 8 9')]] : [];
    const told = address.endsWith('clubs') ? clubs : evening({ id: address.replace(/^.*\//, ''), pairings });
    return Promise.resolve(Response.json(told));
  });
  const beside = new Beside();
  const [played, real, coming] = [row('played'), row('real'), row('coming', mill)];
  await beside.look([played, real], [coming]);
  expect([played, real, coming].map(beside.boardOf)).toEqual(['W w 8 9', undefined, undefined]);
  expect([played, coming].map(beside.markOf)).toEqual([undefined, 'wood-3']);
  expect(asked.toSorted()).toEqual(['clubs', 'tournaments/played', 'tournaments/real']);

  await beside.look([], [coming]);
  expect(beside.boardOf(played)).toBeUndefined();
  expect(asked).toHaveLength(3);
});

it('does not ask for more than a few boards, and goes without what it is not told', async () => {
  const fetched = vi.fn(() =>
    Promise.resolve(Response.json({ error: { code: 'busy', message: '' } }, { status: 503 })),
  );
  vi.stubGlobal('fetch', fetched);
  const beside = new Beside();
  const rows = Array.from({ length: 20 }, (_, n) => row(`t${n}`));
  await beside.look(rows, []);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(rows.map(beside.boardOf).filter(Boolean)).toEqual([]);
});
