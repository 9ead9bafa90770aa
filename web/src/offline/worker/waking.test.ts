import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../server/notices';
import { Waking, type Window } from './waking';
import { callsIn, languageOf, noticesOf } from './notifications';

const top = 'https://muehle.example/';
const turn: Call = { kind: 'turn', key: 'turn:7:4', code: 'abcdefghjkmn', name: 'Ben' };
const challenge: Call = { kind: 'challenge', key: 'challenge:x', code: null, name: 'Anna' };

interface Shown {
  title: string;
  tag: string;
  data: { path: string };
  close: () => void;
}
let shown: Shown[];
let opened: string[];
let windows: Window[];
let answer: unknown;
let waking: Waking;

const windowAt = (url: string) => {
  const log: string[] = [];
  const one: Window & { log: string[] } = {
    url,
    log,
    focus: () => Promise.resolve(log.push('focus')),
    navigate: (address) => {
      log.push(address);
      return Promise.resolve(one);
    },
  };
  return one;
};

beforeEach(() => {
  shown = [];
  opened = [];
  windows = [];
  answer = { waiting: [] };
  const registration = {
    scope: top,
    getNotifications: () => Promise.resolve([...shown]),
    showNotification: (title: string, { tag, data }: { tag: string; data: { path: string } }) => {
      shown = shown.filter((one) => one.tag !== tag);
      const one = { title, tag, data, close: () => (shown = shown.filter((other) => other !== one)) };
      shown.push(one);
      return Promise.resolve();
    },
  };
  waking = new Waking(registration as unknown as ServiceWorkerRegistration, {
    matchAll: () => Promise.resolve(windows),
    openWindow: (address) => Promise.resolve(opened.push(address)),
  });
  vi.stubGlobal('fetch', (address: string) =>
    address === `${top}api/me/waiting` ? Promise.resolve(Response.json(answer)) : Promise.reject(new Error(address)),
  );
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('caches', {
    open: () => Promise.resolve({ match: () => Promise.resolve(new Response('de')) }),
  });
});

describe('a push', () => {
  it('shows what waits, in the language of the page', async () => {
    answer = { waiting: [turn, challenge] };
    await waking.wake();
    expect(shown.map(({ title }) => title)).toEqual(['Gegen Ben bist du am Zug.', 'Anna fordert dich heraus.']);
    expect(shown.map(({ data }) => data.path)).toEqual(['g/abcdefghjkmn', '#lobby']);
  });
  it('shows something where nothing waits any more, and claims nothing where the server is away', async () => {
    await waking.wake();
    expect(shown.map(({ title }) => title)).toEqual(['Es wartet nichts mehr auf dich.']);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    shown = [];
    await waking.wake();
    expect(shown.map(({ title }) => title)).toEqual(['Vielleicht wartet etwas auf dich.']);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: {} }, { status: 503 })));
    shown = [];
    await waking.wake();
    expect(shown.map(({ title }) => title)).toEqual(['Vielleicht wartet etwas auf dich.']);
  });
  it('says the same once, and the newest word about a game alone', async () => {
    answer = { waiting: [turn] };
    await waking.wake();
    await waking.wake();
    expect(shown).toHaveLength(1);
    answer = { waiting: [{ ...turn, key: 'turn:7:6' }] };
    await waking.wake();
    expect(shown.map(({ tag }) => tag)).toEqual(['turn:7:6']);
  });
});

describe('a call to referees', () => {
  it('leads to where they answer', async () => {
    const call = { kind: 'call', key: 'call:4', code: null, name: '', count: 2 };
    answer = { waiting: [call] };
    await waking.wake();
    expect(shown.map(({ title }) => title)).toEqual(['2-mal wird die Spielleitung gerufen.']);
    expect(shown.map(({ data }) => data.path)).toEqual(['#referee']);
  });
});

describe('what the page hands over', () => {
  it('is shown in its language', async () => {
    await waking.tell({ tell: [{ ...turn, kind: 'offer', key: 'offer:7:4' }], language: 'fr' });
    expect(shown.map(({ title }) => title)).toEqual(['Ben propose la nulle.']);
  });
});

describe('a tap', () => {
  it('leads to the window with the game', async () => {
    const game = windowAt(`${top}g/abcdefghjkmn`);
    windows = [windowAt(top), game];
    await waking.open('g/abcdefghjkmn');
    expect(game.log).toEqual(['focus']);
    expect(opened).toEqual([]);
  });
  it('disturbs no other game', async () => {
    const game = windowAt(`${top}g/zzzzzzzzzzzz`);
    windows = [game];
    await waking.open('g/abcdefghjkmn');
    expect(game.log).toEqual([]);
    expect(opened).toEqual([`${top}g/abcdefghjkmn`]);
  });
  it('takes a window that shows no game there', async () => {
    const home = windowAt(top);
    windows = [home];
    await waking.open('#lobby');
    expect(home.log).toEqual([`${top}#lobby`, 'focus']);
  });
});

describe('notices', () => {
  it('are three at most', () => {
    const many = Array.from({ length: 9 }, (_, n) => ({ ...turn, key: `turn:${n}:1` }));
    expect(noticesOf(many, 'en', [])).toHaveLength(3);
  });
  it('speak the language that is set, else one of the browser’s', () => {
    expect(languageOf('hu', ['de-AT'])).toBe('hu');
    expect(languageOf(undefined, ['es', 'de-AT'])).toBe('de');
    expect(languageOf('xx', ['es'])).toBe('en');
  });
  it('have a narrow space before signs in French', () => {
    const kinds = ['challenge', 'turn', 'began', 'sat', 'undo', 'offer', 'next', 'call', 'entered', 'match'] as const;
    const all = kinds.flatMap((kind) =>
      noticesOf(
        [
          { ...turn, kind },
          { ...turn, kind, name: '', key: 'x' },
        ],
        'fr',
        [],
      ),
    );
    expect(all.filter(({ title }) => /[^\u202f][:;!?»](\s|$)/.test(title))).toEqual([]);
  });
  it('lead to the tournament that they are about', () => {
    for (const kind of ['entered', 'joining', 'match', 'agreed', 'declined'] as const) {
      const [notice] = noticesOf([{ ...turn, kind, code: 'abcdefghjkmn' }], 'de', []);
      expect(notice?.path, kind).toBe('#tournament=abcdefghjkmn');
    }
  });
  it('leave out what no page of this version understands', () => {
    expect(callsIn({ waiting: [turn, { kind: 'party', key: 'p', code: null, name: '' }, null] })).toEqual([turn]);
    expect(callsIn(null)).toEqual([]);
  });
});
