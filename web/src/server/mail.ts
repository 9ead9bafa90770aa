// The mail address of an account, and the way back to one whose password is forgotten: docs/server-protocol.md,
// "Forgotten passwords".
import type { Result } from '../rules/core';
import type { Mail, Name } from './api';
import { request } from './requests';

export type MailAddress = Mail;

export const askMail = (): Promise<Result<Mail>> => request('GET /api/me/mail');
export const giveMail = (address: string, password: string): Promise<Result<Mail>> =>
  request('POST /api/me/mail', { body: { address, password } });
export const removeMail = (password: string): Promise<Result<Mail>> =>
  request('POST /api/me/mail/remove', { body: { password } });

// Whose account it is that the link belongs to.
export const confirmMail = (token: string): Promise<Result<Name>> =>
  request('POST /api/mail/confirm', { body: { token } });
export const ownerOf = (token: string): Promise<Result<Name>> =>
  request('POST /api/password/link', { body: { token } });
export const resetPassword = (token: string, password: string): Promise<Result<Name>> =>
  request('POST /api/password/reset', { body: { token, password } });
// By a name or an address; the answer does not say whether there is any.
export const forgotPassword = (who: string): Promise<Result<object>> =>
  request('POST /api/password/forgotten', { body: { who } });
