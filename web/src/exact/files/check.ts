// Whether a file that was downloaded is whole: every page of it has the checksum that its table says.
import { takeComputer } from '../../rules/computer';
import { withBytes } from './reader';

const stretch = 4 << 20; // bytes that are looked at at once; more than ever stands before the pages

export type ReadStretch = (offset: number, length: number) => Promise<Uint8Array>;

// Null where it is, else what is wrong. `hear`: bytes that are checked.
export async function checkFile(
  folder: string,
  file: string,
  bytes: number,
  read: ReadStretch,
  hear: (checked: number) => void = () => undefined,
): Promise<string | null> {
  const core = takeComputer();
  try {
    for (let offset = 0; offset < bytes; hear(offset)) {
      const part = await read(offset, Math.min(stretch, bytes - offset));
      const answer = await core.pass<{ next: number }>(withBytes(['check', folder, file, bytes, offset], part));
      if (!answer.ok) return answer.refused.message;
      if (answer.value.next <= offset) return `${file} ends too early`;
      offset = answer.value.next;
    }
    return null;
  } finally {
    core.close();
  }
}
