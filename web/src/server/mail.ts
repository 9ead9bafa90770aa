// The mail address of an account, and the way back to one whose password is forgotten: docs/server-protocol.md,
// "Forgotten passwords".
import type { Result } from '../rules/core';
import { root } from '../browser/root';
import { ask, judge, post } from './http';

export interface MailAddress {
  readonly address: string | null; // confirmed
  readonly waiting: string | null; // for being confirmed
}
type Body = Record<string, unknown>;

const isAddress = (value: unknown): boolean => value === null || typeof value === 'string';
const isMail = ({ address, waiting }: Body): boolean => isAddress(address) && isAddress(waiting);
const isNamed = ({ name }: Body): boolean => typeof name === 'string';
const api = (path: string): string => `${root}api/${path}`;

export const askMail = async (): Promise<Result<MailAddress>> => judge<MailAddress>(await ask(api('me/mail')), isMail);
export const giveMail = async (address: string, password: string): Promise<Result<MailAddress>> =>
  judge<MailAddress>(await post(api('me/mail'), { address, password }), isMail);
export const removeMail = async (password: string): Promise<Result<MailAddress>> =>
  judge<MailAddress>(await post(api('me/mail/remove'), { password }), isMail);

// Whose account it is that the link belongs to.
export const confirmMail = async (token: string): Promise<Result<{ name: string }>> =>
  judge(await post(api('mail/confirm'), { token }), isNamed);
export const ownerOf = async (token: string): Promise<Result<{ name: string }>> =>
  judge(await post(api('password/link'), { token }), isNamed);
export const resetPassword = async (token: string, password: string): Promise<Result<{ name: string }>> =>
  judge(await post(api('password/reset'), { token, password }), isNamed);
// By a name or an address; the answer does not say whether there is any.
export const forgotPassword = async (who: string): Promise<Result<object>> =>
  judge<object>(await post(api('password/forgotten'), { who }), () => true);
