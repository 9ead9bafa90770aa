// The words of tournaments, as everybody sees them.
import { joined } from '../base/list';
import { colourName } from '../first/nl';
import { refusals } from './refusals.nl';
import type { TournamentsWords } from './de';

const boards = (n: number): string => (n === 1 ? 'één bord' : `${n} borden`);

export const tournaments: TournamentsWords = {
  title: 'Toernooien',
  kinds: {
    round_robin: 'Allen tegen allen',
    swiss: 'Zwitsers systeem',
    knockout: 'Knock-out',
    arena: 'Arena',
    ladder: 'Ladder',
    simul: 'Simultaan',
    teams: 'Teamwedstrijd',
  },

  // The list.
  coming: 'Binnenkort',
  running: 'Nu bezig',
  over: 'Afgelopen',
  none: 'Nog geen toernooi.',
  noneHint: 'Een clubavond, een competitie van maanden: richt er een op en stuur de link rond.',
  noneRunning: 'Er is nu geen toernooi bezig.',
  found: 'Toernooi oprichten',
  foundNeedsAccount: 'Een toernooi richt op wie een account heeft.',
  toAccount: 'Account maken of inloggen',
  there: (n: number) => (n === 0 ? 'nog niemand' : n === 1 ? '1 deelnemer' : `${n} deelnemers`),
  roundOf: (n: number, of: number) => (of > 0 ? `ronde ${n} van ${of}` : `ronde ${n}`),
  begins: (when: string) => `begint ${when}`,
  beginsByHand: 'begint na aankondiging',
  organised: (name: string) => `Leiding: ${name}`,
  yours: { organiser: 'jij leidt het', entrant: 'je doet mee' },
  paused: 'stilgelegd',
  loading: 'Laden …',
  notHere: 'Hier zijn geen toernooien: deze pagina staat op een machine zonder Mühle-server.',

  // One of them.
  gone: 'Dit toernooi bestaat niet.',
  goneHint: 'Kijk of de link volledig is.',
  toAll: 'Alle toernooien',
  stale: 'Even geen verbinding: zo stond het het laatst.',
  rounds: 'Rondes',
  round: (n: number) => `Ronde ${n}`,
  pathRound: (n: number, state: 'done' | 'now' | 'coming') =>
    `Ronde ${n}, ${{ done: 'gespeeld', now: 'bezig', coming: 'komt nog' }[state]}`,
  openBoards: (n: number, open: number) => `Ronde ${n}: nog ${boards(open)} bezig`,
  roundOver: (n: number) => `Ronde ${n}: alle borden klaar`,
  notBegun: 'Wie meedoet',
  nobodyYet: 'Nog niemand. Stuur de link rond.',
  board: (n: number) => `Bord ${n}`,
  boardHead: 'Bord',
  isLive: 'bezig',
  byForfeit: 'reglementair',
  bye: 'vrij',
  byeOf: (name: string) => `Vrij: ${name}`,
  game: (n: number) => `${n}e partij`,

  // The table.
  standings: 'Stand',
  crosstable: 'Kruistabel',
  rank: 'Plaats',
  name: 'Naam',
  points: 'Punten',
  you: '(jij)',
  withdrawn: 'doet niet meer mee',
  tieHeads: {
    buchholz: 'Buchh.',
    buchholz_cut_1: 'Buchh.-1',
    sonneborn_berger: 'So-Be',
    direct_encounter: 'Onderling',
    wins: 'Winst',
    get black_wins() {
      return `Winst ${colourName.black.charAt(0)}`;
    },
  },
  tieNames: {
    buchholz: 'Buchholz',
    buchholz_cut_1: 'Buchholz zonder de zwakste',
    sonneborn_berger: 'Sonneborn-Berger',
    direct_encounter: 'Onderling resultaat',
    wins: 'Gewonnen partijen',
    get black_wins() {
      return `Gewonnen met ${colourName.black}`;
    },
  },
  tieRules: {
    buchholz: 'De punten van al je tegenstanders.',
    buchholz_cut_1:
      'De punten van je tegenstanders zonder die met de minste. Heb je een ronde gemist of kwam je niet opdagen voor een partij, dan valt die ronde als eerste weg.',
    sonneborn_berger: 'Voor elke tegenstander: zijn punten maal de punten die jij tegen hem haalde.',
    direct_encounter:
      'Punten onder wie gelijk staan, als ze allemaal tegen elkaar hebben gespeeld. Wie daarna nog gelijk staat, wordt nog eens zo vergeleken.',
    wins: 'Aan het bord gewonnen partijen.',
    get black_wins() {
      return `Aan het bord met ${colourName.black} gewonnen partijen.`;
    },
  },
  ties: 'Als de punten gelijk zijn',
  pointsRule: 'Winst telt twee punten, remise één.',
  unplayed:
    'In een ronde zonder partij telt een tegenstander met evenveel punten als jij. Rondes waarvoor een tegenstander er niet meer was, tellen voor jou alsof hij remise speelde. Wie in alles gelijk staat, deelt de plaats.',
  numberShort: 'Nr.',
  byeShort: 'vrij',
  crossAll: 'Op een regel: de punten tegen ieder, met zijn nummer bovenaan.',
  get crossRounds() {
    return `4○ 2 betekent: tegen nr. 4, eerst met ${colourName.white}, 2 punten. – betekent: niet aanwezig.`;
  },

  // One's own board, and what comes next.
  yourGame: (board: number, name: string) => `Jouw partij · bord ${board} tegen ${name}`,
  yourTurn: 'Jij bent aan zet.',
  theirTurn: (name: string) => `${name} is aan zet.`,
  yourBoard: (board: number) => `Je speelt aan bord ${board}.`,
  yourGameStarts: 'Het begint zo.',
  yourBye: 'Deze ronde ben je vrij.',
  results: { won: 'Gewonnen!', lost: 'Verloren.', drawn: 'Remise.', none: 'Niet gespeeld.' },
  toBoard: 'Naar het bord',
  featured: (board: number) => `Nu aan bord ${board}`,
  watch: 'Toekijken',
  winner: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} wint.` : `${joined(names, 'en')} delen de eerste plaats.`,
  nextRound: (n: number, when: string) => `Ronde ${n}${when && `: ${when}`}`,
  nextAfter: (open: number) =>
    open === 1 ? 'Indeling zodra het laatste bord klaar is' : `Indeling zodra ${boards(open)} klaar zijn`,
  nextByHand: 'Indeling zodra de leiding loot',
  nextAt: 'Dan wordt de indeling geloot',
  firstRound: (when: string) => `Begin${when && `: ${when}`}`,
  lastRound: 'Dit is de laatste ronde',
  lastHint: 'Daarna staat de eindstand vast.',
  isPaused: 'Het toernooi ligt stil',
  pausedHint: 'Tot het verdergaat, begint er geen nieuwe ronde.',
  goesOn: (when: string) => `Duurt tot ${when}`,
  arenaHint: 'Wie vrij is, wordt meteen weer ingedeeld.',
  // A ladder, and the bracket of a knockout.
  rungs: 'Plaatsen',
  challenge: 'Uitdagen',
  playsNow: (name: string) => `speelt tegen ${name}`,
  ladderRule: (reach: number) =>
    `Je mag uitdagen wie hoogstens ${reach === 1 ? 'één plaats' : `${reach} plaatsen`} boven je staat en nu niet speelt. Weigeren kan niet: de partij begint meteen, en wie niet komt, verliest zonder te spelen. Win je, dan neem je de plaats in.`,
  openChallenges: 'Open uitdagingen',
  noChallenges: 'Nu geen. Wie meedoet, daagt iemand boven zich uit.',
  bracket: 'Schema',
  stages: { final: 'Finale', semi: 'Halve finales', quarter: 'Kwartfinales' },
  stage: (n: number) => `Laatste ${n}`,
  noOne: 'nog niet bekend',
  byeInTie: 'vrij',

  // A simul, and a match of two teams.
  score: 'Stand',
  matchPoints: (a: number, b: number) => `Wedstrijdpunten ${a} : ${b}`,
  games: (won: number, drawn: number, lost: number) => `${won} gewonnen, ${drawn} remise, ${lost} verloren`,
  stillPlaying: (n: number) =>
    n === 0 ? 'Alle borden zijn klaar.' : n === 1 ? 'Eén bord speelt nog.' : `${n} borden spelen nog.`,
  alone: 'Speelt alleen',
  against: 'Spelen ertegen',
  theOthers: 'Alle anderen',
  nobodyAlone: 'Nog niemand.',
  boards: 'Borden',
  winsAlone: (name: string) => `Er zit niemand tegenover: ${name} wint zonder te spelen.`,
  substitute: 'reserve',
  leadsTeam: 'leidt het team',
  nobodyThere: 'niemand',
  enterFor: (team: string) => `Meespelen voor ${team}`,
  ownBoards: 'Jouw borden',
  noneWaits: 'Er wacht nu geen bord op je.',
  individual: 'Persoonlijke uitslagen',
  teamRule:
    'Een partij telt twee punten, een remise één; het team met meer punten krijgt twee wedstrijdpunten, bij gelijke stand krijgen ze er elk één.',

  // Who is in it.
  enter: 'Meedoen',
  entering: 'Je naam in het toernooi',
  youAreIn: 'Je doet mee.',
  leave: 'Stoppen',
  reallyLeave: 'Wil je stoppen? In latere rondes word je dan niet meer ingedeeld.',
  lateHint: 'Je speelt vanaf de volgende ronde mee.',
  entryHints: {
    open: 'Iedereen mag meedoen.',
    link: 'Meedoen kan wie de link van de leiding heeft.',
    list: 'De leiding zegt wie meedoet.',
    club: 'Leden van de club kunnen meedoen.',
  },
  needsAccount: 'Om mee te doen heb je hier een account nodig.',
  unanswered: (club: string) => `${club} heeft nog niet toegezegd`,
  declined: (club: string) => `${club} heeft afgezegd`,
  onlyMembers: (club: string) => `Alleen voor leden van ${club}.`,
  toClub: 'Naar de club',
  isTwin: (organiser: string) =>
    `Onder jouw naam staat hier al iemand zonder account ingeschreven. Ben jij dat? Dan kan ${organiser || 'de leiding'} de inschrijving met je account verbinden.`,
  askToJoin: 'Ja, daarom vragen',
  askedToJoin: (organiser: string) => `${organiser || 'De leiding'} weet dat jij dat bent.`,
  comesLater: 'Je partij gaat vanzelf open als je ronde begint.',

  // To take along.
  print: 'Afdrukken',
  printHint: 'Indeling, stand, regels, bordjes',
  wall: 'Voor de muur',
  wallHint: 'Groot, en vernieuwt zichzelf',
  wallNext: (n: number, of: number) => `Pagina ${n} van ${of}`,
  leaveWall: 'Terug naar het toernooi',
  shareIt: 'Link en QR-code',
  shareHint: 'Om mee te doen en toe te kijken',
  sharedText: (title: string) => `${title}: doe mee of kijk toe`,
  files: 'Als bestand',
  filesHint: 'Partijen, en alles om na te rekenen',
  fileNames: {
    'games.txt': 'Partijen als notatie',
    'games.ndjson': 'Partijen voor programma’s (NDJSON)',
    'acts.txt': 'Verloop, zoals “muehle tournament” het leest',
  },
  saidRound: (n: number) => `Ronde ${n} is begonnen.`,
  saidOver: 'Het toernooi is afgelopen.',
  refusals,
};
