// The copy in the browser's file storage, to be written.
import { KeepingFailed, type Store } from './download';
import { listName, readCopy, readStretch, removeFile, sizeOf, top } from './opfs';
import type { Written, Writing } from './write.worker';

export interface OpenStore extends Store {
  close(): void;
}

export function openStore(): OpenStore {
  const worker = new Worker(new URL('./write.worker.ts', import.meta.url), { type: 'module' });

  // One after the other: `keep` waits for each.
  const write = (path: string[], offset: number, bytes: Uint8Array, ends: boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      worker.onerror = () => reject(new KeepingFailed('storage', 'the worker could not be started'));
      worker.onmessage = ({ data }: MessageEvent<Written>) => {
        if (data.failure === null) resolve();
        else reject(new KeepingFailed(data.name === 'QuotaExceededError' ? 'room' : 'storage', data.failure));
      };
      const writing: Writing = { path, offset, bytes, ends };
      worker.postMessage(writing, [bytes.buffer]);
    });

  return {
    copy: readCopy,
    remember: (copy) => write([top, listName], 0, new TextEncoder().encode(JSON.stringify(copy)), true),
    size: ({ folder, name }) => sizeOf(folder, name),
    write: ({ folder, name }, offset, bytes) => write([top, folder, name], offset, bytes, false),
    read: ({ folder, name }, offset, length) => readStretch(folder, name, offset, length),
    remove: ({ folder, name }) => removeFile(folder, name),
    close: () => worker.terminate(),
  };
}
