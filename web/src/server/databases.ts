// What the databases of the server have, and solving more of the game there: docs/server-protocol.md, "Databases".
import type { Result } from '../rules/core';
import { isObject } from '../browser/shapes';
import { root } from '../browser/root';
import { ask, judge, post } from './http';

export interface Database {
  rules: string; // what the values depend on
  presets: string[]; // that share them
  files: number;
  bytes: number;
  moving: number; // sectors of the moving phase that can be answered
  distances: number; // of these, with distances
  sectors: number; // of both phases
}
export interface Goal {
  goal: string; // `up-to-8`, `moving` or `all`
  distances: boolean;
  seconds: number;
  disk: number; // bytes
  memory: number;
}
export interface Solve {
  presets: string[];
  goal: string;
  distances: boolean;
  by: string;
  since: number; // seconds since 1970
  state: 'running' | 'stopped' | 'done' | 'failed';
  stopping: boolean;
  done: number; // steps
  steps: number; // 0: not known yet
  now: { ply: number | null; sectors: string[] } | null;
  part: number; // 0 to 1
  seconds_left: number | null;
  error: string; // English
}
export interface Stock {
  databases: Database[];
  all: { moving: number; sectors: number };
  free_disk: number | null;
  machine: { threads: number; memory: number } | null;
  goals: Goal[];
  obstacle: string | null; // why nothing can be solved
  building: boolean; // the small database
  solve: Solve | null; // the last one
}
export interface Order {
  rules: string;
  goal: string;
  distances: boolean;
  threads: number | null; // all
  megabytes: number | null; // what is free
}

const api = (path: string): string => `${root}api/host/${path}`;
const has = (value: unknown, kind: 'number' | 'string', ...keys: readonly string[]): boolean =>
  isObject(value) && keys.every((key) => typeof value[key] === kind);
const isDatabase = (value: unknown): boolean =>
  has(value, 'number', 'files', 'bytes', 'moving', 'distances', 'sectors') &&
  isObject(value) &&
  Array.isArray(value['presets']);
const isGoal = (value: unknown): boolean =>
  has(value, 'string', 'goal') && has(value, 'number', 'seconds', 'disk', 'memory');
const isSolve = (value: unknown): boolean =>
  value === null ||
  (has(value, 'string', 'goal', 'by', 'state', 'error') && has(value, 'number', 'since', 'done', 'steps', 'part'));
const isStock = (body: Record<string, unknown>): boolean =>
  Array.isArray(body['databases']) &&
  body['databases'].every(isDatabase) &&
  has(body['all'], 'number', 'moving', 'sectors') &&
  Array.isArray(body['goals']) &&
  body['goals'].every(isGoal) &&
  isSolve(body['solve']);

export const stock = async (): Promise<Result<Stock>> => judge(await ask(api('databases')), isStock);

const solveOf = (asked: Awaited<ReturnType<typeof ask>>): Result<Solve | null> => {
  const found = judge<{ solve: Solve | null }>(asked, ({ solve }) => isSolve(solve));
  return found.ok ? { ok: true, value: found.value.solve } : found;
};
export const lookAtSolve = async (): Promise<Result<Solve | null>> => solveOf(await ask(api('solve')));
export const startSolve = async (order: Order): Promise<Result<Solve | null>> =>
  solveOf(await post(api('solve'), { ...order }));
export const stopSolve = async (): Promise<Result<Solve | null>> =>
  solveOf(await ask(api('solve'), { method: 'DELETE' }));
