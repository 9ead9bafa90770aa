// The words of tournaments, as everybody sees them.
import { joined } from '../base/list';
import { colourName } from '../first/hu';
import { refusals } from './refusals.hu';
import type { TournamentsWords } from './de';

const boards = (n: number): string => (n === 1 ? 'egy tábla' : `${n} tábla`);

export const tournaments: TournamentsWords = {
  title: 'Versenyek',
  kinds: {
    round_robin: 'Körmérkőzés',
    swiss: 'Svájci rendszer',
    knockout: 'Egyenes kiesés',
    arena: 'Aréna',
    ladder: 'Ranglista',
    simul: 'Szimultán',
    teams: 'Csapatmérkőzés',
  },

  // The list.
  coming: 'Hamarosan',
  running: 'Most zajlik',
  over: 'Véget ért',
  none: 'Még nincs verseny.',
  noneHint: 'Egy klubest vagy egy hónapokig tartó bajnokság: alapíts egyet, és küldd körbe a linket.',
  noneRunning: 'Most nem zajlik verseny.',
  found: 'Verseny alapítása',
  foundNeedsAccount: 'Versenyt az alapíthat, akinek van fiókja.',
  toAccount: 'Fiók létrehozása vagy belépés',
  there: (n: number) => (n === 0 ? 'még senki' : `${n} résztvevő`),
  roundOf: (n: number, of: number) => (of > 0 ? `${n}. forduló, összesen ${of}` : `${n}. forduló`),
  begins: (when: string) => `kezdés: ${when}`,
  beginsByHand: 'bemondásra kezdődik',
  organised: (name: string) => `Vezeti: ${name}`,
  yours: { organiser: 'te vezeted', entrant: 'te is játszol' },
  paused: 'szünetel',
  loading: 'Betöltés …',
  notHere: 'Itt nincsenek versenyek: ez az oldal Mühle-szerver nélküli gépen van.',

  // One of them.
  gone: 'Ilyen verseny nincs.',
  goneHint: 'Nézd meg, hogy teljes-e a link.',
  toAll: 'Minden verseny',
  stale: 'Most nincs kapcsolat: ez az utolsó ismert állás.',
  rounds: 'Fordulók',
  round: (n: number) => `${n}. forduló`,
  pathRound: (n: number, state: 'done' | 'now' | 'coming') =>
    `${n}. forduló, ${{ done: 'lejátszva', now: 'zajlik', coming: 'még hátravan' }[state]}`,
  openBoards: (n: number, open: number) => `${n}. forduló: még ${boards(open)} játszik`,
  roundOver: (n: number) => `${n}. forduló: minden tábla kész`,
  notBegun: 'Résztvevők',
  nobodyYet: 'Még senki. Küldd körbe a linket.',
  board: (n: number) => `${n}. tábla`,
  boardHead: 'Tábla',
  isLive: 'zajlik',
  byForfeit: 'játék nélkül',
  bye: 'erőnyerő',
  byeOf: (name: string) => `Erőnyerő: ${name}`,
  game: (n: number) => `${n}. játszma`,

  // The table.
  standings: 'Táblázat',
  crosstable: 'Kereszttáblázat',
  rank: 'Hely',
  name: 'Név',
  points: 'Pont',
  you: '(te)',
  withdrawn: 'már nem játszik',
  tieHeads: {
    buchholz: 'Buchh.',
    buchholz_cut_1: 'Buchh.-1',
    sonneborn_berger: 'So-Be',
    direct_encounter: 'Egymás',
    wins: 'Győz.',
    get black_wins() {
      return `Győz. ${colourName.black.charAt(0)}`;
    },
  },
  tieNames: {
    buchholz: 'Buchholz',
    buchholz_cut_1: 'Buchholz a leggyengébb nélkül',
    sonneborn_berger: 'Sonneborn–Berger',
    direct_encounter: 'Egymás elleni eredmény',
    wins: 'Győzelmek',
    get black_wins() {
      return `Győzelmek (${colourName.black})`;
    },
  },
  tieRules: {
    buchholz: 'Az összes ellenfeled pontjai.',
    buchholz_cut_1:
      'Ellenfeleid pontjai a legkevesebb pontot szerző nélkül. Ha kihagytál egy fordulót, vagy nem jöttél el egy játszmára, először az a forduló marad ki.',
    sonneborn_berger: 'Minden ellenfélre: a pontjai szorozva azzal, amit tőle szereztél.',
    direct_encounter:
      'Pontok az egyforma pontszámúak között, ha mind játszottak egymással. Akik ezután is egyenlők, azokat ugyanígy még egyszer összehasonlítják.',
    wins: 'Táblánál nyert játszmák.',
    get black_wins() {
      return `Táblánál nyert játszmák (${colourName.black}).`;
    },
  },
  ties: 'Ha egyenlők a pontok',
  pointsRule: 'A győzelem két pontot ér, a döntetlen egyet.',
  unplayed:
    'Játszma nélküli fordulóban olyan ellenfél számít, akinek annyi pontja van, mint neked. Azok a fordulók, amelyeken egy ellenfeled már nem volt ott, neked úgy számítanak, mintha döntetlent játszott volna. Aki mindenben egyenlő, az osztozik a helyen.',
  numberShort: 'Sz.',
  byeShort: 'ny.',
  crossAll: 'Egy sorban: a pontok mindenki ellen, akinek a száma felül áll.',
  get crossRounds() {
    return `A 4○ 2 jelentése: a 4. ellen, először ${colourName.white} színnel, 2 pont. A – jelentése: nem volt ott.`;
  },

  // One's own board, and what comes next.
  yourGame: (board: number, name: string) => `A játszmád · ${board}. tábla, ellenfél: ${name}`,
  yourTurn: 'Te lépsz.',
  theirTurn: (name: string) => `${name} lép.`,
  yourBoard: (board: number) => `A(z) ${board}. táblánál játszol.`,
  yourGameStarts: 'Mindjárt kezdődik.',
  yourBye: 'Ebben a fordulóban szabad vagy.',
  results: { won: 'Nyertél!', lost: 'Vesztettél.', drawn: 'Döntetlen.', none: 'Nem játszották le.' },
  toBoard: 'A táblához',
  featured: (board: number) => `Most a(z) ${board}. táblán`,
  watch: 'Nézem',
  winner: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} nyert.` : `${joined(names, 'és')} osztozik az első helyen.`,
  nextRound: (n: number, when: string) => `${n}. forduló${when && `: ${when}`}`,
  nextAfter: (open: number) =>
    open === 1 ? 'Párosítás, amint az utolsó tábla kész' : `Párosítás, amint ${boards(open)} kész`,
  nextByHand: 'Párosítás, amint a vezető sorsol',
  nextAt: 'Akkor sorsolják a párokat',
  firstRound: (when: string) => `Kezdés${when && `: ${when}`}`,
  lastRound: 'Ez az utolsó forduló',
  lastHint: 'Utána végleges a táblázat.',
  isPaused: 'A verseny szünetel',
  pausedHint: 'Amíg nem folytatódik, nem kezdődik új forduló.',
  goesOn: (when: string) => `Eddig tart: ${when}`,
  arenaHint: 'Aki szabad, azt rögtön újra párosítják.',
  // A ladder, and the bracket of a knockout.
  rungs: 'Helyek',
  challenge: 'Kihívás',
  playsNow: (name: string) => `${name} ellen játszik`,
  ladderRule: (reach: number) =>
    `Azt hívhatod ki, aki legfeljebb ${reach} hellyel áll feletted, és éppen nem játszik. Visszautasítani nem lehet: a játszma rögtön elkezdődik, és aki nem jön, játék nélkül veszít. Ha nyersz, elfoglalod a helyét.`,
  openChallenges: 'Nyitott kihívások',
  noChallenges: 'Most egy sincs. Aki játszik, kihív valakit maga fölött.',
  bracket: 'Ágrajz',
  stages: { final: 'Döntő', semi: 'Elődöntő', quarter: 'Negyeddöntő' },
  stage: (n: number) => `Legjobb ${n}`,
  noOne: 'még nem ismert',
  byeInTie: 'erőnyerő',

  // A simul, and a match of two teams.
  score: 'Állás',
  matchPoints: (a: number, b: number) => `Csapatpontok ${a} : ${b}`,
  games: (won: number, drawn: number, lost: number) => `${won} győzelem, ${drawn} döntetlen, ${lost} vereség`,
  stillPlaying: (n: number) =>
    n === 0 ? 'Minden tábla kész.' : n === 1 ? 'Egy táblán még játszanak.' : `${n} táblán még játszanak.`,
  alone: 'Egyedül játszik',
  against: 'Ellene játszanak',
  theOthers: 'Mindenki más',
  nobodyAlone: 'Még senki.',
  boards: 'Táblák',
  winsAlone: (name: string) => `Senki sem ül szemben: ${name} játék nélkül nyer.`,
  substitute: 'tartalék',
  leadsTeam: 'a csapat vezetője',
  nobodyThere: 'nincs ott senki',
  enterFor: (team: string) => `Játszom itt: ${team}`,
  ownBoards: 'Tábláid',
  noneWaits: 'Most egyik tábla sem vár rád.',
  individual: 'Egyéni eredmények',
  teamRule:
    'Egy játszma két pontot ér, a döntetlen egyet; a több pontot szerző csapat két csapatpontot kap, egyenlőségnél mindkettő egyet.',

  // Who is in it.
  enter: 'Részt veszek',
  entering: 'A neved a versenyben',
  youAreIn: 'Te is játszol.',
  leave: 'Kilépés',
  reallyLeave: 'Kilépsz a versenyből? A későbbi fordulókban már nem párosítanak.',
  lateHint: 'A következő fordulótól játszol.',
  entryHints: {
    open: 'Bárki részt vehet.',
    link: 'Az vehet részt, akinél megvan a vezető linkje.',
    list: 'A vezető mondja meg, ki játszik.',
    club: 'A klub tagjai vehetnek részt.',
  },
  needsAccount: 'A részvételhez itt fiók kell.',
  unanswered: (club: string) => `${club} még nem fogadta el`,
  declined: (club: string) => `${club} nem fogadta el`,
  onlyMembers: (club: string) => `Csak a(z) ${club} klub tagjainak.`,
  toClub: 'A klubhoz',
  isTwin: (organiser: string) =>
    `A te neveden itt már be van írva valaki fiók nélkül. Te vagy az? Akkor ${organiser || 'a vezető'} összekötheti a bejegyzést a fiókoddal.`,
  askToJoin: 'Igen, kérem',
  askedToJoin: (organiser: string) => `${organiser || 'A vezető'} már tudja, hogy te vagy az.`,
  comesLater: 'A játszmád magától megnyílik, amikor a fordulód elkezdődik.',

  // To take along.
  print: 'Nyomtatás',
  printHint: 'Párosítás, táblázat, szabályok, táblajelzők',
  wall: 'A falra',
  wallHint: 'Nagyban, és magától frissül',
  wallNext: (n: number, of: number) => `${n}. oldal, összesen ${of}`,
  leaveWall: 'Vissza a versenyhez',
  shareIt: 'Link és QR-kód',
  shareHint: 'Részvételhez és nézéshez',
  sharedText: (title: string) => `${title}: játssz vagy nézd`,
  files: 'Fájlként',
  filesHint: 'Játszmák, és minden az utánaszámoláshoz',
  fileNames: {
    'games.txt': 'A játszmák lejegyezve',
    'games.ndjson': 'A játszmák programoknak (NDJSON)',
    'acts.txt': 'A lefolyás, ahogy a „muehle tournament” olvassa',
  },
  saidRound: (n: number) => `Elkezdődött a(z) ${n}. forduló.`,
  saidOver: 'A verseny véget ért.',
  refusals,
};
