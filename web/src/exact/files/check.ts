// Whether a file that was downloaded is whole.
import { takeComputer } from '../../rules/computer';
import { findDamage, type ReadStretch, type WholeFile } from './whole';

// Null where it is, else what is wrong.
export async function checkFile(file: WholeFile, read: ReadStretch): Promise<string | null> {
  const core = takeComputer();
  try {
    return (await findDamage(core, file, read, () => undefined))?.message ?? null;
  } finally {
    core.close();
  }
}
