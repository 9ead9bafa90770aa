// What is refused about mail, in words, at the field that it is about.
import type { Refused } from '../rules/view';
import type { SomeWords } from '../words';
import type { MailWords } from '../words/mail/de';
import type { AccountsWords } from '../words/accounts/de';
import { lookUp } from '../words/base/shared';
import { sayProblem } from '../players/sayPlayer';

type Place = 'address' | 'password' | 'rest';
const places: Readonly<Record<string, Place>> = {
  bad_mail: 'address',
  bad_request: 'address',
  bad_login: 'password',
  bad_password: 'password',
};

export function mailProblem(
  t: SomeWords,
  w: AccountsWords,
  m: MailWords,
  refused: Refused | null,
  place: Place,
): string {
  if (!refused || (lookUp(places, refused.code) ?? 'rest') !== place) return '';
  if (refused.code === 'bad_login') return w.problems.wrong_password;
  return lookUp<string>(m.problems, refused.code) ?? sayProblem(t, w, refused);
}
