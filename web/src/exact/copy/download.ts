// Makes a copy of database files, stretch by stretch. It can be broken off anywhere: what has been written is as long as
// it is, and a file counts when it has been checked.
import type { ReadStretch } from '../files/whole';
import type { Manifest } from '../files/place';
import { bytesOf, has, including, surplus, wishedOf, without, type CopiedFile, type Wish } from './copy';

// Null where the file is as it should be, else what is wrong.
export type CheckFile = (file: CopiedFile, read: ReadStretch) => Promise<string | null>;

export interface Host {
  manifest(): Promise<Manifest>;
  // From `offset` on, or the whole file where the host knows no ranges.
  load(file: CopiedFile, offset: number, length: number): Promise<{ offset: number; bytes: Uint8Array }>;
}
export interface Store {
  copy(): Promise<Manifest>; // what it has whole and checked
  remember(copy: Manifest): Promise<void>;
  size(file: CopiedFile): Promise<number>; // 0 where there is none
  write(file: CopiedFile, offset: number, bytes: Uint8Array): Promise<void>;
  read(file: CopiedFile, offset: number, length: number): Promise<Uint8Array>;
  remove(file: CopiedFile): Promise<void>;
}

// `connection`: may be better later. `wrong`: what the host sends is not in order. `room`: the device is full.
export type Fault = 'connection' | 'wrong' | 'room' | 'storage';
export class KeepingFailed extends Error {
  constructor(
    readonly fault: Fault,
    detail: string,
  ) {
    super(detail);
  }
}

export interface Progress {
  done: number; // bytes
  bytes: number;
}

const stretch = 4 << 20;
const tries = 2; // of a file that turns out to be damaged

export async function* keep(wish: Wish, host: Host, store: Store, check: CheckFile): AsyncGenerator<Progress> {
  const there = await host.manifest();
  const wished = wishedOf(there, wish);
  let copy = await store.copy();
  for (const file of surplus(copy, there, wish)) {
    copy = without(copy, file);
    await store.remember(copy);
    await store.remove(file);
  }

  const bytes = bytesOf(wished);
  const missing = wished.filter((file) => !has(copy, file));
  const sizes = new Map<CopiedFile, number>();
  for (const file of missing) sizes.set(file, Math.min(await store.size(file), file.bytes));
  const progress = (): Progress => {
    const rest = missing.reduce((sum, file) => sum + file.bytes - (sizes.get(file) ?? 0), 0);
    return { done: bytes - rest, bytes };
  };
  yield progress();

  for (const file of missing) {
    for (let attempt = 1; ; ++attempt) {
      for await (const size of load(file, host, store)) {
        sizes.set(file, size);
        yield progress();
      }
      const fault = await check(file, (offset, length) => store.read(file, offset, length));
      if (fault === null) break;
      await store.remove(file);
      sizes.set(file, 0);
      if (attempt === tries) throw new KeepingFailed('wrong', fault);
    }
    copy = including(copy, file);
    await store.remember(copy);
  }
  yield progress();
}

// Goes on where the file ends, and tells how long it is.
async function* load(file: CopiedFile, host: Host, store: Store): AsyncGenerator<number> {
  let size = await store.size(file);
  if (size > file.bytes) {
    await store.remove(file);
    size = 0;
  }
  while (size < file.bytes) {
    const { offset, bytes } = await host.load(file, size, Math.min(stretch, file.bytes - size));
    const end = offset + bytes.length;
    if (offset > size || end <= size || end > file.bytes)
      throw new KeepingFailed('wrong', `${file.name}: bytes ${offset} to ${end} of ${file.bytes}`);
    await store.write(file, offset, bytes);
    size = end;
    yield size;
  }
}
