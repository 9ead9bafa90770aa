// Several who share a seat: how they come to it, and go. What they say goes over the socket.
import type { Result } from '../rules/core';
import { limit } from './http';
import { request } from './requests';

// The path of a link by which others come to the own seat; one from before opens nothing any more.
export async function openSeat(code: string): Promise<Result<string>> {
  const opened = await request('POST /api/tables/{code}/consultation', { code });
  return opened.ok ? { ok: true, value: opened.value.link } : opened;
}
export const closeSeat = (code: string): Promise<Result<object>> =>
  request('POST /api/tables/{code}/consultation/close', { code });
export const shareSeat = (code: string, token: string, name: string): Promise<Result<{ seat: 0 | 1 }>> =>
  request('POST /api/tables/{code}/consultation/join', {
    code,
    body: { token, ...(name && { name }) },
    signal: limit().signal,
  });
export const sendAway = (code: string, partner: number): Promise<Result<object>> =>
  request('POST /api/tables/{code}/consultation/send_away', { code, body: { partner } });
export const leaveSeat = (code: string): Promise<Result<object>> =>
  request('POST /api/tables/{code}/consultation/leave', { code });
