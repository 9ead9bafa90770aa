// Which files a copy of the solution consists of, and which of them it has. Values and pure functions.
import { holdsDistances, type ListedDatabase, type ListedFile, type Manifest } from '../files/place';

export interface Wish {
  folders: string[]; // of the rule sets
  distances: boolean; // also in how many moves
}
export interface CopiedFile extends ListedFile {
  folder: string;
  rules: string;
}

const filesOf = ({ folder, rules, files }: ListedDatabase): CopiedFile[] =>
  files.map((file) => ({ ...file, folder, rules }));
const allOf = ({ databases }: Manifest): CopiedFile[] => databases.flatMap(filesOf);

const isWished = ({ folder, name }: CopiedFile, { folders, distances }: Wish): boolean =>
  folders.includes(folder) && (distances || !holdsDistances(name));

// Results before distances, and small ones first: what is there can be used before all is.
export function wishedOf(host: Manifest, wish: Wish): CopiedFile[] {
  const order = ({ name, bytes }: CopiedFile): number => bytes + (holdsDistances(name) ? 1e15 : 0);
  return allOf(host)
    .filter((file) => isWished(file, wish))
    .sort((a, b) => order(a) - order(b));
}

export const bytesOf = (files: readonly ListedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

// How the copy remembers what it has whole and checked.
export const nothing: Manifest = { values: false, databases: [], others: [], elsewhere: [] };

const same = (a: CopiedFile, b: CopiedFile): boolean => a.folder === b.folder && a.name === b.name;

export const has = (copy: Manifest, file: CopiedFile): boolean =>
  allOf(copy).some((other) => same(other, file) && other.checksum === file.checksum && other.bytes === file.bytes);

// What has to go: another version of a file that the host has, and what is not wished any more. What the host alone has
// lost stays.
export function surplus(copy: Manifest, host: Manifest, wish: Wish): CopiedFile[] {
  const there = allOf(host);
  return allOf(copy).filter(
    (file) => !isWished(file, wish) || (there.some((other) => same(other, file)) && !has(host, file)),
  );
}

export function without(copy: Manifest, gone: CopiedFile): Manifest {
  const databases = copy.databases.map((database) => {
    const files = database.files.filter(({ name }) => database.folder !== gone.folder || name !== gone.name);
    return { ...database, files };
  });
  return { ...copy, databases: databases.filter(({ files }) => files.length > 0) };
}

export function including(copy: Manifest, { folder, rules, ...file }: CopiedFile): Manifest {
  const known = copy.databases.find((database) => database.folder === folder);
  const database = { folder, rules, files: [...(known?.files ?? []), file] };
  return { ...copy, databases: [...copy.databases.filter((other) => other !== known), database] };
}
