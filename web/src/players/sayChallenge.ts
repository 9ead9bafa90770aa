// Challenges and points in words.
import type { Colour } from '../rules/view';
import { other } from '../rules/view';
import type { SomeWords } from '../words';
import { sayRefusal } from '../words/sayRules';
import { sayScore } from '../words/base/score';
import { lookUp } from '../words/base/shared';
import type { PlayersWords } from '../words/players/de';
import type { TimeWords } from '../words/time/de';
import { sayControl } from '../terms/sayTime';
import type { Refused } from '../rules/view';
import type { Challenge } from '../server/challenges';
import type { WithMe } from '../server/friends';
import type { Awaited } from './awaited.svelte';
import { titled, type Somebody } from '../server/listedGames';

export const sayRefused = (t: SomeWords, w: PlayersWords, refused: Refused): string =>
  lookUp<string>(w.refusals, refused.code) ?? sayRefusal(t, refused);

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

// „Anna (1523?)“
export const sayName = (who: Somebody): string => {
  const name = titled(who.name, who);
  return who.rating === null ? name : `${name} (${who.rating}${who.provisional ? '?' : ''})`;
};

// „5 min + 3 s je Zug · Standard“
export const sayGame = (
  t: SomeWords,
  w: PlayersWords,
  clock: TimeWords,
  { time, rules }: Pick<Challenge, 'time' | 'rules'>,
) => joined([sayControl(clock, time), lookUp<string>(t.shared.titles, rules) ?? w.houseRules]);

const emptyBoard = '........................ w 9 9';

// The rest that is to be known. `own`: it was sent by who reads it.
export function sayRest(t: SomeWords, w: PlayersWords, challenge: Challenge, own: boolean): string {
  const { colour, rated, start, public: isPublic } = challenge;
  const mine = (one: Colour): Colour => (own ? one : other(one));
  return joined([
    colour === 'lot' ? w.byLot : w.youHave(t.colour(mine(colour))),
    rated ? w.rated : w.casual,
    isPublic ? w.isPublic : w.isPrivate,
    start === '' || start.startsWith(emptyBoard) ? '' : w.fromPosition,
  ]);
}

export const sayDeclined = (w: PlayersWords, name: string, reason: string): string =>
  w.declinedBy(name, lookUp<string>(w.reasons, reason) ?? reason);

// Who challenges whom, or that it was declined; the name leads to the player.
export function sayChallenge(w: PlayersWords, { from, to, declined }: Challenge, own: boolean) {
  const mark = '\0'; // no name has it
  const other = own ? to : from;
  const said = declined !== null ? sayDeclined(w, mark, declined) : (own ? w.youChallenge : w.challengesYou)(mark);
  const [before = '', after = ''] = said.split(mark);
  return { before, name: declined !== null ? other.name : sayName(other), after };
}

// What has become of a challenge that one has sent.
export function sayAnswer(w: PlayersWords, { challenge, answer }: Awaited): string {
  const { to, declined } = challenge;
  if (answer === 'accepted') return w.acceptedBy(to.name);
  if (answer === 'ended') return w.challengeEnded(to.name);
  return declined === null ? w.sent(to.name) : sayDeclined(w, to.name, declined);
}

export const pointsOf = ({ won, drawn, lost }: WithMe): [own: string, his: string] => [
  sayScore(2 * won + drawn),
  sayScore(2 * lost + drawn),
];
