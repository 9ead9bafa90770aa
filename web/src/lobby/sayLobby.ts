// Seeks and listed games in words.
import { titled, type Somebody } from '../server/listedGames';
import type { Seek, SeekWish } from '../server/lobby';
import { minute } from '../server/clocks';
import { other } from '../rules/view';
import type { Messages } from '../words/first/de';
import { sayNameless } from '../words/sayRules';
import { lookUp } from '../words/base/shared';
import type { TimeWords } from '../words/time/de';
import { sayControl } from '../terms/sayTime';
import type { LobbyWords } from '../words/lobby/de';

// All the words that are needed here.
export interface Said {
  readonly t: Messages;
  readonly w: LobbyWords;
  readonly clock: TimeWords;
}

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

// „Anna (1523?)“
export function sayWho({ t, w }: Said, who: Somebody | null): string {
  const name = titled(who?.name || sayNameless(t, who), who);
  return who && who.rating !== null ? `${name} (${w.rating(who.rating, who.provisional)})` : name;
}

export const sayRules = (t: Messages, rules: string): string => lookUp(t.shared.titles, rules) ?? t.houseRules;

// „5 min + 3 s je Zug · Standard“
export const sayTerms = ({ t, clock }: Said, { time, rules }: Pick<SeekWish, 'time' | 'rules'>): string =>
  joined([sayControl(clock, time), sayRules(t, rules)]);

const saySides = ({ w }: Said, { colour, mine }: Seek): string => {
  if (colour === 'lot') return w.byLot;
  return w.youHave(mine ? colour : other(colour));
};

// What is to be known of it before one takes it. `brief`: what is so of most, or makes no difference to people, is not said.
export function sayDetails(said: Said, seek: Seek, now: number, brief = false): string {
  const waits = Math.max(0, Math.floor((now - seek.since * 1000) / minute));
  const rated = seek.rated ? said.w.isRated : brief ? '' : said.w.isCasual;
  const bots = seek.bots === true && !brief ? said.w.isForBots : '';
  return joined([saySides(said, seek), rated, bots, said.w.since(waits)]);
}
