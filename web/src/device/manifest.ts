// The list of database files that a host has (docs/server-protocol.md).
import { isObject } from '../core/storage';

export interface ListedFile {
  name: string;
  bytes: number;
  checksum: string;
}
export interface ListedDatabase {
  folder: string; // of a rule set
  rules: string; // what its values depend on
  files: ListedFile[];
}
export interface Manifest {
  values: boolean;
  databases: ListedDatabase[];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function readFile(file: unknown): ListedFile[] {
  if (!isObject(file)) return [];
  const { name, bytes, checksum } = file;
  return isText(name) && typeof bytes === 'number' && isText(checksum) ? [{ ...file, name, bytes, checksum }] : [];
}

function readDatabase(database: unknown): ListedDatabase[] {
  if (!isObject(database)) return [];
  const { folder, rules, files } = database;
  return isText(folder) && isText(rules) ? [{ folder, rules, files: list(files).flatMap(readFile) }] : [];
}

// Null for what is none; entries that make no sense are left out.
export function readManifest(answer: unknown): Manifest | null {
  if (!isObject(answer) || !Array.isArray(answer['databases'])) return null;
  return { values: answer['values'] === true, databases: answer['databases'].flatMap(readDatabase) };
}
