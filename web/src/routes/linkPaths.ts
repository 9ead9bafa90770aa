// Links that reach the server, so that others can show what they lead to; the page has those addresses behind a `#`:
// /p/NAME, /puzzle/ID, /puzzle/today, /lesson/ID.
import { root } from '../browser/root';
import { partAddress } from './addresses';

// Null for any other path. `top`: where the page lies.
export function behindLink(pathname: string, top = root): string | null {
  const path = pathname.startsWith(top) ? pathname.slice(top.length) : '';
  const [, kind, what = ''] = /^(p|puzzle|lesson)\/([^/]+)\/?$/.exec(path) ?? [];
  if (kind === 'p') return partAddress(`player=${what}`);
  if (kind === 'lesson') return partAddress(`learn=${what}`);
  if (kind === 'puzzle') return partAddress(what === 'today' ? 'puzzles?mode=daily' : `puzzles?id=${what}`);
  return null;
}

// What others show of it is only there where a server knows the path. `plain`: there is none.
export function linkTo(kind: 'p' | 'puzzle' | 'lesson', what: string, plain: boolean, top = root): string {
  const path = `${top}${kind}/${encodeURIComponent(what)}`;
  return plain ? (behindLink(path, top) ?? path) : path;
}
