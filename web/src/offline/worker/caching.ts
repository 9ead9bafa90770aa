// What the service worker keeps, and which requests it answers from that.

// Caches belong to the whole origin, where several folders may have a page each.
export const cachePrefix = (scope: string): string => `muehle ${scope} `;
export const cacheName = (scope: string, version: string): string => cachePrefix(scope) + version;

// A page that is open holds a lock whose name is the address of the file it began with. `top`: where the page lies.
export const openIn = (locks: readonly LockInfo[], top: string): string[] =>
  locks.flatMap(({ name = '' }) => (name.startsWith(`${top}assets/`) ? [name] : []));

// Of `caches`, oldest first: those of this page that nobody needs. `used`: those that have what an open page began with,
// which loads more parts of its version. The version before the current one stays too, for pages that hold no lock.
export function outdated(caches: readonly string[], scope: string, current: string, used: readonly string[]): string[] {
  const earlier = caches.filter((name) => name.startsWith(cachePrefix(scope)) && name !== current);
  return earlier.slice(0, -1).filter((name) => !used.includes(name));
}

// The page of a table: as the server gives it, which may have something to say about it. What is kept where it does not
// answer while who asks has `patience`, or something on the way says that it has failed.
export async function fromServer(
  asked: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  patience: Promise<unknown>,
): Promise<Response> {
  const answer = await Promise.race([asked.catch(() => null), patience.then(() => null)]);
  if (answer && answer.status < 500) return answer;
  return (await kept()) ?? answer ?? asked.catch(() => Response.error());
}

// The build puts a hash of the content into the names of these.
export const isNamedByContent = (file: string): boolean => file.startsWith('assets/');

export const index = 'index.html';

// Files that the page names and the list does not have: the page is of another version than the list, as while a host is
// being written to.
export function strangers(page: string, files: readonly string[]): string[] {
  const named = page.match(/assets\/[\w.-]+/g) ?? [];
  return named.filter((file) => !files.includes(file));
}

export type Wanted =
  | { from: 'page' } // index.html, which is the page at the top
  | { from: 'table' } // that too, but the server may have something to say about it
  | { from: 'file'; file: string }
  | { from: 'server' }; // games, values, databases: never kept

export function wanted(scope: string, files: readonly string[], path: string, navigates: boolean): Wanted {
  if (!path.startsWith(scope)) return { from: 'server' };
  const inside = path.slice(scope.length);
  if (navigates && (inside === '' || inside === index)) return { from: 'page' };
  if (navigates && /^g\/[a-z2-9]{12}\/?$/.test(inside)) return { from: 'table' };
  if (navigates) return { from: 'server' };
  return files.includes(inside) || isNamedByContent(inside) ? { from: 'file', file: inside } : { from: 'server' };
}
