// The worker with the rules, as the page asks it: an object of this thread.
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import type { Request } from '../src/rules/core.worker';

// What a worker sees as itself is the other end of a FakeWorker.
const inside: { onmessage?: (event: { data: unknown }) => void; postMessage?: (data: unknown) => void } = {};

class FakeWorker {
  onmessage: (event: { data: unknown }) => void = () => undefined;
  constructor() {
    inside.postMessage = (data) => queueMicrotask(() => this.onmessage({ data }));
  }
  postMessage(data: WebAssembly.Module | Request): void {
    queueMicrotask(() => inside.onmessage?.({ data }));
  }
  terminate(): void {}
}

// Until globals are as they were.
export async function stubRules(): Promise<void> {
  const moduleFile = readFileSync(new URL('../../build/wasm/rules.wasm', import.meta.url));
  vi.stubGlobal('self', inside);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(moduleFile)));
  await import('../src/rules/core.worker');
}
