// A tournament as somebody wishes it, and what the server is asked for then: only what its kind knows.
import type { Form, Kind, Settings, TieBreak } from '../../server/tournaments';

type Begin = Settings['begin'];

export interface Wish {
  title: string;
  kind: Kind;
  rounds: number;
  minutes: number;
  time: string; // empty: without a clock
  absence: number;
  rules: string;
  club: string; // its id; empty: of no club
  entry: Settings['entry'];
  text: string;
  games: 1 | 2;
  counting: Settings['counting'];
  cycles: 1 | 2;
  schedule: 'berger' | 'sliding';
  missed: 'nothing' | 'half';
  reach: number;
  boards: number; // of a team match
  teams: [string, string];
  opponent: string; // the id of the club that is asked for the second team; empty: none
  colours: Settings['colours'];
  alone: string; // an account; empty: oneself
  tieBreaks: readonly TieBreak[];
  rated: boolean;
  public: boolean;
  tables: boolean; // for two who play here
  guests: boolean;
  bots: boolean;
  starts: string; // as a field for date and time has it; empty: when it begins, its founder says
  begin: Begin;
  every: number; // days a round
  forfeitAfter: number; // minutes
  playersEnter: boolean;
}

export const kinds: readonly Kind[] = ['swiss', 'round_robin', 'knockout', 'arena', 'ladder', 'simul', 'teams'];
export const tieBreaks: readonly TieBreak[] = [
  ...(['buchholz_cut_1', 'buchholz', 'sonneborn_berger', 'direct_encounter', 'wins', 'black_wins'] as const),
];
// Where all meet, the points of the opponents are the same for all.
export const usualTieBreaks = (kind: Kind): readonly TieBreak[] =>
  kind === 'swiss'
    ? ['buchholz_cut_1', 'buchholz', 'direct_encounter']
    : kind === 'round_robin'
      ? ['direct_encounter', 'sonneborn_berger', 'wins']
      : [];

export const usualWish = (rules: string, time: string, club = ''): Wish => ({
  ...{ title: '', kind: 'swiss', rounds: 5, minutes: 60, time, absence: 3, rules, text: '' },
  ...{ club, entry: club ? 'club' : 'open' },
  // White and Black are not alike.
  ...{ games: 2, counting: 'games', cycles: 1, schedule: 'berger', missed: 'nothing', reach: 3 },
  ...{ boards: 6, teams: ['', ''], opponent: '', colours: 'alternating', alone: '' },
  ...{ tieBreaks: usualTieBreaks('swiss'), rated: false, public: true, tables: true, guests: true, bots: false },
  ...{ starts: '', begin: 'by_hand', every: 7, forfeitAfter: 10, playersEnter: false },
});

// It begins when its founder says, or at its time where there is one.
const isOneRound = (kind: Kind): boolean => kind === 'simul' || kind === 'teams';
// Of pairings of one game or two.
export const isPaired = (kind: Kind): boolean => ['swiss', 'round_robin', 'knockout', 'teams'].includes(kind);
// A simul is not rated.
export const mayBeRated = ({ kind, time }: Pick<Wish, 'kind' | 'time'>): boolean => kind !== 'simul' && time !== '';
const isRated = (wish: Wish): boolean => wish.rated && mayBeRated(wish);

// What nobody could tell apart.
export const sameTeams = ([one, other]: Wish['teams']): boolean => one.trim() !== '' && one.trim() === other.trim();

const day = 86_400;
export const secondsOf = (local: string): number | null => {
  const at = Math.floor(new Date(local).getTime() / 1000);
  return local === '' || Number.isNaN(at) ? null : at;
};

// How rounds of such a tournament may begin.
export function beginsOf(kind: Kind): readonly Begin[] {
  if (kind === 'ladder' || isOneRound(kind)) return ['by_hand'];
  return kind === 'arena' ? ['when_done', 'by_hand'] : ['by_hand', 'when_done', 'at'];
}
// Rounds that begin by their times are so many.
export const roundsAt = ({ kind, rounds, cycles }: Wish): number =>
  kind === 'swiss' ? rounds : kind === 'round_robin' ? 20 * cycles : 12;

export function formOf(wish: Wish): Form {
  const { kind, begin: wanted } = wish;
  const [first = 'by_hand'] = beginsOf(kind);
  const starts = secondsOf(wish.starts);
  const chosen = beginsOf(kind).includes(wanted) && !(kind === 'arena' && wanted === 'by_hand') ? wanted : first;
  const begin = isOneRound(kind) && starts !== null ? 'when_done' : chosen;
  const times =
    starts === null
      ? []
      : begin === 'at'
        ? Array.from({ length: roundsAt(wish) }, (_, n) => starts + n * wish.every * day)
        : [starts];
  const live = !wish.time.startsWith('1/') && wish.time !== '';
  return {
    ...{ title: wish.title.trim(), kind, rules: wish.rules, entry: wish.entry, guests: wish.guests, bots: wish.bots },
    ...{ rated: isRated(wish), public: wish.public, tables: wish.tables, begin, times },
    ...{ players_enter_results: wish.playersEnter, tie_breaks: wish.tieBreaks },
    ...(wish.club && { club: wish.club }),
    ...(wish.text.trim() && { text: wish.text.trim() }),
    ...(wish.time ? { time: wish.time } : { absence: wish.absence }),
    ...(live && { forfeit_after: wish.forfeitAfter }),
    ...(kind === 'swiss' && { rounds: wish.rounds, missed: wish.missed }),
    ...(kind === 'round_robin' && { cycles: wish.cycles, schedule: wish.schedule }),
    ...(kind === 'arena' && { minutes: wish.minutes }),
    ...(kind === 'ladder' && { reach: wish.reach }),
    ...(kind === 'simul' && { colours: wish.colours, ...(wish.alone.trim() && { alone: wish.alone.trim() }) }),
    ...(kind === 'teams' && { boards: wish.boards, teams: wish.teams.map((name) => name.trim()) }),
    ...(kind === 'teams' && wish.club && wish.opponent && { opponent: wish.opponent }),
    ...(isPaired(kind) && {
      games: wish.games,
      counting: wish.counting,
    }),
  };
}
