// Where database files lie, and what a place has of them (docs/server-protocol.md, docs/database-format.md).
import { isObject, isText } from '../../browser/shapes';

export interface ListedFile {
  name: string;
  bytes: number;
  model: number; // bytes of its model
  checksum: string;
}
export interface ListedDatabase {
  folder: string; // of a rule set
  rules: string; // what its values depend on
  files: ListedFile[];
}
export interface Manifest {
  values: boolean; // who gives it tells values too; a folder of plain files tells nothing
  databases: ListedDatabase[];
  others: ListedDatabase[]; // of which it has no files, and tells values all the same
  elsewhere: string[]; // addresses of other places, as the host states them
}

export interface FilePlace {
  // What it holds whole. Null: nothing. Rejected where it cannot be reached now.
  manifest(): Promise<Manifest | null>;
  // Another text where it may hold something else by now; without it nobody knows.
  stamp?(): string;
  // Rejected where these bytes cannot be had.
  read(folder: string, file: string, offset: number, length: number): Promise<Uint8Array>;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function readFile(file: unknown): ListedFile[] {
  if (!isObject(file)) return [];
  const { name, bytes, model, checksum } = file;
  if (!isText(name) || typeof bytes !== 'number' || typeof model !== 'number' || !isText(checksum)) return [];
  return [{ name, bytes, model, checksum }];
}

function readDatabase(database: unknown): ListedDatabase[] {
  if (!isObject(database)) return [];
  const { folder, rules, files } = database;
  if (!isText(folder) || !isText(rules)) return [];
  return [{ folder, rules, files: list(files).flatMap(readFile) }];
}

// Null for what is none; entries that make no sense are left out.
export function readManifest(answer: unknown): Manifest | null {
  if (!isObject(answer) || !Array.isArray(answer['databases'])) return null;
  return {
    values: answer['values'] === true,
    databases: answer['databases'].flatMap(readDatabase),
    others: list(answer['others']).flatMap(readDatabase),
    elsewhere: list(answer['elsewhere']).filter(isText),
  };
}

const placingPlies = 18;
const count = (points: string, stone: string): number => points.split(stone).length - 1;

// The file without which a position cannot be answered: its own, or where those are worked out from what follows, that
// of a quiet move.
export function fileFor(position: string): string {
  const [points = '', mover, white = '0', black = '0'] = position.split(' ');
  const [own, opp] =
    mover === 'b' ? [count(points, 'B'), count(points, 'W')] : [count(points, 'W'), count(points, 'B')];
  const ply = placingPlies - Number(white) - Number(black);
  const moving = (a: number, b: number): string => `moving-${Math.min(a, b)}-${Math.max(a, b)}.wdl`;
  if (ply >= placingPlies) return moving(own, opp);
  if (ply % 2 === 0) return `placing-${ply}-${own}-${opp}.wdl`;
  return ply + 1 === placingPlies ? moving(own + 1, opp) : `placing-${ply + 1}-${opp}-${own + 1}.wdl`;
}

type Databases = Pick<Manifest, 'databases'>;

// Those of which who gives the manifest tells, or whose files it has.
export const toldBy = ({ values, databases, others }: Manifest): Databases => ({
  databases: values ? [...databases, ...others] : databases,
});

// False where it is certain that one of these positions has no value there.
export function mayKnow({ databases }: Databases, positions: readonly string[]): boolean {
  const wanted = new Set(positions.map(fileFor));
  return databases.some(({ files }) => {
    const there = new Set(files.map(({ name }) => name));
    return [...wanted].every((name) => there.has(name));
  });
}

// In how many moves a won game is over.
export const holdsDistances = (name: string): boolean => name.endsWith('.plies');
export const knowsDistances = ({ databases }: Manifest): boolean =>
  databases.some(({ files }) => files.some(({ name }) => holdsDistances(name)));
