// The words of the lobby, in English.
import { colourName } from '../first/en';
import type { LobbyWords } from './de';

export const lobby: LobbyWords = {
  title: 'Lobby',
  question: 'Who has time?',
  here: (n) => (n <= 1 ? 'Nobody but you is here just now.' : `${n} people are here just now.`),
  onlyBotsHere: 'No person but you is here just now.',
  noLine:
    'The server answers, but the line for games does not get through: probably something on the way, such as a proxy, lets no WebSockets pass. You cannot play like this, and an offer with a clock does not stand.',
  speeds: 'Play at once, at this speed',
  wanted: 'your offer',
  watchIt: 'Watch',
  nobodyWaits: 'Nobody waits just now.',
  nobodyWaitsHint: 'Tap a speed: whoever comes sees you at once.',
  waitingCount: (n) => `${n} waiting`,
  saidWaiting: (n) =>
    n === 0
      ? 'Nobody waits for an opponent.'
      : n === 1
        ? 'Somebody waits for an opponent.'
        : `${n} wait for opponents.`,

  offer: 'Offer a game',
  offerIt: 'Offer',
  rated: 'Rated',
  ratedHint: 'The game counts for the ratings of both of you.',
  ratedNeedsAccount: 'Rated games are for players with an account: sign in first.',
  ratedNeedsClock: 'Rated games have a clock: choose a time.',
  bots: 'Programs may accept',
  botsHint: 'Then your opponent may be a bot, too. Its name has BOT behind it.',
  botsHaveNoRating: 'Bots have no rating: this takes a casual game, against players of any strength.',
  isForBots: 'programs may accept, too',
  isRated: 'rated',
  isCasual: 'casual',

  waiting: 'Waiting for an opponent',
  waitingLive: 'Keep this page open: as soon as somebody accepts, the game begins.',
  waitingLong: 'You need not wait: the offer stands for 14 days, then you find the game among your tables.',
  withdraw: 'Withdraw',
  withdrawIt: (what) => `Withdraw: ${what}`,
  comesOften: (n) => `At this time somebody mostly comes within ${n === 1 ? 'a minute' : `${n} minutes`}.`,
  comesSeldom: 'At this time somebody comes only now and then. It may take a while.',
  comesHardly: 'At this time hardly anybody is here: play by days, or against the computer.',
  houseHint:
    'Nobody comes just now. This server’s computer plays as strongly as you do: at once, by the clock, and for no rating.',
  playHouse: 'Play the computer',
  withdrawn: 'Your offer is withdrawn.',

  seeks: 'Offers',
  onlyOwnSeeks: 'Nobody else is waiting just now.',
  nearSeeksHidden: 'Who looks only for somebody about as strong is not shown here: for that you need to be signed in.',
  play: 'Play',
  playAgainst: (who, what) => `Play against ${who}: ${what}`,
  rating: (rating, provisional) => `${rating}${provisional ? '?' : ''}`,
  youHave: (colour) => `you have ${colourName[colour]}`,
  byLot: 'colours by lot',
  since: (minutes) => {
    if (minutes < 1) return 'just now';
    if (minutes < 60) return `for ${minutes}\u00a0min`;
    const hours = Math.floor(minutes / 60);
    if (hours < 24) return `for ${hours}\u00a0h`;
    const days = Math.floor(hours / 24);
    return days === 1 ? 'for 1\u00a0day' : `for ${days}\u00a0days`;
  },
  took: 'Taken',

  runningBots: 'Bots that are running',
  runningBotsHint: 'Programs that can be challenged. Games against them are casual.',

  watch: 'To watch',
  ranking: 'Ranking',
  featured: 'The best players now',
  watching: (n) => `${n} watching`,
  noGames: 'No public game is being played just now.',
  between: (white, black) => `${white} – ${black}`,
  plies: (n) => (n === 1 ? '1 ply' : `${n} plies`),

  loading: 'Loading the lobby …',
  notHere: 'There is no lobby here: this page lies on a computer without a Mühle server.',
  refusals: {
    not_found: 'Somebody was faster, or the offer was withdrawn. Take another one.',
    own_seek: 'This is your own offer. Somebody else has to accept it.',
    not_rated: 'This game is rated: for that you need an account, a clock, and rules whose draws count.',
    too_many_seeks: 'You have five offers already. Withdraw one first.',
  },
};
