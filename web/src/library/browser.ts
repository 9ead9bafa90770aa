// The package in browsers.
import { compiled } from '../rules/compiled';
import { errorOf } from './error';
import { loadWith, type Muehle } from './muehle';
import { placeOnWeb } from './surroundings';

const addresses = {
  records: new URL('../records.wasm', import.meta.url),
  muehle: new URL('../muehle.wasm', import.meta.url),
};

function absolute(where: string | URL): string {
  try {
    return new URL(where, globalThis.location?.href).href;
  } catch (cause) {
    throw errorOf(cause, 'bad_argument');
  }
}

/** Loads the rules, once a page. `unreadable` where they cannot be had. */
export const load = (): Promise<Muehle> =>
  loadWith({
    module: (name) => compiled(addresses[name].href),
    thread: () => new Worker(new URL('../rules/core.worker.ts', import.meta.url), { type: 'module' }),
    place: (where) => placeOnWeb(absolute(where)),
  });
export * from './public';
