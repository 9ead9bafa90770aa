// Somebody who has an account and is signed in, without having gone through the page for it.
import { password } from './account';
import type { Visitor, VisitOptions } from './test';

type Visit = (path?: string, options?: VisitOptions) => Promise<Visitor>;

// Opens the page at `path`, which is the first that is loaded.
export async function registered(visit: Visit, name: string, path: string, options?: VisitOptions): Promise<Visitor> {
  const visitor = await visit('/theme.js', options); // no page yet
  const { page } = visitor;
  const answer = await page.context().request.post('/api/register', { data: { name, password } });
  if (!answer.ok()) throw new Error(`${name} has no account: ${answer.status()}`);
  await page.goto(path);
  return visitor;
}
