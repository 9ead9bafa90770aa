// The workers with the rules, as the page asks them: one object of this thread, whose module has the reader of records
// too.
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import type { Answer, Request } from '../src/rules/desks';

const span = 1_000_000; // more than the questions of a test: the number of a worker is before that of its question
const workers: FakeWorker[] = [];
const greeting: FakeWorker[] = []; // have sent the module, and hear of it

// What a worker sees as itself is the other end of all of them.
const inside: { onmessage?: (event: { data: unknown }) => void; postMessage: (data: Answer) => void } = {
  postMessage(answer) {
    const asked = answer.id === 0 ? greeting.shift() : workers[Math.floor(answer.id / span)];
    queueMicrotask(() => asked?.onmessage({ data: { ...answer, id: answer.id % span } }));
  },
};

class FakeWorker {
  private readonly first = span * (workers.push(this) - 1);
  onmessage: (event: { data: unknown }) => void = () => undefined;
  postMessage(data: WebAssembly.Module | Request): void {
    if (data instanceof WebAssembly.Module) greeting.push(this);
    const sent = 'id' in data ? { ...data, id: this.first + data.id } : data;
    queueMicrotask(() => inside.onmessage?.({ data: sent }));
  }
  terminate(): void {}
}

// Until globals are as they were.
export async function stubRules(): Promise<void> {
  const moduleFile = readFileSync(new URL('../../build/wasm/records.wasm', import.meta.url));
  vi.stubGlobal('self', inside);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(moduleFile)));
  await import('../src/rules/core.worker');
}
