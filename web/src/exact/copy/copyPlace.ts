// The copy as a place from which a database is read, also without a connection.
import type { FilePlace } from '../files/place';
import { kept } from './remembered';
import { readCopy, readStretch } from './opfs';

export const devicePlace: FilePlace = {
  async manifest() {
    if (!kept()) return null; // who has no copy pays nothing
    const copy = await readCopy();
    return copy.databases.length > 0 ? copy : null;
  },
  stamp: () => JSON.stringify(kept()),
  read: readStretch,
};
