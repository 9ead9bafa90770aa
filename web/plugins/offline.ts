// Writes into the service worker (src/offline/worker/worker.ts) which files the page consists of. The version follows from what
// is in them, so another page is another worker.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const worker = 'offline.js';

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => file !== worker)
    .sort();
}

function versionOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

export const offline = (source: string): Plugin => ({
  name: 'offline',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: source, fileName: worker });
  },
  writeBundle({ dir = '' }) {
    const files = filesIn(dir);
    const code = readFileSync(join(dir, worker), 'utf8');
    // Not every browser lets a service worker be a module.
    if (/^(import|export)\b/m.test(code)) throw new Error(`${worker} has to be one script that imports nothing`);
    const written = code
      .replace('__VERSION__', JSON.stringify(versionOf(dir, files)))
      .replace('__FILES__', JSON.stringify(files));
    if (/__(VERSION|FILES)__/.test(written)) throw new Error(`${worker} names its version or its files twice`);
    writeFileSync(join(dir, worker), written);
  },
});
