// Files that lie on a web server: the program's own, or any host of plain files.
import { readManifest, type FilePlace } from './place';

const wholeBytes = 128 * 1024; // a file that is not larger is fetched whole: then it can be kept, too

async function answerTo(address: string, range: string | null): Promise<Response> {
  const response = await fetch(address, range === null ? {} : { headers: { Range: range } });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

// `base`: the address of the folder in which the manifest lies, with the slash at its end.
export function webPlace(base: string): FilePlace {
  const sizes = new Map<string, number>(); // bytes, by folder and name
  const whole = new Map<string, Promise<Uint8Array>>();

  function fetchWhole(path: string): Promise<Uint8Array> {
    const known = whole.get(path);
    if (known) return known;
    const loading = answerTo(base + path, null).then(async (response) => new Uint8Array(await response.arrayBuffer()));
    whole.set(path, loading);
    loading.catch(() => whole.delete(path));
    return loading;
  }

  return {
    async manifest() {
      const response = await fetch(`${base}manifest.json`);
      const manifest = response.ok ? readManifest(await response.json()) : null;
      for (const { folder, files } of manifest?.databases ?? []) {
        for (const { name, bytes } of files) sizes.set(`${folder}/${name}`, bytes);
      }
      return manifest;
    },

    async read(folder, file, offset, length) {
      const path = `${folder}/${file}`;
      const end = offset + length;
      if ((sizes.get(path) ?? Infinity) <= wholeBytes) return (await fetchWhole(path)).subarray(offset, end);
      const response = await answerTo(base + path, `bytes=${offset}-${end - 1}`);
      // A host that knows no ranges would send hundreds of megabytes.
      if (response.status !== 206) {
        await response.body?.cancel();
        throw new Error(`${base}${path}: the host sends no ranges`);
      }
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (bytes.length !== length) throw new Error(`${base}${path}: ${bytes.length} bytes of ${length}`);
      return bytes;
    },
  };
}
