// The words of tournaments, as everybody sees them.
import { joined } from '../base/list';
import { colourName } from '../first/de';
import { refusals } from './refusals.de';

const boards = (n: number): string => (n === 1 ? 'ein Brett' : `${n} Bretter`);

export const tournaments = {
  title: 'Turniere',
  kinds: {
    round_robin: 'Jeder gegen jeden',
    swiss: 'Schweizer System',
    knockout: 'K.-o.-System',
    arena: 'Arena',
    ladder: 'Rangliste',
    simul: 'Simultan',
    teams: 'Mannschaftskampf',
  },

  // The list.
  coming: 'Demnächst',
  running: 'Läuft gerade',
  over: 'Vorbei',
  none: 'Noch kein Turnier.',
  noneHint: 'Ein Abend im Verein, eine Liga über Monate: Gründe eins und schick den Link herum.',
  noneRunning: 'Gerade läuft kein Turnier.',
  found: 'Turnier gründen',
  foundNeedsAccount: 'Ein Turnier gründet, wer ein Konto hat.',
  toAccount: 'Konto anlegen oder anmelden',
  there: (n: number) => (n === 0 ? 'noch niemand dabei' : `${n} dabei`),
  roundOf: (n: number, of: number) => (of > 0 ? `Runde ${n} von ${of}` : `Runde ${n}`),
  begins: (when: string) => `beginnt ${when}`,
  beginsByHand: 'beginnt nach Ansage',
  organised: (name: string) => `Leitung: ${name}`,
  yours: { organiser: 'du leitest', entrant: 'du bist dabei' },
  paused: 'angehalten',
  loading: 'Wird geladen …',
  notHere: 'Hier gibt es keine Turniere: Diese Seite liegt auf einem Rechner ohne Mühle-Server.',

  // One of them.
  gone: 'Dieses Turnier gibt es nicht.',
  goneHint: 'Prüfe, ob der Link vollständig ist.',
  toAll: 'Alle Turniere',
  stale: 'Gerade keine Verbindung: So stand es zuletzt.',
  rounds: 'Runden',
  round: (n: number) => `Runde ${n}`,
  pathRound: (n: number, state: 'done' | 'now' | 'coming') =>
    `Runde ${n}, ${{ done: 'gespielt', now: 'läuft', coming: 'kommt noch' }[state]}`,
  openBoards: (n: number, open: number) => `Runde ${n}: noch ${boards(open)} ${open === 1 ? 'läuft' : 'laufen'}`,
  roundOver: (n: number) => `Runde ${n}: alle Bretter fertig`,
  notBegun: 'Wer dabei ist',
  nobodyYet: 'Noch niemand. Schick den Link herum.',
  board: (n: number) => `Brett ${n}`,
  boardHead: 'Brett',
  isLive: 'läuft',
  byForfeit: 'kampflos',
  bye: 'spielfrei',
  byeOf: (name: string) => `Spielfrei: ${name}`,
  game: (n: number) => `${n}. Partie`,

  // The table.
  standings: 'Tabelle',
  crosstable: 'Kreuztabelle',
  rank: 'Platz',
  name: 'Name',
  points: 'Punkte',
  you: '(du)',
  withdrawn: 'nicht mehr dabei',
  tieHeads: {
    buchholz: 'Buchh.',
    buchholz_cut_1: 'Buchh.-1',
    sonneborn_berger: 'So-Be',
    direct_encounter: 'Direkt',
    wins: 'Siege',
    get black_wins() {
      return `Siege ${colourName.black.charAt(0)}`;
    },
  },
  tieNames: {
    buchholz: 'Buchholz',
    buchholz_cut_1: 'Buchholz ohne den schwächsten',
    sonneborn_berger: 'Sonneborn-Berger',
    direct_encounter: 'Direkter Vergleich',
    wins: 'Siege',
    get black_wins() {
      return `Siege mit ${colourName.black}`;
    },
  },
  tieRules: {
    buchholz: 'Die Punkte aller deiner Gegner.',
    buchholz_cut_1:
      'Die Punkte deiner Gegner ohne den mit den wenigsten. Hast du eine Runde ausgelassen oder bist zu einer Partie nicht erschienen, fällt zuerst diese Runde weg.',
    sonneborn_berger: 'Für jeden Gegner: seine Punkte mal die Punkte, die du gegen ihn geholt hast.',
    direct_encounter:
      'Punkte gegen die, mit denen du gleichstehst, wenn alle gegeneinander gespielt haben. Wer danach noch gleichsteht, wird noch einmal so verglichen.',
    wins: 'Am Brett gewonnene Partien.',
    get black_wins() {
      return `Am Brett mit ${colourName.black} gewonnene Partien.`;
    },
  },
  ties: 'Wenn die Punkte gleich sind',
  pointsRule: 'Ein Sieg zählt zwei Punkte, ein Remis einen.',
  unplayed:
    'In einer Runde ohne Partie zählt ein Gegner, der so viele Punkte hat wie du. Runden, zu denen ein Gegner nicht mehr da war, zählen für dich so, als hätte er sie remis gespielt. Wer in allem gleichsteht, teilt sich den Platz.',
  numberShort: 'Nr.',
  byeShort: 'frei',
  crossAll: 'In einer Zeile: die Punkte gegen jeden, mit dessen Nummer oben.',
  get crossRounds() {
    return `4○ 2 heißt: gegen Nr. 4, zuerst mit ${colourName.white}, 2 Punkte. – heißt: nicht dabei.`;
  },

  // One's own board, and what comes next.
  yourGame: (board: number, name: string) => `Deine Partie · Brett ${board} gegen ${name}`,
  yourTurn: 'Du bist am Zug.',
  theirTurn: (name: string) => `${name} ist am Zug.`,
  yourBoard: (board: number) => `Du spielst an Brett ${board}.`,
  yourGameStarts: 'Gleich geht es los.',
  yourBye: 'Diese Runde hast du frei.',
  results: { won: 'Gewonnen!', lost: 'Verloren.', drawn: 'Remis.', none: 'Nicht gespielt.' },
  toBoard: 'Zum Brett',
  featured: (board: number) => `Jetzt an Brett ${board}`,
  watch: 'Zuschauen',
  winner: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} gewinnt.` : `${joined(names, 'und')} teilen sich den ersten Platz.`,
  nextRound: (n: number, when: string) => `Runde ${n}${when && `: ${when}`}`,
  nextAfter: (open: number) =>
    open === 1 ? 'Paarungen, sobald das letzte Brett fertig ist' : `Paarungen, sobald ${boards(open)} fertig sind`,
  nextByHand: 'Paarungen, sobald die Leitung auslost',
  nextAt: 'Dann werden die Paarungen ausgelost',
  firstRound: (when: string) => `Beginn${when && `: ${when}`}`,
  lastRound: 'Das ist die letzte Runde',
  lastHint: 'Danach steht die Tabelle fest.',
  isPaused: 'Das Turnier ist angehalten',
  pausedHint: 'Bis es weitergeht, beginnt keine neue Runde.',
  goesOn: (when: string) => `Läuft bis ${when}`,
  arenaHint: 'Wer frei ist, wird gleich wieder ausgelost.',
  // A ladder, and the bracket of a knockout.
  rungs: 'Plätze',
  challenge: 'Herausfordern',
  playsNow: (name: string) => `spielt gegen ${name}`,
  ladderRule: (reach: number) =>
    `Herausfordern darfst du, wer höchstens ${reach === 1 ? 'einen Platz' : `${reach} Plätze`} über dir steht und gerade nicht spielt. Ablehnen geht nicht: Die Partie beginnt gleich, und wer nicht kommt, verliert kampflos. Gewinnst du, nimmst du den Platz ein.`,
  openChallenges: 'Offene Herausforderungen',
  noChallenges: 'Gerade keine. Wer mitmacht, fordert jemanden über sich heraus.',
  bracket: 'Turnierbaum',
  stages: { final: 'Finale', semi: 'Halbfinale', quarter: 'Viertelfinale' },
  stage: (n: number) => `Letzte ${n}`,
  noOne: 'noch offen',
  byeInTie: 'Freilos',

  // A simul, and a match of two teams.
  score: 'Stand',
  matchPoints: (a: number, b: number) => `Mannschaftspunkte ${a} : ${b}`,
  games: (won: number, drawn: number, lost: number) => `${won} gewonnen, ${drawn} remis, ${lost} verloren`,
  stillPlaying: (n: number) =>
    n === 0 ? 'Alle Bretter sind fertig.' : n === 1 ? 'Ein Brett läuft noch.' : `${n} Bretter laufen noch.`,
  alone: 'Spielt allein',
  against: 'Spielen dagegen',
  theOthers: 'Alle anderen',
  nobodyAlone: 'Noch niemand.',
  boards: 'Bretter',
  winsAlone: (name: string) => `Niemand sitzt gegenüber: ${name} gewinnt kampflos.`,
  substitute: 'Ersatz',
  leadsTeam: 'führt die Mannschaft',
  nobodyThere: 'niemand da',
  enterFor: (team: string) => `Für ${team} mitspielen`,
  ownBoards: 'Deine Bretter',
  noneWaits: 'Gerade wartet kein Brett auf dich.',
  individual: 'Einzelergebnisse',
  teamRule:
    'Eine Partie zählt zwei Punkte, ein Remis einen; die Mannschaft mit mehr Punkten bekommt zwei Mannschaftspunkte, bei Gleichstand jede einen.',

  // Who is in it.
  enter: 'Mitmachen',
  entering: 'Dein Name im Turnier',
  youAreIn: 'Du bist dabei.',
  leave: 'Austreten',
  reallyLeave: 'Möchtest du austreten? In späteren Runden wirst du dann nicht mehr ausgelost.',
  lateHint: 'Du spielst ab der nächsten Runde mit.',
  entryHints: {
    open: 'Mitmachen kann, wer mag.',
    link: 'Mitmachen kann, wer den Link der Leitung hat.',
    list: 'Wer mitmacht, sagt die Leitung.',
    club: 'Mitmachen kann, wer im Verein ist.',
  },
  needsAccount: 'Zum Mitmachen brauchst du hier ein Konto.',
  unanswered: (club: string) => `${club} hat noch nicht zugesagt`,
  declined: (club: string) => `${club} hat abgesagt`,
  onlyMembers: (club: string) => `Nur für Mitglieder von ${club}.`,
  toClub: 'Zum Verein',
  isTwin: (organiser: string) =>
    `Unter deinem Namen ist hier schon jemand ohne Konto eingetragen. Bist du das? Dann kann ${organiser || 'die Leitung'} den Eintrag mit deinem Konto verbinden.`,
  askToJoin: 'Ja, darum bitten',
  askedToJoin: (organiser: string) => `${organiser || 'Die Leitung'} weiß, dass du das bist.`,
  comesLater: 'Deine Partie öffnet sich von selbst, wenn deine Runde beginnt.',

  // To take along.
  print: 'Drucken',
  printHint: 'Paarungen, Tabelle, Regeln, Schilder',
  wall: 'Für die Wand',
  wallHint: 'Groß, und erneuert sich selbst',
  wallNext: (n: number, of: number) => `Seite ${n} von ${of}`,
  leaveWall: 'Zurück zum Turnier',
  shareIt: 'Link und QR-Code',
  shareHint: 'Zum Mitmachen und Zuschauen',
  sharedText: (title: string) => `${title}: mitmachen oder zuschauen`,
  files: 'Als Datei',
  filesHint: 'Partien, und alles zum Nachrechnen',
  fileNames: {
    'games.txt': 'Partien als Aufzeichnungen',
    'games.ndjson': 'Partien für Programme (NDJSON)',
    'acts.txt': 'Ablauf, wie ihn „muehle tournament“ liest',
  },
  saidRound: (n: number) => `Runde ${n} hat begonnen.`,
  saidOver: 'Das Turnier ist vorbei.',
  refusals,
};

export type TournamentsWords = typeof tournaments;
