// Requests by their names in `api.ts`, which says what each takes and answers.
import type { Result } from '../rules/core';
import { root } from '../browser/root';
import type { Requests } from './api';
import { ask, judge, post, postTwice } from './http';

type Route = keyof Requests;
export type Answer<Of extends Route> = Requests[Of]['answers'];

type Named<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;
type Part<Of extends Route, Name extends string, As extends string> =
  Requests[Of] extends Readonly<Record<Name, infer Value>> ? Readonly<Record<As, Value>> : unknown;
// What stands for the names in its path, and what else it takes.
type Said<Of extends Route> = Readonly<Record<Named<Of>, string | number>> &
  Part<Of, 'takes', 'body'> &
  Part<Of, 'query', 'query'> & { readonly signal?: AbortSignal | undefined };
type Given<Of extends Route> = object extends Said<Of> ? [said?: Said<Of>] : [said: Said<Of>];
interface Parts {
  body?: object;
  query?: Record<string, string>;
  signal?: AbortSignal;
  [name: string]: unknown;
}

function parts(route: Route, { body = {}, query = {}, signal, ...names }: Parts = {}) {
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names[name])));
  const asked = new URLSearchParams(query).toString();
  return { method, body, signal, path: root + filled.slice(1) + (asked && `?${asked}`) };
}

export async function request<Of extends Route>(route: Of, ...[said]: Given<Of>): Promise<Result<Answer<Of>>> {
  const { method, path, body, signal } = parts(route, said as Parts);
  if (method === 'GET') return judge(await ask(path, { signal }));
  const tells = method !== 'DELETE' || Object.keys(body).length > 0;
  return judge(tells ? await post(path, body, signal, method) : await ask(path, { method }));
}

// What the server answers in the same way when it comes again.
export async function requestTwice<Of extends Route>(route: Of, ...[said]: Given<Of>): Promise<Result<Answer<Of>>> {
  const { path, body } = parts(route, said as Parts);
  return judge(await postTwice(path, body));
}
