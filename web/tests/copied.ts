// A file of a database, as copies of it know it.
import type { CopiedFile } from '../src/exact/copy/copy';

export const file = (name: string, bytes: number, checksum = 'c'): CopiedFile => ({
  folder: 'a',
  rules: 'r',
  name,
  bytes,
  model: 1,
  checksum,
});
