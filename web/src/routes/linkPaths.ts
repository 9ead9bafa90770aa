// Links that reach the server, so that others can show what they lead to; the page has those addresses behind a `#`:
// /p/NAME, /puzzle/ID, /puzzle/today, /lesson/ID, /t/ID of a tournament and /c/ID of a club, both also with a key behind a
// `#`, which reaches no server.
import { root } from '../browser/root';
import { partAddress } from './addresses';
import { clubAddress } from './clubAddresses';
import { tournamentAddress } from './tournamentAddresses';

// Null for any other path. `top`: where the page lies.
export function behindLink(pathname: string, hash = '', top = root): string | null {
  const path = pathname.startsWith(top) ? pathname.slice(top.length) : '';
  const [, kind, what = ''] = /^(p|puzzle|lesson|t|c)\/([^/]+)\/?$/.exec(path) ?? [];
  const [, key = ''] = /^#key=(\w+)$/.exec(hash) ?? [];
  if (kind === 't') return tournamentAddress(what, key);
  if (kind === 'c') return clubAddress(what, key);
  if (kind === 'p') return partAddress(`player=${what}`);
  if (kind === 'lesson') return partAddress(`learn=${what}`);
  if (kind === 'puzzle') return partAddress(what === 'today' ? 'puzzles?mode=daily' : `puzzles?id=${what}`);
  return null;
}

// What others show of it is only there where a server knows the path. `plain`: there is none.
export function linkTo(kind: 'p' | 'puzzle' | 'lesson', what: string, plain: boolean, top = root): string {
  const path = `${top}${kind}/${encodeURIComponent(what)}`;
  return plain ? (behindLink(path, '', top) ?? path) : path;
}
// There is a server where there are any. `key`: of a tournament's link.
export const linkToTournament = (id: string, key = '', top = root): string => `${top}t/${id}${key && `#key=${key}`}`;
export const linkToClub = (id: string, top = root): string => `${top}c/${id}`;
