// What a server can know, by the list of its files: so it is not asked in vain.
import { isObject } from '../core/storage';
import { root } from '../ui/root';

export interface Known {
  values: boolean; // it tells values; a folder of plain files tells nothing
  files: ReadonlySet<string>; // of all its databases
}

export function readManifest(answer: unknown): Known | null {
  if (!isObject(answer) || !Array.isArray(answer['databases'])) return null;
  const files = answer['databases'].flatMap((database: unknown): unknown[] =>
    isObject(database) && Array.isArray(database['files']) ? (database['files'] as unknown[]) : [],
  );
  const names = files.flatMap((file) => (isObject(file) && typeof file['name'] === 'string' ? [file['name']] : []));
  return { values: answer['values'] === true, files: new Set(names) };
}

const placingPlies = 18;
const count = (points: string, stone: string): number => points.split(stone).length - 1;

// The file without which a position cannot be answered (docs/database-format.md): its own, or where those are worked
// out from what follows, that of a quiet move.
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

const fresh = 60_000; // ms that a list holds: files may come while a server runs
let asked: { at: number; known: Promise<Known | null> } | null = null;

async function ask(): Promise<Known | null> {
  const response = await fetch(`${root}db/manifest.json`);
  return response.ok ? readManifest(await response.json()) : null;
}

// False where it is certain that the server has no value of one of these positions; also where there is none.
export async function mayKnow(positions: readonly string[]): Promise<boolean> {
  const now = Date.now();
  if (!asked || now - asked.at > fresh) asked = { at: now, known: ask().catch(() => null) };
  const known = await asked.known;
  return known !== null && known.values && positions.every((position) => known.files.has(fileFor(position)));
}

// For tests.
export const forget = (): void => void (asked = null);
