// People in words, and what is refused to them at the field that it is about.
import type { Colour, Refused } from '../rules/view';
import type { AccountsWords } from '../words/accounts/de';
import { sayRefusal } from '../words/sayRules';
import { lookUp } from '../words/base/shared';
import type { SomeWords } from '../words';
import type { ListedGame, Somebody } from '../server/listedGames';
import type { Rating } from '../server/players';
import { scopes } from '../server/tokens';

export type Field = 'name' | 'password' | 'invitation';
const fields: Readonly<Record<string, Field>> = {
  bad_name: 'name',
  name_taken: 'name',
  name_reserved: 'name',
  no_invitation: 'invitation',
  bad_invitation: 'invitation',
  bad_password: 'password',
  bad_login: 'password',
};

export const sayProblem = (t: SomeWords, w: AccountsWords, refused: Refused): string =>
  lookUp<string>(w.problems, refused.code) ?? sayRefusal(t, refused);

// What there is to say at one field, or, with null, at none of them.
export function problemAt(t: SomeWords, w: AccountsWords, refused: Refused | null, field: Field | null): string {
  if (!refused || (lookUp(fields, refused.code) ?? null) !== field) return '';
  return sayProblem(t, w, refused);
}
// At the field for the password so far: there it is clear whose it is.
export const problemWithOld = (t: SomeWords, w: AccountsWords, refused: Refused | null): string =>
  refused?.code === 'bad_login' ? sayProblem(t, w, { ...refused, code: 'wrong_password' }) : '';

const uncertainAbove = 110;
export const isProvisional = ({ deviation }: Rating): boolean => deviation > uncertainAbove;
export const showRating = (rating: Rating): string => `${Math.round(rating.rating)}${isProvisional(rating) ? '?' : ''}`;

// As `name` has it, who is registered by it.
export function sideOf(game: ListedGame, name: string): Colour {
  const isHim = (one: Somebody | null): boolean => one?.registered === true && one.name === name;
  return isHim(game.black) && !isHim(game.white) ? 'black' : 'white';
}

export function resultFor(outcome: string, own: Colour): keyof AccountsWords['results'] {
  const [verdict = ''] = outcome.split(':');
  if (verdict === 'ongoing') return 'running';
  if (verdict === 'aborted') return 'aborted';
  if (verdict === 'draw') return 'drawn';
  return verdict === `${own}_wins` ? 'won' : 'lost';
}

// In the order of the form; what a newer server knows besides comes last, as it is called there.
export function sayScopes(w: AccountsWords, chosen: readonly string[]): string {
  const known: readonly string[] = scopes;
  const sorted = [...known.filter((one) => chosen.includes(one)), ...chosen.filter((one) => !known.includes(one))];
  return sorted.map((one) => lookUp<string>(w.scopes, one) ?? one).join(', ');
}
