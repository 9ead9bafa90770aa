import { describe, expect, it } from 'vitest';
import { cacheName, outdated, strangers, wanted } from './caching';

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
    expect(outdated([other, ...all], '/', cacheName('/', '3'))).toEqual([cacheName('/', '1')]);
    expect(outdated([cacheName('/', '1')], '/', cacheName('/', '1'))).toEqual([]);
  });
});

describe('a page', () => {
  it('names only files of its own version', () => {
    expect(strangers('<script src="./assets/first-AAAAAAAA.js">', files)).toEqual([]);
    expect(strangers('<script src="/assets/first-BBBBBBBB.js">', files)).toEqual(['assets/first-BBBBBBBB.js']);
  });
});
