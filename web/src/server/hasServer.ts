// Whether this page comes from a server. A host of plain files says that it is none, and is asked nothing else.
import { isObject } from '../browser/shapes';
import { root } from '../browser/root';
import { ask } from './http';

let known: boolean | undefined; // where the page lies does not change

export async function hasServer(): Promise<boolean> {
  if (known !== undefined) return known;
  const asked = await ask(`${root}db/manifest.json`);
  if (!asked) return false; // nobody can say it just now
  known = isObject(asked.body) && asked.body['values'] === true;
  return known;
}
// It has said that it is none; where nobody can say it just now, it may still be one.
export async function isPlainHost(): Promise<boolean> {
  await hasServer();
  return known === false;
}
