// Rulings, calls and deeds in words.
import { stonesIn } from '../../board/stones';
import { sayProof, sayRefusal } from '../../words/sayRules';
import type { AllWords, SomeWords } from '../../words';
import type { RefereeWords } from '../../words/referee/de';
import { lookUp } from '../../words/base/shared';
import type { Colour, Refused } from '../../rules/view';
import type { Ruling } from '../../server/tableMessages';
import type { Deed, Facts } from '../../server/referee';

export const sayProblem = (t: SomeWords, w: RefereeWords, refused: Refused): string =>
  lookUp<string>(w.problems, refused.code) ?? sayRefusal(t, refused);

const day = 86_400 as const;
const hour = 3600;
export function sayTime(w: RefereeWords, seconds: number): string {
  if (seconds % day === 0) return w.days(seconds / day);
  return seconds % hour === 0 ? w.hours(seconds / hour) : w.minutes(Math.round((seconds / 60) * 10) / 10);
}

// In which time is given, in seconds: days where each move has days.
export const usualUnit = (control: string): 60 | 86_400 => (control.startsWith('1/') ? day : 60);

// What was decided, without why. `own`: the colour of who reads it, where he plays in the game.
export function sayWhat(w: RefereeWords, ruling: Ruling, own: Colour | null): string {
  const { kind, against, seconds = 0, winner = 'draw' } = ruling;
  const name = (colour: Colour): string => (colour === own ? w.you : w.side(colour));
  const who = against ? name(against) : '';
  switch (kind) {
    case 'warn':
      return w.warned(who);
    case 'caution':
      return w.cautioned(who);
    case 'redact':
      return w.removedText;
    case 'add':
      return w.added(who, sayTime(w, seconds));
    case 'stop':
      return w.halted;
    case 'go_on':
      return w.wentOn;
    case 'adjudicate':
      return winner === 'white' || winner === 'black' ? w.won(name(winner)) : w.drawn;
    case 'correct':
      return w.corrected(winner === 'draw' ? w.draw : winner === 'nobody' ? w.nobodys : w.won(name(winner)));
    case 'dismiss':
      return w.answered(who);
  }
}
export const sayRuling = (w: RefereeWords, ruling: Ruling, own: Colour | null): string =>
  w.said(sayWhat(w, ruling, own), ruling.reason);

// A move by its label, as `3.` and `3…`, or the start.
export function sayMove(w: RefereeWords, label: string): string {
  if (label === 'start') return w.moveOf(0, 'white');
  const [, n, sign] = /^(\d+)(\.|…)$/.exec(label) ?? [];
  return n === undefined ? label : w.moveOf(Number(n), sign === '.' ? 'white' : 'black');
}

// A board, for who does not see it.
export function sayPicture(w: RefereeWords, position: string): string {
  const stones = stonesIn(position);
  const of = (side: Colour) => stones.filter(({ colour }) => colour === side).map(({ point }) => point);
  return w.picture(of('white'), of('black'));
}
// What is still to be placed; empty: nothing.
export function sayHands(w: RefereeWords, position: string): string {
  const [, , white = 0, black = 0] = position.split(' ').map(Number);
  return white + black > 0 ? w.inHands(white, black) : '';
}

// One fact a line.
export function sayFacts(t: AllWords, w: RefereeWords, facts: Facts, moved: string): string[] {
  const { draws, stood, repeated, quiet, turn } = facts;
  const lines = [
    w.plies(facts.plies, sayMove(w, facts.move)),
    turn === null ? w.isOver : w.toMove(w.side(turn), moved),
  ];
  lines.push(draws.length > 0 ? w.stands(sayProof(t, draws)) : w.nothingStands);
  const moves = (labels: readonly string[]) => labels.map((label) => sayMove(w, label));
  if (stood.length > 1) lines.push(w.stood(moves(stood)));
  if (repeated && repeated.after !== facts.move) lines.push(w.stoodBefore(moves(repeated.moves)));
  lines.push(w.quiet(quiet.plies, sayMove(w, quiet.since), quiet.limit));
  return lines;
}

// Whom it is about by name, where he has one.
export function sayDeed(w: RefereeWords, deed: Pick<Deed, 'what' | 'white' | 'black'>): string {
  const { what } = deed;
  const [verb = '', ...rest] = what.split(' ');
  const role = lookUp<string>(w.roles, rest[0] ?? '');
  const said = lookUp<string>(w.deeds, verb) ?? what;
  if (verb === 'role') return role ? `${said} (${role})` : said;
  if (verb === 'report') {
    const [decision = '', ...name] = rest;
    const about = name.length > 0 ? `, ${name.join(' ')}` : '';
    return `${said} (${lookUp<string>(w.reportDeeds, decision) ?? decision}${about})`;
  }
  const side =
    rest[0] === 'white' || rest[0] === 'black'
      ? [deed[rest[0]], w.side(rest[0])].filter(Boolean).join(', ')
      : rest[0] === 'draw'
        ? w.draw
        : rest[0] === 'nothing'
          ? w.nobodys
          : '';
  return side ? `${said} (${side})` : said;
}
