// A stand-in until every page of a file is checked: its size, and whether it is a database file at all.
import type { CheckFile } from './keep';

const mark = 'MUEHLEDB';

export const checkFile: CheckFile = async ({ name }, read) => {
  const head = new TextDecoder().decode(await read(0, mark.length));
  return head === mark ? null : `${name} is no database file`;
};
