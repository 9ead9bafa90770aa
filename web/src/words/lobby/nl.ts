// The words of the lobby, in Dutch.
import { colourName } from '../first/nl';
import type { LobbyWords } from './de';

export const lobby: LobbyWords = {
  title: 'Lobby',
  question: 'Wie heeft er tijd?',
  here: (n) => (n <= 1 ? 'Behalve jij is er nu niemand.' : `Er zijn nu ${n} mensen.`),
  onlyBotsHere: 'Behalve jij is er nu geen mens.',
  noLine:
    'De server antwoordt, maar de verbinding voor partijen komt er niet door: waarschijnlijk laat iets onderweg, zoals een proxy, geen WebSockets toe. Zo kun je niet spelen, en een aanbod met klok blijft niet staan.',
  speeds: 'Meteen spelen, met deze bedenktijd',
  wanted: 'jouw aanbod',
  watchIt: 'Kijken',
  nobodyWaits: 'Er wacht nu niemand.',
  nobodyWaitsHint: 'Tik op een bedenktijd: wie komt, ziet je meteen.',
  waitingCount: (n) => `${n} wachtend`,
  saidWaiting: (n) =>
    n === 0
      ? 'Niemand wacht op een tegenstander.'
      : n === 1
        ? 'Er wacht iemand op een tegenstander.'
        : `Er wachten ${n} spelers op tegenstanders.`,

  offer: 'Partij aanbieden',
  offerIt: 'Aanbieden',
  rated: 'Met rating',
  ratedHint: 'De partij telt voor de rating van jullie beiden.',
  ratedNeedsAccount: 'Partijen met rating zijn voor spelers met een account: log eerst in.',
  ratedNeedsClock: 'Partijen met rating hebben een klok: kies een bedenktijd.',
  bots: 'Programma’s mogen aannemen',
  botsHint: 'Dan kan je tegenstander ook een bot zijn. Achter de naam staat BOT.',
  botsHaveNoRating:
    'Bots hebben geen rating: dit moet een vriendschappelijke partij zijn, tegen spelers van elke sterkte.',
  isForBots: 'programma’s mogen ook aannemen',
  isRated: 'met rating',
  isCasual: 'vriendschappelijk',

  waiting: 'Wachten op een tegenstander',
  waitingLive: 'Houd deze pagina open: zodra iemand aanneemt, begint de partij.',
  waitingLong: 'Je hoeft niet te wachten: het aanbod staat 14 dagen, daarna vind je de partij bij je tafels.',
  withdraw: 'Intrekken',
  withdrawIt: (what) => `Intrekken: ${what}`,
  comesOften: (n) => `Om deze tijd komt er meestal binnen ${n === 1 ? 'een minuut' : `${n} minuten`} iemand.`,
  comesSeldom: 'Om deze tijd komt er maar af en toe iemand. Het kan even duren.',
  comesHardly: 'Om deze tijd is er zelden iemand: speel per dag, of tegen de computer.',
  houseHint:
    'Er komt nu niemand. De computer van deze server speelt even sterk als jij: meteen, met klok en zonder rating.',
  playHouse: 'Tegen de computer spelen',
  withdrawn: 'Je aanbod is ingetrokken.',

  seeks: 'Aanbod',
  onlyOwnSeeks: 'Er wacht nu niemand anders.',
  nearSeeksHidden:
    'Wie alleen iemand van ongeveer dezelfde sterkte zoekt, staat hier niet: daarvoor moet je ingelogd zijn.',
  play: 'Spelen',
  playAgainst: (who, what) => `Tegen ${who} spelen: ${what}`,
  rating: (rating, provisional) => `${rating}${provisional ? '?' : ''}`,
  youHave: (colour) => `jij hebt ${colourName[colour]}`,
  byLot: 'kleuren door loting',
  since: (minutes) => {
    if (minutes < 1) return 'zojuist';
    if (minutes < 60) return `al ${minutes}\u00a0min`;
    const hours = Math.floor(minutes / 60);
    if (hours < 24) return `al ${hours}\u00a0uur`;
    const days = Math.floor(hours / 24);
    return days === 1 ? 'al 1\u00a0dag' : `al ${days}\u00a0dagen`;
  },
  took: 'Bezet',

  runningBots: 'Bots die draaien',
  runningBotsHint: 'Programma’s die je kunt uitdagen. Partijen tegen hen zijn vriendschappelijk.',

  watch: 'Toekijken',
  ranking: 'Ranglijst',
  featured: 'De besten van nu',
  watching: (n) => (n === 1 ? '1 toeschouwer' : `${n} toeschouwers`),
  noGames: 'Er wordt nu geen openbare partij gespeeld.',
  between: (white, black) => `${white} – ${black}`,
  plies: (n) => (n === 1 ? '1 halve zet' : `${n} halve zetten`),

  loading: 'De lobby wordt geladen…',
  notHere: 'Hier is geen lobby: deze pagina staat op een computer zonder spelserver.',
  refusals: {
    not_found: 'Iemand was sneller, of het aanbod is ingetrokken. Neem een ander.',
    own_seek: 'Dat is je eigen aanbod. Iemand anders moet het aannemen.',
    not_rated:
      'Deze partij is met rating: daarvoor heb je een account, een klok en regels nodig waarvan de remises tellen.',
    too_many_seeks: 'Je hebt al vijf keer iets aangeboden. Trek er eerst een in.',
  },
};
