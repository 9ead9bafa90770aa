// What can go wrong, as one class.
import type { Refused } from '../rules/view';

/**
 * What kind of thing went wrong; the kinds of the C library:
 * - `bad_argument`: a text, position or number is not what it should be
 * - `illegal`: a move is against the rules, or an event is refused in this game
 * - `missing`: there is no such database, or a file of it is missing; the message names it
 * - `damaged`: bytes of a file of the database are wrong
 * - `other_rules`: values of these rules cannot be worked out
 * - `outside`: no game leads to this position, so no database holds it
 * - `unreadable`: a file or an address cannot be read now
 * - `busy`: the engine thinks
 * - `stopped`: the engine was stopped, or the database closed, before there was an answer
 * - `internal`: a mistake of the library
 */
export type ErrorCode =
  | 'bad_argument'
  | 'illegal'
  | 'missing'
  | 'damaged'
  | 'other_rules'
  | 'outside'
  | 'unreadable'
  | 'busy'
  | 'stopped'
  | 'internal';

/** All that this library throws, or rejects with. Its message says in English what is wrong and what would be right. */
export class MuehleError extends Error {
  override readonly name = 'MuehleError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** What it is, for programs: `bad_rule_value`, `target_occupied`, …; empty where it has no name. */
    readonly reason = '',
    /** In a text of several lines, from 1; 0: no place. */
    readonly line = 0,
    /** In characters, from 1; 0: the whole line. */
    readonly column = 0,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

const kinds: Record<string, ErrorCode> = {
  absent: 'missing',
  damaged: 'damaged',
  outside: 'outside',
  missing: 'missing',
  not_now: 'unreadable',
  bad_request: 'internal',
  review_failed: 'internal',
};

/** What the module has refused. */
export function refusal({ code, message, reason }: Refused): MuehleError {
  const kind = kinds[code] ?? (code.startsWith('bad_') ? 'bad_argument' : 'illegal');
  return new MuehleError(kind, message, reason?.code ?? code, reason?.line, reason?.column);
}

/** Anything that was caught: refused by the module, or by the world around it. */
export function errorOf(cause: unknown, otherwise: ErrorCode): MuehleError {
  if (cause instanceof MuehleError) return cause;
  const inner = cause instanceof Error ? cause.cause : undefined;
  if (isRefused(inner)) return refusal(inner);
  return new MuehleError(otherwise, sayOf(cause), '', 0, 0, cause);
}
/** With what is behind it: of what cannot be fetched, node says why only there. */
export function sayOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const behind = cause.cause instanceof Error ? sayOf(cause.cause) : '';
  return [cause.message, behind].filter((words) => words !== '').join(': ');
}
const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'code' in value && 'reason' in value && 'message' in value;
