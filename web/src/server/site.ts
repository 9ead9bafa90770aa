// What the host of the server has decided and written: docs/server-protocol.md, "Players" and "Hosts and referees".
import type { Result } from '../rules/core';
import type { Invitation, NewInvitation, Site } from './api';
import { request } from './requests';

export type { Invitation, Site };
export type Face = NonNullable<Site['face']>; // the club whose server this is
export type HostText = 'imprint' | 'privacy';

// Which club's server this is; empty: nobody's.
export const setFace = (club: string): Promise<Result<object>> =>
  request('PUT /api/site/face', { body: { ...(club && { club }) } });
export const hostText = (which: HostText): Promise<Result<{ text: string }>> => request(`GET /api/site/${which}`);

export async function invitations(): Promise<Result<readonly Invitation[]>> {
  const found = await request('GET /api/host/invitations');
  return found.ok ? { ok: true, value: found.value.invitations } : found;
}
// With the link, which is told this once.
export const invite = (): Promise<Result<NewInvitation>> => request('POST /api/host/invitations');
export const withdraw = (id: number): Promise<Result<object>> => request('DELETE /api/host/invitations/{id}', { id });
// A link to another password for a player, to be handed over; it is told this once.
export const passwordLink = (name: string): Promise<Result<{ link: string }>> =>
  request('POST /api/host/players/{name}/password', { name });
