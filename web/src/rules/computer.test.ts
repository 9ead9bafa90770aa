// Which worker whoever wants the computer gets.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Takes the module, and answers nothing that it is asked.
class Worker {
  static all: Worker[] = [];
  ended = false;
  asked = 0;
  onmessage: (event: { data: unknown }) => void = () => undefined;
  constructor() {
    Worker.all.push(this);
  }
  postMessage(data: unknown): void {
    if (data instanceof WebAssembly.Module) queueMicrotask(() => this.onmessage({ data: { id: 0, text: '' } }));
    else if (typeof data === 'object' && data !== null && 'id' in data) this.asked++;
  }
  terminate(): void {
    this.ended = true;
  }
}
const emptyModule = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

beforeEach(() => {
  vi.resetModules();
  Worker.all = [];
  vi.stubGlobal('Worker', Worker);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(emptyModule)));
});
afterEach(() => vi.unstubAllGlobals());

it('is one that does not search for somebody who has gone', async () => {
  const { takeComputer } = await import('./computer');
  const first = takeComputer();
  await first.ready;
  first.think(1, 'white', 7, () => undefined).catch(() => undefined);
  await vi.waitUntil(() => Worker.all[0]?.asked === 1);
  first.close();
  expect(Worker.all.map(({ ended }) => ended)).toEqual([true, false, false]); // others stand ready
  const next = takeComputer();
  await next.ready;
  next.close(); // it was asked nothing, and is used again
  await Promise.resolve();
  const again = takeComputer();
  await again.ready;
  expect(Worker.all).toHaveLength(3);
});

it('answers nobody who asked just before it was stopped', async () => {
  const { takeComputer } = await import('./computer');
  const core = takeComputer();
  await core.ready;
  const asked = core.think(1, 'white', 7, () => undefined);
  core.kill();
  await expect(asked).rejects.toThrow('stopped');
  expect(Worker.all.map(({ asked }) => asked)).toEqual([0]);
});
