// What the home page and a game say at once, in Hungarian. Points, moves and
// numbers stand where no article goes before them and no ending after them: both would depend on how they sound.
import type { Messages, Mover, Who } from './de';
import { joined } from '../base/list';
import { byStones, renamed } from '../base/sides';

const colourName = byStones({
  'ivory-ebony': { white: 'Fehér', black: 'Fekete' },
  'red-blue': { white: 'Piros', black: 'Kék' },
});
const colourOf = byStones({
  'ivory-ebony': { white: 'fehér', black: 'fekete' },
  'red-blue': { white: 'piros', black: 'kék' },
});
// Names with their endings, which go by the vowels.
const newNames = { Fehér: 'Piros', Fekete: 'Kék', Fehérnek: 'Pirosnak', Feketének: 'Kéknek' };
const quoted = (text: string): string => (text ? `: „${text}”` : '.');
const list = (items: readonly string[]): string => joined(items, 'és');

const numerals = ['nulla', 'egy', 'két', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc', 'tíz'];
const manyMoves = 40; // plies from which on people count in moves
// “20 féllépés (oldalanként tíz lépés)”, “100 féllépés (oldalanként 50 lépés)”
function pliesOf(limit: number): string {
  const moves = limit / 2;
  if (!Number.isInteger(moves) || limit < 4) return `${limit} féllépés`;
  const each = limit < manyMoves ? (numerals[moves] ?? moves) : moves;
  return `${limit} féllépés (oldalanként ${each} lépés)`;
}

// A move by its label in the record, `12.` or `12…`: “Fehér 12. lépése”.
const numberOf = (label: string): string => `${parseInt(label)}.`;
export const moveOf = (label: string, numbers = numberOf(label)): string =>
  `${label.endsWith('.') ? colourName.white : colourName.black} ${numbers} lépése`;

// Where one position stood: “Fekete 9., 11. és 13. lépése után”. It is always the same side that has moved.
function standsAfter(labels: readonly string[]): string {
  const moves = labels.filter((label) => label !== 'start');
  const [first] = moves;
  if (!first) return 'az elején';
  const after = `${moveOf(first, list(moves.map(numberOf)))} után`;
  return moves.length < labels.length ? `az elején és ${after}` : after;
}

// The player is in the endings of the words.
function nameOf(who: Exclude<Who, 'you'>): string {
  if (typeof who === 'object') return who.name;
  return { opponent: 'az ellenfeled', computer: 'a gép' }[who];
}
// “döntetlent ajánlasz”, “Anna döntetlent ajánl”: inside a sentence, and at its beginning.
const says = (who: Who, second: string, third: string): string => (who === 'you' ? second : `${nameOf(who)} ${third}`);
const begins = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
// A name stays as it is written.
export const saysFirst = (who: Who, second: string, third: string): string =>
  typeof who === 'object' ? says(who, second, third) : begins(says(who, second, third));

// “Te jössz: lépj egy koronggal.”, “Fehér következik: lépés egy koronggal”
const turnOf = (mover: Mover, you: string, other: string): string =>
  mover === 'you' ? `Te jössz: ${you}` : `${colourName[mover]} következik: ${other}`;
const result = (winner: Who, loser: Who): string =>
  loser === 'you' ? 'Vesztettél' : saysFirst(winner, 'nyertél', 'nyert');

export const hu: Messages = {
  code: 'hu',
  gameName: 'Malom',
  colour: (colour) => colourName[colour],
  list,
  choice: (items) => joined(items, 'vagy'),
  named: (text) => renamed(text, newNames),
  titled: (title, text) => `${title}: ${text}`,

  toPlace: (mover, left) =>
    turnOf(mover, `tegyél le egy korongot (még ${left}).`, `egy korong lerakása (még ${left}).`),
  toMove: (mover) => turnOf(mover, 'lépj egy koronggal.', 'lépés egy koronggal.'),
  toFly: (mover) => turnOf(mover, 'ugorj egy koronggal.', 'ugrás egy koronggal.'),
  toTarget: (mover, from) => turnOf(mover, `hová lépsz innen: ${from}?`, `hová lép innen: ${from}?`),
  toCapture: (victim) => `Malom! Vegyél le egy ${colourOf[victim]} korongot.`,
  toCaptureOnce: (victim) => `Két malom egyszerre! Így is csak egy ${colourOf[victim]} korongot vehetsz le.`,
  toConfirm: (move) => `Megerősíted ezt a lépést: ${move}?`,
  thinking: (colour) => `${colourName[colour]} következik: a gép gondolkodik.`,
  waitingFor: (colour, who) =>
    `${colourName[colour]} következik: ${who === 'you' ? 'a te lépésedre' : `${nameOf(who)} lépésére`} várunk.`,
  lookingBack: (label) => `Visszatekintés, az állás ez után: ${label}.`,
  lookingAside: (label) => `Változat, az állás ez után: ${label}.`,
  lookingAtStart: 'Visszatekintés: a kezdőállás.',

  winsTooFew: (winner, loser) =>
    `${result(winner, loser)}: ${says(loser, 'két korongra fogytál', 'két korongra fogyott')}.`,
  winsBlocked: (winner, loser) =>
    `${result(winner, loser)}: ${says(loser, 'már nem tudsz lépni', 'már nem tud lépni')}.`,
  winsResigned: (winner, loser) =>
    `${result(winner, loser)}: ${says(loser, 'feladtad a játszmát', 'feladta a játszmát')}.`,
  winsTime: (winner, loser) =>
    `${result(winner, loser)}: ${says(loser, 'kifutottál az időből', 'kifutott az időből')}.`,
  winsJudged: (winner, loser) => `${result(winner, loser)}: így döntött a játékvezető.`,
  winsAbsent: (winner, loser) => `${result(winner, loser)}: a másik fél nem jött vissza.`,
  winsRecorded: (winner, loser) => `${result(winner, loser)}: a jegyzőkönyv szerint.`,
  drawAgreed: 'Döntetlen közös megegyezéssel.',
  drawRepetition: 'Döntetlen: ugyanaz az állás harmadszor.',
  drawNoMill: (limit) => `Döntetlen: ${pliesOf(limit)} malom nélkül.`,
  drawJudged: 'Döntetlen a játékvezető döntése alapján.',
  drawAbsent: 'Döntetlen: az egyik fél nem jött vissza.',
  drawRecorded: 'Döntetlen a jegyzőkönyv szerint.',
  aborted: 'A játszma megszakadt, és nem számít.',
  proofOf: (rule, proof) =>
    rule === 'repetition'
      ? `Ugyanaz az állás ${standsAfter(proof)}`
      : `${!proof[0] || proof[0] === 'start' ? 'A kezdet' : moveOf(proof[0])} óta nincs malom`,

  noMillSoFar: (count, limit) => `${count} féllépés óta nincs malom. A döntetlen határa: ${limit}.`,
  noMillClaimable: (count, limit) => `${count} féllépés óta nincs malom. Döntetlen ennyitől igényelhető: ${limit}.`,
  secondTime: 'Ez az állás másodszor áll elő. Harmadszorra döntetlen.',
  secondTimeClaim: 'Ez az állás másodszor áll elő. Harmadszorra döntetlent lehet igényelni.',
  secondTimeConsecutive:
    'Ez az állás másodszor áll elő. Ha ugyanezekkel a lépésekkel rögtön újra előáll, a játszma döntetlen.',
  claimDue: 'Most döntetlent lehet igényelni.',
  drawSuggested: 'Senki sem jut előbbre. Felajánlhatnád a döntetlent.',
  millClosed: (who, mills, taken) => {
    const what = mills > 1 ? 'két malmot' : 'malmot';
    const took = taken ? `, és ${who === 'you' ? 'leveszed' : 'leveszi'} ezt: ${taken}` : '';
    return `${saysFirst(who, `${what} zártál`, `${what} zárt`)}${took}.`;
  },
  allProtected: (owner) => `Nincs mit levenni: minden ${colourOf[owner]} korong védett.`,
  nothingThere: 'Nincs mit levenni: nincs más korong a táblán.',
  protectedInMill: (point) => `${point} védett: ez a korong malomban áll, és van olyan, amelyik nem.`,
  takeOpponents: (victim) =>
    `Vegyél le egyet a megjelölt ${colourOf[victim]} korongok közül. A „Lépés módosítása” visszavonja a lépésedet.`,
  takeNotEmpty: (victim) => `Itt nincs korong. Vegyél le egyet a megjelölt ${colourOf[victim]} korongok közül.`,
  blockedStone: (point) => `${point} be van zárva: egyetlen szomszédos pont sem szabad.`,
  chooseOwn: (colour) => `Először válassz egy ${colourOf[colour]} korongot.`,
  notYours: (colour) => `Ez ${colourName[colour]} korongja.`,
  notYourTurn: (colour) => `${colourName[colour]} következik.`,
  gameIsOver: 'A játszma véget ért.',
  overPlayOn: 'A játszma véget ért. A „Játék innen” új játszmát kezd ebből az állásból.',
  backToGame: 'Menj vissza a játszmához, és akkor léphetsz.',
  unreadableMove: 'Ez nem lépés. Írd be például így: d6, a1-a4 vagy a1-a4xg7.',
  moveFails: 'Ez a lépés itt nem lehetséges.',

  boardName: 'Tábla',
  pointEmpty: (point) => `${point}, üres`,
  pointStone: (point, colour) => `${point}, ${colourOf[colour]}`,
  inMill: 'malomban',
  inMills: 'két malomban',
  isTarget: 'lehetséges',
  isThreat: (by) => `${colourName[by]} itt malmot zárhat`,
  isRemovable: 'levehető',
  isChosen: 'kiválasztva',
  isProtected: 'védett',
  saidPlace: (colour, to) => `${colourName[colour]} lerak ide: ${to}`,
  saidMove: (colour, from, to) => `${colourName[colour]} innen lép: ${from}, ide: ${to}`,
  saidFly: (colour, from, to) => `${colourName[colour]} innen ugrik: ${from}, ide: ${to}`,
  saidMill: 'malmot zár',
  saidDoubleMill: 'két malmot zár',
  saidCapture: (point) => `leveszi ezt: ${point}`,
  tookBack: 'Visszalépve.',
  wentOnElsewhere: 'A játszma egy másik ablakban folytatódott. Most így áll.',
  watchersDoNotMove: 'Nézőként vagy itt, és nem léphetsz.',

  you: 'Te',
  computer: 'Gép',
  playerNumber: (n) => `${n}. játékos`,
  guest: 'Vendég',
  deletedAccount: 'törölt fiók',
  inHand: (n) => `${n} korong kézben`,
  lost: (n) => `${n} elvesztett korong`,
  onTurn: 'lépésen',
  away: 'nincs itt',
  seatFree: 'még szabad hely',
  score: (points) => `Eredmény: ${points}`,

  undo: 'Visszalépés',
  redo: 'Mégis ezt lépem',
  playOn: 'Játék innen',
  askUndo: 'Visszalépés kérése',
  offerDraw: 'Döntetlen felajánlása',
  drawShort: 'Döntetlen',
  claimDraw: 'Döntetlen igénylése',
  claimShort: 'Igénylés',
  resign: 'Feladás',
  abort: 'Játszma megszakítása',
  abortShort: 'Megszakítás',
  nextGame: 'Következő játszma',
  noThanks: 'Nem, köszönöm',
  another: 'Másik állás',
  record: 'Jegyzőkönyv',
  recordShort: 'Lépések',
  accept: 'Elfogadás',
  decline: 'Elutasítás',
  withdraw: 'Visszavonás',
  confirm: 'Megerősítés',
  cancel: 'Mégse',
  close: 'Bezárás',
  change: 'Lépés módosítása',
  skip: 'Ugrás a tartalomhoz',
  home: 'Kezdőlap',

  offers: (who, message) => `${saysFirst(who, 'döntetlent ajánlasz', 'döntetlent ajánl')}${quoted(message)}`,
  yourOffer: (message) => `A döntetlenajánlatod érvényben van${quoted(message)}`,
  declined: (who, reason) => `${saysFirst(who, 'elutasítod a döntetlent', 'elutasítja a döntetlent')}${quoted(reason)}`,
  claimed: (who, message) => `${saysFirst(who, 'döntetlent igényeltél', 'döntetlent igényelt')}${quoted(message)}`,
  withdrew: (who) => `${saysFirst(who, 'visszavonod a döntetlenajánlatot', 'visszavonja a döntetlenajánlatot')}.`,
  attachedOffer: 'A döntetlenajánlat a következő lépéseddel megy el.',
  attachedClaim: 'Az igénylés a következő lépéseddel megy el.',
  claimRight: (proof) => `Az igénylés jogos. ${proof}`,
  claimWrong: (occurrences, count, limit) =>
    `Az igénylés megalapozatlan: az állás eddig ${['', 'egyszer', 'kétszer'][occurrences] ?? `${occurrences} alkalommal`} fordult elő${limit ? `, és még csak ${count} féllépés telt el malom nélkül (a határ: ${limit})` : ''}.`,
  claimAsOffer: 'Az igénylés megalapozatlan volt, most döntetlenajánlatnak számít.',

  refusedElse: 'Ez nem sikerült.',
  computerFailed: 'A gép nem válaszol. Töltsd be újra az oldalt, a játszma megmarad.',

  review: 'Kiértékelés',
  hint: 'Tipp',
  hintMove: (move, capture) => `Tipp: ${move}${capture ? `, vedd le ezt: ${capture}` : ''}.`,
  hintClaim: 'Tipp: igényelj döntetlent.',
  hintSought: 'A gép lépést keres neked.',
  thoughts: 'Mit gondol a gép',
  thoughtsShort: 'Gondolatok',

  continueGame: 'Folytatás',
  continueHint: (what, ply) => `${what}, ${ply} féllépés`,
  myGames: 'Játszmáim',
  myGamesLink: (n) => `Játszmáim (${n})`,
  isRunning: 'még tart',
  isDrawn: 'döntetlen',
  isAborted: 'megszakítva',
  hasWon: (who) => saysFirst(who, 'nyertél', 'nyert'),
  notLasting: 'Ez a böngésző semmit sem őriz meg: ha bezárod az oldalt, a játszma elvész.',
  goneGame: 'Ez a játszma nincs meg (vagy már nincs meg) ebben a böngészőben.',

  homeBegin: 'Tedd le az első korongodat.',
  homeBlack: 'A gép rak le először.',
  homeYourTurn: 'Te jössz.',
  homeHint: 'Érints meg egy pontot, és a gép válaszol. Fiók és reklám nélkül.',
  pages: 'Oldalak',
  learn: 'Tanulás',
  puzzles: 'Feladványok',
  lobby: 'Előtér',
  tournaments: 'Versenyek',
  clubs: 'Klubok',
  analysis: 'Elemzés',
  more: 'Több',
  newHere: 'Új vagy itt?',
  learnLink: 'Így kell malmot ját\u00adszani',
  solution: 'A megoldás',
  withSomebody: 'Valakivel',
  partMissing: 'Az oldalnak ezt a részét nem sikerült betölteni. Elérhető a szerver?',
  tryAgain: 'Újra',

  againstComputer: 'A gép ellen',
  oneBoard: 'Egy táblánál',
  invite: 'Meghívás',
  play: 'Játék',
  level: 'Szint',
  yourColour: 'A te színed',
  lot: 'Sorsolás',
  // At the player who gives it.
  handicapShort: { one_stone: '−1 korong', two_stones: '−2 korong', no_flying: 'soha nem ugrik' },
  rulesOf: (title) => `Szabályok: ${title}`,
  houseRules: 'Saját szabályok',
  loadRecord: 'Jegyzőkönyv betöltése',
  recentTables: 'Asztalaid',
  notWorking: 'A játékszabályokat nem sikerült betölteni. Töltsd be újra az oldalt.',

  gameNumber: (n) => `${n}. játszma`,
  leaveAsk: 'Ezt még nem küldted el. Eldobod?',
  discard: 'Eldobás',
  stay: 'Folytatás',
  isRated: 'értékelt',
  isCasual: 'barátságos',
  lotGave: (who, colour) => `Sorsolás: ${who === 'you' ? 'a te színed' : `${nameOf(who)} színe`} ${colourOf[colour]}.`,
  chooseColour: 'A vesztes választ: melyik színt szeretnéd?',
  takeColour: (colour) => `Legyen ${colourOf[colour]}`,
  asksNext: (who) => `${saysFirst(who, 'szeretnél', 'szeretne')} még egy játszmát.`,
  askedNext: 'Szeretnél még egy játszmát. Várunk a válaszra.',
  asksUndo: (who, n) =>
    `${saysFirst(who, 'szeretnél', 'szeretne')} ${n === 1 ? 'az utolsó lépést' : 'az utolsó két lépést'} visszavenni.`,
  askedUndo: 'Szeretnél visszalépni. Várunk a válaszra.',
  inviteTitle: 'Küldd el ezt a linket',
  join: 'Játszom',
  watching: 'Néző vagy.',
  tableLinks: 'Asztal',
  backAgain: (who) => `${saysFirst(who, 'ismét itt vagy', 'ismét itt van')}.`,
  connecting: 'Kapcsolódás…',
  reconnecting: 'Megszakadt a kapcsolat. Újabb próbálkozás…',
  reconnected: 'Helyreállt a kapcsolat.',
  sending: 'Küldés…',

  moves: 'Lépések',
  noMoves: 'Még nincs lépés.',
  variation: 'Változat',
  first: 'Az elejére',
  previous: 'Egy lépés vissza',
  next: 'Egy lépés előre',
  latest: 'A játszmához',
  typeMove: 'Lépés beírása',
  typeMoveHint: 'd6, a1-a4, a1-a4xg7',
  enter: 'Lépek',
  settings: 'Beállítások',
  soundOn: 'Hangok be',
  soundOff: 'Hangok ki',

  shared: {
    titles: {
      standard: 'Standard',
      brettspielnetz: 'Brettspielnetz',
      'zwanzig-zuege': 'Húsz lépés',
      'schelling-salon': 'Schelling-Salon',
      strikt: 'Szigorú',
      'muehle-spielen': 'Mühle-spielen',
    },
    levels: {
      '1': {
        name: 'Kezdő',
        description: 'Ismeri a szabályokat, de a legtöbb fenyegetést nem veszi észre. Egy gyerek is legyőzheti.',
      },
      '2': { name: 'Tanuló', description: 'A legtöbb malmát bezárja, de a tiédet gyakran túl későn látja meg.' },
      '3': { name: 'Alkalmi játékos', description: 'Az egylépéses nyerést sosem hagyja ki, sok mást viszont igen.' },
      '4': { name: 'Családi játékos', description: 'A legtöbb fenyegetést kivédi, és néhányat maga is teremt.' },
      '5': { name: 'Törzsjátékos', description: 'Két-három lépést lát előre, és kihasználja a hibáidat.' },
      '6': {
        name: 'Tapasztalt játékos',
        description: 'Ritkán siklik el afölött, ami közel van, néha afölött, ami a tábla túloldalán.',
      },
      '7': { name: 'Klubjátékos', description: 'Csiki-csukit készít elő, és korongokat zár be.' },
      '8': { name: 'Versenyző', description: 'Jól számol, és keveset bocsát meg.' },
      '9': { name: 'Mester', description: 'Szinte semmi sem kerüli el a figyelmét, és messziről meglátja a nyerést.' },
      '10': {
        name: 'Nagymester',
        description: 'Semmi sem kerüli el a figyelmét, és jó egy másodpercig gondolkodik, amilyen mélyen csak tud.',
      },
      '11': { name: 'Teljes erő', description: 'Legfeljebb öt másodpercig gondolkodik, amilyen mélyen csak tud.' },
      '12': {
        name: 'Csapdaállító',
        description:
          'Olyan jól játszik, ahogy tud, és az egyformán jó lépések közül azt választja, amely után a legkönnyebben hibázol.',
      },
      '13': {
        name: 'Tévedhetetlen',
        description:
          'Minden állás valódi értékét ismeri, semmit sem ajándékoz, és csapdát állít (ha a kiszolgálón megvan a megoldás).',
      },
    },
    remarks: {
      win_in_sight: 'Látom, hogyan nyerhetek.',
      ahead: 'Előnyben vagyok, játsszunk tovább.',
      too_early: 'Ez nekem túl korai. Akkor fogadom el, ha 20 féllépés óta nem zárult malom, és nem vagyok előnyben.',
      going_round: 'Döntetlen? Körbe-körbe járunk.',
      long_quiet: 'Döntetlen? 100 féllépés óta nem zárult malom.',
    },
  },
};

export { colourName, colourOf, pliesOf };
