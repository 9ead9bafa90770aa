// The package in browsers.
import { webPlace } from '../exact/files/web';
import { compiled } from '../rules/compiled';
import { loadWith, type Muehle } from './muehle';

const addresses = {
  records: new URL('../records.wasm', import.meta.url),
  muehle: new URL('../muehle.wasm', import.meta.url),
};
const folder = (where: string | URL): string => new URL(where, globalThis.location?.href).href.replace(/\/*$/, '/');

/** Loads the rules, once a page. `unreadable` where they cannot be had. */
export const load = (): Promise<Muehle> =>
  loadWith({
    module: (name) => compiled(addresses[name].href),
    thread: () => new Worker(new URL('../rules/core.worker.ts', import.meta.url), { type: 'module' }),
    place: (where) => webPlace(folder(where)),
  });
export * from './public';
