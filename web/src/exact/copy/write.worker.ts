// Writes into the browser's file storage. All browsers let only a worker do that without copying the file first.
export interface Writing {
  path: string[];
  offset: number;
  bytes: Uint8Array;
  ends: boolean; // the file ends with these bytes
}
export type Written = { failure: null } | { failure: string; name: string };

// Of which the types of pages know nothing.
interface SyncHandle {
  write(bytes: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}
interface SyncFile {
  createSyncAccessHandle(): Promise<SyncHandle>;
}

async function write({ path, offset, bytes, ends }: Writing): Promise<void> {
  let folder = await navigator.storage.getDirectory();
  for (const name of path.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
  const file: unknown = await folder.getFileHandle(path.at(-1) ?? '', { create: true });
  const handle = await (file as SyncFile).createSyncAccessHandle();
  try {
    const written = handle.write(bytes, { at: offset });
    if (written < bytes.length) throw new DOMException('not all of it was written', 'QuotaExceededError');
    if (ends) handle.truncate(offset + bytes.length);
    handle.flush();
  } finally {
    handle.close();
  }
}

self.onmessage = ({ data }: MessageEvent<Writing>) => {
  const tell = (written: Written): void => self.postMessage(written);
  write(data).then(
    () => tell({ failure: null }),
    (cause: unknown) => tell({ failure: String(cause), name: cause instanceof DOMException ? cause.name : '' }),
  );
};
