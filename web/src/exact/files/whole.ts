// Whether a file is whole: every page of it has the checksum that its table says.
import type { Questions } from '../../rules/questions';
import type { Refused } from '../../rules/view';
import { withBytes } from './reader';

const stretch = 4 << 20; // bytes that are looked at at once; more than ever stands before the pages

export type ReadStretch = (offset: number, length: number) => Promise<Uint8Array>;

export interface WholeFile {
  folder: string; // of a rule set
  name: string;
  bytes: number;
}

// Null where it is, else what is wrong. `core`: a desk of the computer that checks nothing else meanwhile; `hear`: bytes
// that are checked.
export async function findDamage(
  core: Questions,
  { folder, name, bytes }: WholeFile,
  read: ReadStretch,
  hear: (checked: number) => void,
): Promise<Refused | null> {
  const tooShort: Refused = { code: 'damaged', message: `${name} ends too early`, reason: null };
  for (let offset = 0; offset < bytes; hear(offset)) {
    const length = Math.min(stretch, bytes - offset);
    const part = await read(offset, length);
    if (part.length !== length) return tooShort;
    const answer = await core.pass<{ next: number }>(withBytes(['check', folder, name, bytes, offset], part));
    if (!answer.ok) return answer.refused;
    if (answer.value.next <= offset) return tooShort;
    offset = answer.value.next;
  }
  return null;
}
