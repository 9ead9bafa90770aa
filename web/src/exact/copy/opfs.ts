// The browser's own file storage (OPFS): a folder of the copy, with a folder for each rule set as the host has them, and
// the list of what is whole and checked.
import { readManifest, type Manifest } from '../files/place';
import { nothing } from './copy';

export const top = 'muehle-database';
export const listName = 'copy.json';

const isAbsent = (cause: unknown): boolean =>
  cause instanceof DOMException && (cause.name === 'NotFoundError' || cause.name === 'TypeMismatchError');

// Null where there is none.
async function fileAt(path: readonly string[]): Promise<File | null> {
  try {
    let folder = await navigator.storage.getDirectory();
    for (const name of path.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    return await (await folder.getFileHandle(path.at(-1) ?? '')).getFile();
  } catch (cause) {
    if (isAbsent(cause)) return null;
    throw cause;
  }
}

// What was interrupted while it was written says nothing: then the files are checked again.
export async function readCopy(): Promise<Manifest> {
  const text = await (await fileAt([top, listName]))?.text();
  try {
    return readManifest(JSON.parse(text ?? '')) ?? nothing;
  } catch {
    return nothing;
  }
}

export const sizeOf = async (folder: string, file: string): Promise<number> =>
  (await fileAt([top, folder, file]))?.size ?? 0;

export async function readStretch(folder: string, file: string, offset: number, length: number): Promise<Uint8Array> {
  const found = await fileAt([top, folder, file]);
  const bytes = await found?.slice(offset, offset + length).arrayBuffer();
  if (bytes?.byteLength !== length)
    throw new Error(`${folder}/${file} does not have bytes ${offset} to ${offset + length}`);
  return new Uint8Array(bytes);
}

export async function removeFile(folder: string, file: string): Promise<void> {
  try {
    const place = await (await navigator.storage.getDirectory()).getDirectoryHandle(top);
    await (await place.getDirectoryHandle(folder)).removeEntry(file);
  } catch (cause) {
    if (!isAbsent(cause)) throw cause;
  }
}

export async function removeAll(): Promise<void> {
  try {
    await (await navigator.storage.getDirectory()).removeEntry(top, { recursive: true });
  } catch (cause) {
    if (!isAbsent(cause)) throw cause;
  }
}
