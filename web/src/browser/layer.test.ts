import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOver } from './layer';

// Of a browser that tells of a step when it has been made.
class Entries {
  readonly all: { state: unknown; href: string }[] = [{ state: { entry: 7 }, href: '/#game=a' }];
  at = 0;
  backs = 0;

  constructor(private readonly window: EventTarget) {}
  get state(): unknown {
    return this.all[this.at]?.state;
  }
  get href(): string {
    return this.all[this.at]?.href ?? '';
  }
  pushState(state: unknown, _title: string, href: string): void {
    this.all.splice(++this.at, Infinity, { state, href });
  }
  back(): void {
    this.backs++;
  }
  arriveAt(place: number): void {
    this.at = place;
    this.window.dispatchEvent(new Event('popstate'));
  }
}

let entries: Entries;
beforeEach(() => {
  const window = new EventTarget();
  entries = new Entries(window);
  vi.stubGlobal('history', entries);
  vi.stubGlobal('location', entries);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
});
afterEach(() => vi.unstubAllGlobals());

describe('what lies over a page', () => {
  it('is closed by the way back, once, and at the entry of the page', () => {
    const close = vi.fn();
    layOver(close);
    expect(entries.all).toHaveLength(2);
    expect(entries.all[1]).toEqual(entries.all[0]);
    entries.arriveAt(0);
    expect(close).toHaveBeenCalledOnce();
    entries.arriveAt(0); // the next one is the page's
    expect(close).toHaveBeenCalledOnce();
  });

  it('takes its entry along however it is closed, and no other', () => {
    const close = vi.fn();
    const layer = layOver(close);
    layer.leave();
    layer.leave(); // a double tap
    expect(entries.backs).toBe(1);
    expect(close).not.toHaveBeenCalled();
    entries.arriveAt(0);
    expect(close).toHaveBeenCalledOnce();
  });

  it('hears nothing more when it is gone', () => {
    const close = vi.fn();
    layOver(close).end();
    entries.arriveAt(0);
    expect(close).not.toHaveBeenCalled();
  });
});
