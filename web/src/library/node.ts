// The package in node.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Answer, Request } from '../rules/desks';
import type { Thread } from '../rules/line';
import { errorOf } from './error';
import { folderPlace } from './folder';
import { loadWith, type Muehle } from './muehle';
import { placeOnWeb } from './surroundings';

const files = {
  records: new URL('../records.wasm', import.meta.url),
  muehle: new URL('../muehle.wasm', import.meta.url),
};
const compiled = new Map<string, Promise<WebAssembly.Module>>(); // by name
function module(name: keyof typeof files): Promise<WebAssembly.Module> {
  const known = compiled.get(name) ?? readFile(files[name]).then((bytes) => WebAssembly.compile(bytes));
  compiled.set(name, known);
  return known;
}

// A worker as browsers have them. It keeps the program from ending while it owes an answer, and no longer.
function thread(): Thread {
  const worker = new Worker(new URL('./node.worker.ts', import.meta.url));
  let owed = 0;
  const told: Thread = {
    onmessage: null,
    onerror: null,
    postMessage(message: WebAssembly.Module | Request) {
      if (!('done' in message) && ++owed > 0) worker.ref();
      worker.postMessage(message);
    },
    terminate: () => void worker.terminate(),
  };
  worker.unref();
  worker.on('message', (data: Answer) => {
    if (!('told' in data) && --owed === 0) worker.unref();
    told.onmessage?.call(told as never, { data } as MessageEvent<Answer>);
  });
  worker.on('error', () => told.onerror?.call(told as never, {} as ErrorEvent));
  return told;
}

function pathOf(where: string | URL): string {
  if (typeof where === 'string' && !where.startsWith('file:')) return where;
  try {
    return fileURLToPath(where);
  } catch (cause) {
    throw errorOf(cause, 'bad_argument');
  }
}
const isWeb = (where: string): boolean => /^https?:\/\//.test(where);

/** Loads the rules. `unreadable` where they cannot be had. */
export const load = (): Promise<Muehle> =>
  loadWith({
    module,
    thread,
    place(where) {
      if (isWeb(String(where))) return placeOnWeb(String(where));
      const path = pathOf(where);
      return { files: folderPlace(path), nothing: `there is no folder ${path}: \`muehle solve --db\` makes one` };
    },
  });
export * from './public';
