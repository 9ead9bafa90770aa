// The tournament that one's table belongs to, as its page has said it: the way back there, once the game is over.
import { isObject } from '../browser/shapes';
import { read, write } from '../browser/storage';

const key = 'muehle.tournament';

export const rememberTournament = (code: string, id: string): void => write(key, { code, id });
// Null where it is not known.
export function tournamentOf(code: string): string | null {
  const kept = read(key);
  return isObject(kept) && kept['code'] === code && typeof kept['id'] === 'string' ? kept['id'] : null;
}
