// The copy as a place from which a database is read, also without a connection.
import type { Manifest } from './manifest';
import { kept } from './kept';
import { readCopy, readStretch } from './opfs';

export interface FilePlace {
  // What it holds whole and checked; null: nothing.
  manifest(): Promise<Manifest | null>;
  // Rejected where these bytes cannot be had.
  read(folder: string, file: string, offset: number, length: number): Promise<Uint8Array>;
}

export const devicePlace: FilePlace = {
  async manifest() {
    if (!kept()) return null; // who has no copy pays nothing
    const copy = await readCopy();
    return copy.databases.length > 0 ? copy : null;
  },
  read: readStretch,
};
