// What the host of the server has decided and written: docs/server-protocol.md, "Players" and "Hosts and referees".
import type { Result } from '../rules/core';
import { isObject } from '../browser/shapes';
import { root } from '../browser/root';
import { ask, judge, post } from './http';

export interface Site {
  registration: 'open' | 'invited' | 'closed';
  guests: boolean; // may open games and take seats
  rules: string; // a preset's, with which the forms for new games begin
  imprint: boolean; // there is one
  privacy: boolean;
  mail?: boolean; // goes to who has forgotten his password; not from an older server
}
export type HostText = 'imprint' | 'privacy';
export interface Invitation {
  id: number;
  by: string; // who made it; empty: at the command line, or the account is gone
  at: number; // seconds, as all times here
  until: number;
}

const api = (path: string): string => `${root}api/${path}`;
const isInvitation = (value: unknown): value is Invitation =>
  isObject(value) &&
  ['id', 'at', 'until'].every((key) => typeof value[key] === 'number') &&
  typeof value['by'] === 'string';

export const isSite = (value: unknown): value is Site =>
  isObject(value) &&
  ['open', 'invited', 'closed'].includes(value['registration'] as string) &&
  ['guests', 'imprint', 'privacy'].every((key) => typeof value[key] === 'boolean') &&
  typeof value['rules'] === 'string';

export const hostText = async (which: HostText): Promise<Result<{ text: string }>> =>
  judge(await ask(api(`site/${which}`)), ({ text }) => typeof text === 'string');

export async function invitations(): Promise<Result<Invitation[]>> {
  const found = judge<{ invitations: unknown[] }>(await ask(api('host/invitations')), (body) =>
    Array.isArray(body['invitations']),
  );
  return found.ok ? { ok: true, value: found.value.invitations.filter(isInvitation) } : found;
}
// With the link, which is told this once.
export const invite = async (): Promise<Result<{ invitation: Invitation & { link: string } }>> =>
  judge(
    await post(api('host/invitations'), {}),
    ({ invitation }) =>
      isInvitation(invitation) && typeof (invitation as unknown as { link: unknown }).link === 'string',
  );
export const withdraw = async (id: number): Promise<Result<object>> =>
  judge<object>(await ask(api(`host/invitations/${id}`), { method: 'DELETE' }), () => true);
// A link to another password for a player, to be handed over; it is told this once.
export const passwordLink = async (name: string): Promise<Result<{ link: string }>> =>
  judge(
    await post(api(`host/players/${encodeURIComponent(name)}/password`), {}),
    ({ link }) => typeof link === 'string',
  );
