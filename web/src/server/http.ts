// Asking the server: what it is asked, and what its answers come to.
import type { Result } from '../rules/core';
import { isObject } from '../browser/shapes';
import type { Refused } from '../rules/view';
import { protocol, protocolHeader } from './protocol';

export const refusal = (code: string, message = ''): Refused => ({ code, message, reason: null });
const text = (value: unknown) => (typeof value === 'string' ? value : '');

export type Asked = { status: number; body: unknown } | null; // null: nobody answers

export const answerLimit = 10_000; // ms

// What may be asked again is given up after a while, as a server that says nothing may never answer. What must not be
// done twice is waited for.
export function limit(): AbortController {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), answerLimit);
  return stop;
}

// A question of which one at a time is under way, and which ends when nobody wants to know any more.
export class Asking {
  private stop: AbortController | null = null;

  // Null where it is being asked already, or was ended.
  async ask<Value>(question: (stop: AbortSignal) => Promise<Value>): Promise<Value | null> {
    if (this.stop) return null;
    const stop = limit();
    this.stop = stop;
    try {
      const answer = await question(stop.signal);
      return this.stop === stop ? answer : null;
    } finally {
      if (this.stop === stop) this.stop = null;
    }
  }
  end(): void {
    this.stop?.abort();
    this.stop = null;
  }
}

export async function ask(path: string, options: RequestInit = {}): Promise<Asked> {
  try {
    const { method, signal = method === undefined ? limit().signal : null } = options;
    const headers = { ...options.headers, [protocolHeader]: String(protocol) };
    const response = await fetch(path, { ...options, headers, signal });
    const body: unknown = await response.json().catch((why: unknown) => {
      if (why instanceof SyntaxError) return null;
      throw why; // it has broken off
    });
    if (response.status === 426) void import('../offline/updates.svelte').then(({ updates }) => updates.renew());
    return { status: response.status, body };
  } catch {
    return null;
  }
}

export const post = (path: string, body: object, signal?: AbortSignal, method = 'POST'): Promise<Asked> =>
  ask(path, {
    ...{ method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    ...(signal && { signal }),
  });

// Whether it was done is not known: the line has broken, or a server between has said so.
const isUnanswered = (asked: Asked): boolean =>
  asked === null ||
  (isObject(asked.body) && isObject(asked.body['error']) && asked.body['error']['code'] === 'unanswered');

// What the server answers in the same way when it comes again is sent once more where no answer came.
export async function postTwice(path: string, body: object): Promise<Asked> {
  const asked = await post(path, body, limit().signal);
  return isUnanswered(asked) ? post(path, body, limit().signal) : asked;
}

// What was asked for. A server that refuses nothing says what `api.ts` has; what lies before it, as a network that wants
// a sign-in, or another host at its address has a page.
export function judge<Value>(asked: Asked): Result<Value> {
  if (!asked || isUnanswered(asked)) return { ok: false, refused: refusal('offline') };
  const { status, body } = asked;
  if (status < 300 && isObject(body)) return { ok: true, value: body as Value };
  const error = isObject(body) && isObject(body['error']) ? body['error'] : null;
  if (error && text(error['code']) !== '')
    return { ok: false, refused: refusal(text(error['code']), text(error['message'])) };
  if ([404, 405, 501].includes(status)) return { ok: false, refused: refusal('no_tables') }; // a host of plain files
  // A proxy answers for a server that is away, or the server is of another kind.
  return { ok: false, refused: refusal(status >= 500 ? 'busy' : 'bad_answer') };
}

// For who knows that the server is there: another answers for it, as a proxy or the network that one has come to does.
export const seenBefore = <Value>(told: Result<Value>): Result<Value> =>
  told.ok || !['no_tables', 'bad_answer'].includes(told.refused.code) ? told : judge(null);

// Whether it may go well when it is tried again.
export const isPassing = ({ code }: Refused): boolean => ['offline', 'busy', 'too_many', 'internal'].includes(code);
