// A database in a folder of this machine, as `muehle solve` writes it. Its files say themselves what they are
// (docs/database-format.md).
import { open, readdir, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilePlace, ListedDatabase, ListedFile, Manifest } from '../exact/files/place';

const header = { bytes: 64, magic: 'MUEHLEDB', model: 32 };

async function readAt(file: FileHandle, offset: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  const { bytesRead } = await file.read(bytes, 0, length, offset);
  return bytes.subarray(0, bytesRead);
}

async function reading<Value>(path: string, work: (file: FileHandle) => Promise<Value>): Promise<Value> {
  const file = await open(path, 'r');
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

// What is no file of a database is left out.
async function listedFile(path: string, name: string): Promise<ListedFile[]> {
  if (!/^(moving|placing)-[\d-]+\.(wdl|plies)$/.test(name)) return [];
  const { size } = await stat(join(path, name));
  const first = await reading(join(path, name), (file) => readAt(file, 0, header.bytes));
  if (first.length < header.bytes || !new TextDecoder().decode(first).startsWith(header.magic)) return [];
  const model = Number(new DataView(first.buffer).getBigUint64(header.model, true));
  return [{ name, bytes: size, model, checksum: '' }];
}

async function listed(path: string, folder: string): Promise<ListedDatabase> {
  const names = (await readdir(join(path, folder))).sort();
  const files = await Promise.all(names.map((name) => listedFile(join(path, folder), name)));
  return { folder, rules: '', files: files.flat() };
}

export function folderPlace(path: string): FilePlace {
  return {
    async manifest(): Promise<Manifest | null> {
      const entries = await readdir(path, { withFileTypes: true }).catch((cause: NodeJS.ErrnoException) => {
        if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return null;
        throw cause;
      });
      if (!entries) return null;
      const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
      const databases = await Promise.all(folders.map((folder) => listed(path, folder)));
      return { values: false, databases, others: [], elsewhere: [] };
    },
    async read(folder, file, offset, length) {
      const bytes = await reading(join(path, folder, file), (opened) => readAt(opened, offset, length));
      if (bytes.length !== length) throw new Error(`${join(path, folder, file)} ends too early`);
      return bytes;
    },
  };
}
