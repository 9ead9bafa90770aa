import { afterEach, expect, it, vi } from 'vitest';
import { Taking } from './taking.svelte';

afterEach(() => vi.unstubAllGlobals());

it('takes a seek as somebody the server knows, so that it may ask again', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path.slice(path.indexOf('api/')));
    const takes = path.endsWith('/take');
    const answer = takes ? { error: { code: 'not_found', message: '' } } : { player: null, registration: true };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: takes ? 404 : 200 }));
  });
  const taking = new Taking();
  await taking.take('k3');
  expect(asked).toEqual(['api/me', 'api/seeks/k3/take']);
  expect(taking.refused).toMatchObject({ id: 'k3', why: { code: 'not_found' } });
});
