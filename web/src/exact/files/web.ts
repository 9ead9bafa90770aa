// Files that lie on a web server: the program's own, or any host of plain files.
import { Bounded } from '../../browser/bounded';
import { within } from '../../browser/patience';
import { readManifest, type FilePlace } from './place';

const wholeBytes = 32 * 1024; // a file that is not larger is fetched whole
const mostBytes = 1024 * 1024; // that are taken from a host that sends no ranges
const mostWhole = 64; // files that are held
const patience = 10_000; // ms for the list
const patienceForBytes = 60_000; // ms for what may be a megabyte

async function answerTo(address: string, range: string | null): Promise<Response> {
  const headers: HeadersInit = range === null ? {} : { Range: range };
  const response = await fetch(address, { headers, signal: within(patienceForBytes) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

export interface WebPlace extends FilePlace {
  // It has sent a file whole of which a piece was asked for: large ones cannot be read.
  readonly lacksRanges: boolean;
}

// `base`: the address of the folder in which the manifest lies, with the slash at its end.
export function webPlace(base: string): WebPlace {
  const sizes = new Map<string, number>(); // bytes, by folder and name
  const whole = new Bounded<string, Promise<Uint8Array>>(mostWhole);
  let lacksRanges = false;

  function keep(path: string, answer: Response | Promise<Response>): Promise<Uint8Array> {
    const loading = Promise.resolve(answer).then(async (response) => new Uint8Array(await response.arrayBuffer()));
    whole.set(path, loading);
    loading.catch(() => whole.delete(path));
    return loading;
  }

  return {
    get lacksRanges() {
      return lacksRanges;
    },
    async manifest() {
      const address = `${base}manifest.json`;
      const response = await fetch(address, { signal: within(patience) });
      if (!response.ok && response.status !== 404) throw new Error(`${address}: ${response.status}`);
      // A host of plain files may send a page for what it does not have.
      const manifest = response.ok ? readManifest(await response.json().catch(() => null)) : null;
      for (const { folder, files } of manifest?.databases ?? []) {
        for (const { name, bytes } of files) sizes.set(`${folder}/${name}`, bytes);
      }
      return manifest;
    },

    async read(folder, file, offset, length) {
      const path = `${folder}/${file}`;
      const end = offset + length;
      const known = whole.get(path);
      if (known) return (await known).slice(offset, end);
      if ((sizes.get(path) ?? Infinity) <= wholeBytes) {
        const all = keep(path, answerTo(base + path, null));
        return (await all).slice(offset, end);
      }
      const response = await answerTo(base + path, `bytes=${offset}-${end - 1}`);
      lacksRanges = response.status !== 206;
      if (lacksRanges) {
        // All of it, which may be hundreds of megabytes.
        if ((sizes.get(path) ?? Infinity) <= mostBytes)
          return keep(path, response).then((all) => all.slice(offset, end));
        await response.body?.cancel();
        throw new Error(`${base}${path}: the host sends no ranges`);
      }
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (bytes.length !== length) throw new Error(`${base}${path}: ${bytes.length} bytes of ${length}`);
      return bytes;
    },
  };
}
