import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const asked: string[] = [];
const answers = (body: string | null): void => {
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return body === null ? Promise.reject(new TypeError('no network')) : Promise.resolve(new Response(body));
  });
};
const hasServer = async () => (await import('./hasServer')).hasServer();
const isPlainHost = async () => (await import('./hasServer')).isPlainHost();
beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['{"values":true,"databases":[]}', true],
  ['{"values":false,"databases":[]}', false],
  ['<h1>Not Found</h1>', false],
])('%s: a server? %j; asked once', async (body, is) => {
  answers(body);
  expect([await hasServer(), await hasServer()]).toEqual([is, is]);
  expect(asked).toEqual(['/db/manifest.json']);
});

it('is one of plain files only where it says so', async () => {
  answers(null);
  expect(await isPlainHost()).toBe(false);
  answers('{"values":true}');
  expect(await isPlainHost()).toBe(false);
  vi.resetModules();
  answers('{"values":false}');
  expect(await isPlainHost()).toBe(true);
});

it('is asked again where nobody answered', async () => {
  answers(null);
  expect(await hasServer()).toBe(false);
  answers('{"values":true}');
  expect(await hasServer()).toBe(true);
});
