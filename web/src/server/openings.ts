// The collection of games of the server's host: docs/server-protocol.md, "Openings".
import type { Result } from '../rules/core';
import type { CollectedGames, CollectedRecord, Openings } from './api';
import { request } from './requests';

export type { CollectedGames, Openings };
export type Branch = Openings['moves'][number];
export type CollectedGame = CollectedGames['games'][number];

export const askOpenings = (rules: string, position: string): Promise<Result<Openings>> =>
  request('GET /api/openings', { query: { position, rules } });
export const findCollected = (position: string): Promise<Result<CollectedGames>> =>
  request('GET /api/openings/games', { query: { position } });
export const askCollected = (number: number): Promise<Result<CollectedRecord>> =>
  request('GET /api/openings/games/{number}', { number });
