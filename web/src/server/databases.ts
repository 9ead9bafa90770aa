// What the databases of the server have, and solving more of the game there: docs/server-protocol.md, "Databases".
import type { Result } from '../rules/core';
import type { Databases, Goal, Solve, SolveAnswer } from './api';
import { request } from './requests';

export type Stock = Databases;
export type { Goal, Solve };
export interface Order {
  rules: string;
  goal: string;
  distances: boolean;
  threads: number | null; // all
  megabytes: number | null; // what is free
}

export const stock = (): Promise<Result<Stock>> => request('GET /api/host/databases');

const solveOf = (told: Result<SolveAnswer>): Result<Solve | null> =>
  told.ok ? { ok: true, value: told.value.solve } : told;
export const lookAtSolve = async (): Promise<Result<Solve | null>> => solveOf(await request('GET /api/host/solve'));
export const startSolve = async (order: Order): Promise<Result<Solve | null>> =>
  solveOf(await request('POST /api/host/solve', { body: order }));
export const stopSolve = async (): Promise<Result<Solve | null>> => solveOf(await request('DELETE /api/host/solve'));
