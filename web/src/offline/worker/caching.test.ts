import { describe, expect, it } from 'vitest';
import { cacheName, fromServer, openIn, outdated, strangers, wanted } from './caching';

const files = ['index.html', 'theme.js', 'assets/first-AAAAAAAA.js'];

describe('a request', () => {
  const from = (path: string, navigates = false, scope = '/') => wanted(scope, files, path, navigates).from;

  it('for the page is answered with what is kept', () => {
    expect(from('/', true)).toBe('page');
    expect(from('/index.html', true)).toBe('page');
    expect(from('/games/muehle/', true, '/games/muehle/')).toBe('page');
  });

  it('for a table goes to the server first', () => {
    expect(from('/g/abcdefgh2345', true)).toBe('table');
    expect(from('/g/abcdefgh2345')).toBe('server');
  });

  it('for a file of the page is answered with what is kept, also of an earlier version', () => {
    expect(wanted('/a/', files, '/a/theme.js', false)).toEqual({ from: 'file', file: 'theme.js' });
    expect(from('/assets/first-AAAAAAAA.js')).toBe('file');
    expect(from('/assets/board-BBBBBBBB.js')).toBe('file');
  });

  it.each(['/api/tables', '/r/abcdefgh2345/secret', '/db/manifest.json', '/healthz', '/offline.js', '/unknown'])(
    'for %s is left to the server',
    (path) => {
      expect([from(path), from(path, true)]).toEqual(['server', 'server']);
    },
  );

  it('outside of the page is left to the server', () => {
    expect([from('/', true, '/a/'), from('/assets/x-AAAAAAAA.js', false, '/a/')]).toEqual(['server', 'server']);
  });
});

describe('caches', () => {
  it('of the current version and the one before stay, and those of other pages', () => {
    const all = ['1', '2', '3'].map((version) => cacheName('/', version));
    const other = cacheName('/a/', '1');
    expect(outdated([other, ...all], '/', cacheName('/', '3'), [])).toEqual([cacheName('/', '1')]);
    expect(outdated([cacheName('/', '1')], '/', cacheName('/', '1'), [])).toEqual([]);
  });

  it('of a version that is open stay, whatever has come since', () => {
    const all = ['1', '2', '3', '4'].map((version) => cacheName('/', version));
    expect(outdated(all, '/', cacheName('/', '4'), [cacheName('/', '1')])).toEqual([cacheName('/', '2')]);
    const top = 'https://example.org/m/';
    const own = `${top}assets/first-A.js`;
    const locks = [own, 'https://example.org/assets/first-B.js', 'muehle.device'].map((name) => ({ name }));
    expect(openIn([...locks, {}], top)).toEqual([own]);
  });
});

describe('a page', () => {
  it('names only files of its own version', () => {
    expect(strangers('<script src="./assets/first-AAAAAAAA.js">', files)).toEqual([]);
    expect(strangers('<script src="/assets/first-BBBBBBBB.js">', files)).toEqual(['assets/first-BBBBBBBB.js']);
  });
});

describe('the page of a table', () => {
  const page = new Response('kept');
  const kept = () => Promise.resolve(page);
  const never = new Promise<never>(() => undefined);
  const answer = (status: number) => Promise.resolve(new Response('', { status }));

  it('is what the server gives, also where it says that there is none', async () => {
    expect((await fromServer(answer(200), kept, never)).status).toBe(200);
    expect((await fromServer(answer(404), kept, never)).status).toBe(404);
  });
  it('is what is kept where a proxy has no server, where nobody answers, and where it takes too long', async () => {
    expect(await fromServer(answer(502), kept, never)).toBe(page);
    expect(await fromServer(Promise.reject(new TypeError()), kept, never)).toBe(page);
    expect(await fromServer(never, kept, Promise.resolve())).toBe(page);
  });
  it('is whatever comes where nothing is kept', async () => {
    const none = () => Promise.resolve(undefined);
    expect((await fromServer(answer(502), none, never)).status).toBe(502);
    expect((await fromServer(answer(200), none, Promise.resolve())).status).toBe(200);
    expect((await fromServer(Promise.reject(new TypeError()), none, never)).type).toBe('error');
  });
});
