// What programs hand over, who may have no types: whatever is not what it should be is refused by name.
import { MuehleError } from './error';

const longest = 40; // characters of a text that a message shows

function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value.length > longest ? `${value.slice(0, longest)}…` : value}"`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'function') return 'a function';
  if (value instanceof Promise) return 'a promise: `await` is missing';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

export const unexpected = (expected: string, given: unknown, reason = ''): MuehleError =>
  new MuehleError('bad_argument', `expected ${expected}, not ${shown(given)}`, reason);

export function text(value: unknown, what = 'a text'): string {
  if (typeof value !== 'string') throw unexpected(what, value);
  return value;
}

/** Text that stands in one line. */
export const inOneLine = (value: unknown, what?: string): string => text(value, what).replace(/\s+/g, ' ').trim();

export function texts(value: unknown, what: string): readonly string[] {
  if (!Array.isArray(value)) throw unexpected(what, value);
  return value.map((one) => inOneLine(one, what));
}

/** Named options, of which there are no others than `names`. */
export function options<Options extends object>(
  value: Options,
  what: string,
  names: readonly (keyof Options)[],
): Options {
  const like = `${what} as { ${names.map(String).join(', ')} }`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unexpected(like, value);
  for (const name of Object.keys(value)) {
    if (!(names as readonly string[]).includes(name))
      throw new MuehleError('bad_argument', `expected ${like}, not ${name}`);
  }
  return value;
}

export function whole(value: unknown, name: string, from: number, to: number, reason = ''): number {
  if (!Number.isInteger(value) || (value as number) < from || (value as number) > to)
    throw unexpected(`${name} from ${from} to ${to}`, value, reason);
  return value as number;
}
