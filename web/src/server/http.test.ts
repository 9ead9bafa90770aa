import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerLimit, ask, Asking, limit, post, postTwice, type Asked } from './http';
import { joinTable, makeTable, tableAt, type NewTable } from './tables';
import { ownGames } from './listedGames';
import { askLobby } from './lobby';
import { askWho, tellWho } from './players';
import { lookAt } from './ownTables';

// A server that takes connections and says nothing.
const silence = (_path: string, options?: RequestInit): Promise<Response> =>
  new Promise((_, fail) => options?.signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError'))));
const table: NewTable = {
  ...{ rules: 'standard', colour: 'lot', next: 'alternate', name: '', start: '', time: '' },
  ...{ absence: 3, open: false },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a server that says nothing', () => {
  beforeEach(() => void vi.stubGlobal('fetch', silence));

  it('is waited for so long where a limit is set', async () => {
    const heard: Asked[] = [];
    void ask('api/lobby', { signal: limit().signal }).then((asked) => heard.push(asked));
    await vi.advanceTimersByTimeAsync(answerLimit - 1);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual([null]);
  });

  it.each<[string, () => Promise<{ ok: boolean }>]>([
    ['a table', () => tableAt('abc')],
    ['the lobby', () => askLobby()],
    ['who one is', () => tellWho()],
    ['what it knows of that', () => askWho()],
    ['one’s games', () => ownGames()],
    ['a seat, which stays the same', () => joinTable('abc', '', 'secret')],
    ['a new table, which is in nobody’s way', () => makeTable(table)],
  ])('is not asked for %s without an end', async (_, question) => {
    const heard: unknown[] = [];
    void question().then((answer) => heard.push(answer));
    await vi.advanceTimersByTimeAsync(answerLimit);
    expect(heard).toMatchObject([{ ok: false, refused: { code: 'offline' } }]);
  });

  it('leaves open how a table stands, and not for ever', async () => {
    const heard: unknown[] = [];
    void lookAt({ code: 'abc', return: null, seat: 0 }).then(({ standing }) => heard.push(standing.is));
    await vi.advanceTimersByTimeAsync(answerLimit);
    expect(heard).toEqual(['unknown']);
  });

  it('is waited for where something must not be done twice', async () => {
    const heard: unknown[] = [];
    void post('api/seeks', {}).then((asked) => heard.push(asked));
    await vi.advanceTimersByTimeAsync(10 * answerLimit);
    expect(heard).toEqual([]);
  });
});

describe('an answer', () => {
  it('that breaks off is none', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    expect(await ask('api/lobby')).toBeNull();
  });
  it('that cannot be read is one', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Hello</h1>')));
    expect(await ask('api/lobby')).toEqual({ status: 200, body: null });
  });
});

describe('what may come twice', () => {
  const sent: string[] = [];
  const answers = (...all: (Response | null)[]): void => {
    sent.length = 0;
    vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
      sent.push(body as string);
      const answer = all.shift() ?? null;
      return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('network error'));
    });
  };
  const body = { rules: 'standard', id: 'a2b3c4d5e6f7' };
  const done = () => new Response('{"code":"abc"}');
  const unanswered = () => new Response('{"error":{"code":"unanswered","message":""}}', { status: 502 });

  it('is sent once where it is answered, however', async () => {
    answers(done());
    expect(await postTwice('api/seeks', body)).toMatchObject({ body: { code: 'abc' } });
    expect(sent).toEqual([JSON.stringify(body)]);
    answers(new Response('{"error":{"code":"busy","message":""}}', { status: 503 }));
    expect(await postTwice('api/seeks', body)).toMatchObject({ status: 503 });
    expect(sent).toHaveLength(1);
  });
  it('is sent again as it was where no answer came', async () => {
    for (const lost of [null, unanswered()]) {
      answers(lost, done());
      expect(await postTwice('api/seeks', body)).toMatchObject({ body: { code: 'abc' } });
      expect(sent).toEqual([JSON.stringify(body), JSON.stringify(body)]);
    }
  });
  it('is given up after the second time', async () => {
    answers(null, null, done());
    expect(await postTwice('api/seeks', body)).toBeNull();
    expect(sent).toHaveLength(2);
  });
});

describe('a question', () => {
  it('is asked one at a time', async () => {
    const asking = new Asking();
    const first = asking.ask(() => Promise.resolve('first'));
    expect(await asking.ask(() => Promise.resolve('second'))).toBeNull();
    expect(await first).toBe('first');
    expect(await asking.ask(() => Promise.resolve('third'))).toBe('third');
  });

  it('that was ended has no answer, and is in the way of no other', async () => {
    const asking = new Asking();
    let stopped: AbortSignal | undefined;
    const first = asking.ask((stop) => {
      stopped = stop;
      return Promise.resolve('first');
    });
    asking.end();
    expect(stopped?.aborted).toBe(true);
    const second = asking.ask(() => Promise.resolve('second'));
    expect([await first, await second]).toEqual([null, 'second']);
  });

  it('that fails is in the way of no other', async () => {
    const asking = new Asking();
    await expect(asking.ask(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await asking.ask(() => Promise.resolve('next'))).toBe('next');
  });
});
