// An act of the log in words: docs/tournaments.md has how they are written.
import type { View } from '../../server/tournaments';
import type { OrganisingWords } from '../../words/organising/de';
import { nameOf } from '../standing/sayTournament';
import { resultsOf } from './results';

const unquoted = (text: string): string => text.replace(/\\(.)/g, '$1');

type Played = Pick<View, 'entrants' | 'pairings'>;

// With who has won, as colours are reversed in a second game; as it is written where the round was taken back since.
function sayResult(w: OrganisingWords, { entrants, pairings }: Played, at: readonly number[], result: string): string {
  if (result === 'open') return w.acts.open;
  const [round = 0, board = 0, game = 1] = at;
  const pairing = pairings[round - 1]?.find((one) => one.board === board);
  const white = pairing?.games[game - 1]?.white;
  if (!pairing || white === undefined) return result;
  const black = white === pairing.white ? pairing.black : pairing.white;
  const all = resultsOf(w, nameOf(entrants, white), nameOf(entrants, black));
  return all.find(([one]) => one === result)?.[1] ?? result;
}

// One that is not known here, as of a newer server, is said as it is written.
export function sayAct(w: OrganisingWords, view: Played, act: string): string {
  const { acts } = w;
  const { entrants } = view;
  const of = (number: string | undefined): string => nameOf(entrants, Number(number));
  const [, name = ''] = /"((?:[^"\\]|\\.)*)"/.exec(act) ?? [];
  const round = /^round (\d+):/.exec(act);
  if (round) return acts.round(round[1] ?? '');
  const result = /^result (\d+)\.(\d+)(?:\.(\d+))? (\S+)$/.exec(act);
  if (result) {
    const [, number = '', board = '', game = '', found = ''] = result;
    return acts.result(number, board, game, sayResult(w, view, [number, board, game || 1].map(Number), found));
  }
  const team = /^(team|boards|captain) (\d+):? ?(.*)$/.exec(act);
  switch (team?.[1]) {
    case 'team':
      return acts.team(team[2] ?? '', unquoted(name));
    case 'boards':
      return acts.boards((team[3] ?? '').split(' ').map(of).filter(Boolean).join(', '));
    case 'captain':
      return acts.captain(of(team[3]), team[2] ?? '');
  }
  const about = /^(withdraw|come back|sit out|replace|ask) (\d+)(?: (\d+))?/.exec(act);
  switch (about?.[1]) {
    case 'withdraw':
      return acts.withdraw(of(about[2]));
    case 'come back':
      return acts.comeBack(of(about[2]));
    case 'sit out':
      return acts.sitOut(of(about[2]), about[3] ?? '');
    case 'ask':
      return acts.ask(of(about[2]));
    case 'replace':
      return acts.replace(unquoted(name) || of(about[2]));
  }
  if (act.startsWith('tournament ')) return acts.tournament;
  if (act.startsWith('enter ')) return acts.enter(unquoted(name));
  if (act === 'take back round') return acts.takeBack;
  if (act === 'pause') return acts.pause;
  if (act === 'go on') return acts.goOn;
  if (act === 'agree') return acts.agree;
  if (act === 'decline') return acts.decline;
  return act === 'close' ? acts.close : act;
}
