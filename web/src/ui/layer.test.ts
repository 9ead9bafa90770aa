import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLayer } from './layer';

describe('a layer over the page', () => {
  let entries: { state: unknown; href: string }[];
  let at: number;
  let pages: string[]; // what the page below has heard of
  let closed: number;
  let close: () => void;
  let arrive: () => void;

  // A window as far as this is about it.
  beforeEach(() => {
    vi.useFakeTimers();
    // As browsers do: who listens with `capture` hears of it first, in whatever order they came.
    let listeners: { listener: (event: Event) => void; capture: boolean; once: boolean }[] = [];
    [entries, at] = [[{ state: { entry: 7 }, href: '/#game=1' }], 0];
    arrive = () => {
      let stopped = false;
      const event = { stopImmediatePropagation: () => (stopped = true) } as unknown as Event;
      for (const one of [...listeners].sort((a, b) => Number(b.capture) - Number(a.capture))) {
        if (stopped) return;
        if (one.once) listeners = listeners.filter((other) => other !== one);
        one.listener(event);
      }
    };
    vi.stubGlobal('location', {
      get href() {
        return entries[at]?.href;
      },
    });
    vi.stubGlobal('history', {
      get state() {
        return entries[at]?.state;
      },
      pushState: (state: unknown, _: string, href = entries[at]?.href ?? '') => {
        entries = [...entries.slice(0, at + 1), { state, href }];
        at++;
      },
      back: () => {
        at--;
        arrive();
      },
    });
    vi.stubGlobal(
      'addEventListener',
      (_: string, listener: (event: Event) => void, { capture = false, once = false } = {}) =>
        listeners.push({ listener, capture, once }),
    );
    vi.stubGlobal('removeEventListener', (_: string, gone: unknown) => {
      listeners = listeners.filter(({ listener }) => listener !== gone);
    });
    [pages, closed] = [[], 0];
    close = openLayer(() => closed++);
    addEventListener('popstate', () => pages.push(location.href));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is closed by the way back, and the page below stays', () => {
    history.back();
    expect([closed, at, pages]).toEqual([1, 0, []]);
    expect(history.state).toEqual({ entry: 7 });
    close(); // as it goes
    vi.runAllTimers();
    expect(at).toBe(0);
  });

  it('is closed by the next way back where it stayed at the first', () => {
    history.back();
    vi.runAllTimers();
    expect([closed, at]).toEqual([1, 1]);
    history.back();
    expect([closed, at, pages]).toEqual([2, 0, []]);
  });

  it('leaves no entry behind when it is closed otherwise', () => {
    close();
    expect([closed, at, pages]).toEqual([0, 0, []]);
    history.pushState(null, '', '/#lobby');
    history.back();
    expect(pages).toEqual(['/#game=1']); // from now on as without it
  });

  it('is in nobody’s way to another page', () => {
    history.pushState(null, '', '/#lobby');
    arrive();
    close();
    expect([closed, at, pages]).toEqual([0, 2, ['/#lobby']]);
  });
});
