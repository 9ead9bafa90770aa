// An act of the log in words: docs/tournaments.md has how they are written.
import type { View } from '../../server/tournaments';
import type { OrganisingWords } from '../../words/organising/de';
import { nameOf } from '../standing/sayTournament';

const unquoted = (text: string): string => text.replace(/\\(.)/g, '$1');

// One that is not known here, as of a newer server, is said as it is written.
export function sayAct({ acts }: OrganisingWords, { entrants }: Pick<View, 'entrants'>, act: string): string {
  const of = (number: string | undefined): string => nameOf(entrants, Number(number));
  const [, name = ''] = /"((?:[^"\\]|\\.)*)"/.exec(act) ?? [];
  const round = /^round (\d+):/.exec(act);
  if (round) return acts.round(round[1] ?? '');
  const result = /^result (\d+)\.(\d+)(?:\.(\d+))? (\S+)$/.exec(act);
  if (result) {
    const [, number = '', board = '', game, found = ''] = result;
    return acts.result(number, game === undefined ? board : `${board}/${game}`, found === 'open' ? acts.open : found);
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
