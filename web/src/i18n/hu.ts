// What the player reads, in Hungarian; the rest is English. Points, moves and numbers stand where no article goes before
// them and no ending after them: both would depend on how they sound.
import type { Messages, Mover, Who } from './de';
import type { PartOf } from './over';
import { byStones } from './sides';

const colourName = byStones({
  'ivory-ebony': { white: 'Fehér', black: 'Fekete' },
  'red-blue': { white: 'Piros', black: 'Kék' },
});
const colourOf = byStones({
  'ivory-ebony': { white: 'fehér', black: 'fekete' },
  'red-blue': { white: 'piros', black: 'kék' },
});
const quoted = (text: string): string => (text ? `: „${text}”` : '.');
const joined = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
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
const moveOf = (label: string, numbers = numberOf(label)): string =>
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
const saysFirst = (who: Who, second: string, third: string): string =>
  typeof who === 'object' ? says(who, second, third) : begins(says(who, second, third));

// “Te jössz: lépj egy koronggal.”, “Fehér következik: lépés egy koronggal”
const turnOf = (mover: Mover, you: string, other: string): string =>
  mover === 'you' ? `Te jössz: ${you}` : `${colourName[mover]} következik: ${other}`;
const result = (winner: Who, loser: Who): string =>
  loser === 'you' ? 'Vesztettél' : saysFirst(winner, 'nyertél', 'nyert');

export const hu: PartOf<Messages> = {
  code: 'hu',
  gameName: 'Malom',
  colour: (colour) => colourName[colour],
  list,
  choice: (items) => joined(items, 'vagy'),

  toPlace: (mover, left) => turnOf(mover, `tegyél le egy korongot (még ${left}).`, `egy korong lerakása (még ${left})`),
  toMove: (mover) => turnOf(mover, 'lépj egy koronggal.', 'lépés egy koronggal'),
  toFly: (mover) => turnOf(mover, 'ugorj egy koronggal.', 'ugrás egy koronggal'),
  toTarget: (mover, from) => turnOf(mover, `hová lépsz innen: ${from}?`, `hová lép innen: ${from}?`),
  toCapture: (victim) => `Malom! Vegyél le egy ${colourOf[victim]} korongot.`,
  toCaptureOnce: (victim) => `Két malom egyszerre! Így is csak egy ${colourOf[victim]} korongot vehetsz le.`,
  toConfirm: (move) => `Megerősíted ezt a lépést: ${move}?`,
  thinking: (colour) => `${colourName[colour]} következik: a gép gondolkodik`,
  waitingFor: (colour, who) =>
    `${colourName[colour]} következik: ${who === 'you' ? 'a te lépésedre' : `${nameOf(who)} lépésére`} várunk`,
  lookingBack: (label) => `Visszatekintés, az állás ez után: ${label}`,
  lookingAside: (label) => `Változat, az állás ez után: ${label}`,
  lookingAtStart: 'Visszatekintés: a kezdőállás',

  winsTooFew: (winner, loser) =>
    `${result(winner, loser)}: ${says(loser, 'két korongra fogytál', 'két korongra fogyott')}.`,
  winsBlocked: (winner, loser) =>
    `${result(winner, loser)}: ${says(loser, 'már nem tudsz lépni', 'már nem tud lépni')}.`,
  winsResigned: (winner, loser) =>
    `${result(winner, loser)}: ${says(loser, 'feladtad a játszmát', 'feladta a játszmát')}.`,
  winsTime: (winner, loser) =>
    `${result(winner, loser)}: ${says(loser, 'kifutottál az időből', 'kifutott az időből')}.`,
  winsJudged: (winner, loser) => `${result(winner, loser)}: így döntött a játékvezető.`,
  drawAgreed: 'Döntetlen közös megegyezéssel.',
  drawRepetition: 'Döntetlen: ugyanaz az állás harmadszor.',
  drawNoMill: (limit) => `Döntetlen: ${pliesOf(limit)} malom nélkül.`,
  drawJudged: 'Döntetlen a játékvezető döntése alapján.',
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
  saidMill: 'malmot zár',
  saidDoubleMill: 'két malmot zár',
  saidCapture: (point) => `leveszi ezt: ${point}`,
  saidOwn: (colour, points, hand) =>
    `${colourName[colour]}: ${points.length ? points.join(', ') : 'nincs korong a táblán'}${hand ? `, ${hand} korong kézben` : ''}`,
  saidMoves: (moves) => (moves.length ? `Lehetséges: ${moves.join(', ')}` : 'Nincs lehetséges lépés'),
  saidLast: (move) => `Utolsó lépés: ${move}`,
  saidNoLast: 'Még nem volt lépés',
  saidLastCapture: (point, label) => `Utoljára levett korong: ${point} (${moveOf(label)})`,
  saidNoCapture: 'Még nem vettek le korongot',
  saidNoClock: 'Óra nélkül: az idő korlátlan.',
  tookBack: 'Visszalépve',
  wentOnElsewhere: 'A játszma egy másik ablakban folytatódott. Most így áll.',
  watchersDoNotMove: 'Nézőként vagy itt, és nem léphetsz.',

  you: 'Te',
  computer: 'Gép',
  playerNumber: (n) => `${n}. játékos`,
  guest: 'Vendég',
  inHand: (n) => `${n} korong kézben`,
  lost: (n) => `${n} elvesztett korong`,
  onTurn: 'lépésen',
  away: 'nincs itt',
  seatFree: 'még szabad hely',
  score: (points) => `Eredmény: ${points}`,

  undo: 'Visszalépés',
  redo: 'Mégis ezt lépem',
  askUndo: 'Visszalépés kérése',
  offerDraw: 'Döntetlen felajánlása',
  drawShort: 'Döntetlen',
  claimDraw: 'Döntetlen igénylése',
  claimShort: 'Igénylés',
  resign: 'Feladás',
  abort: 'Játszma megszakítása',
  nextGame: 'Következő játszma',
  newGame: 'Új játék',
  record: 'Jegyzőkönyv',
  recordShort: 'Lépések',
  accept: 'Elfogadás',
  decline: 'Elutasítás',
  withdraw: 'Visszavonás',
  confirm: 'Megerősítés',
  cancel: 'Mégse',
  close: 'Bezárás',
  change: 'Lépés módosítása',
  copy: 'Másolás',
  copied: 'Kimásolva',
  download: 'Letöltés',
  load: 'Betöltés',
  home: 'Kezdőlap',

  offers: (who, message) => `${saysFirst(who, 'döntetlent ajánlasz', 'döntetlent ajánl')}${quoted(message)}`,
  yourOffer: (message) => `A döntetlenajánlatod érvényben van${quoted(message)}`,
  declined: (who, reason) => `${saysFirst(who, 'elutasítod a döntetlent', 'elutasítja a döntetlent')}${quoted(reason)}`,
  withdrew: (who) => `${saysFirst(who, 'visszavonod a döntetlenajánlatot', 'visszavonja a döntetlenajánlatot')}.`,
  tooLong: (n) => `Ez túl hosszú. Rövidítsd ennyivel: ${n} karakter.`,
  offerText: 'Üzenet (nem kötelező)',
  declineText: 'Indok (nem kötelező)',
  withMove: 'Küldés a következő lépésemmel',
  attachedOffer: 'A döntetlenajánlat a következő lépéseddel megy el.',
  attachedClaim: 'Az igénylés a következő lépéseddel megy el.',
  claimIntro: 'A program ellenőrzi az igénylést, és megmutatja a bizonyítékot.',
  claimReady: (proof) => `Az igénylés jogos. ${proof}`,
  claimNothing: 'Most nincs mit igényelni. Lépéssel együtt elküldve az igénylés döntetlenajánlatnak számít.',
  claimRight: (proof) => `Az igénylés jogos. ${proof}`,
  claimWrong: (occurrences, count, limit) =>
    `Az igénylés megalapozatlan: az állás eddig ${['', 'egyszer', 'kétszer'][occurrences] ?? `${occurrences} alkalommal`} fordult elő${limit ? `, és még csak ${count} féllépés telt el malom nélkül (a határ: ${limit})` : ''}.`,
  claimAsOffer: 'Az igénylés megalapozatlan volt, most döntetlenajánlatnak számít.',
  sendClaim: 'Igénylés ellenőrzése',
  sendOffer: 'Felajánlás',
  reallyResign: (mover) => (mover === 'you' ? 'Feladod a játszmát?' : `${colourName[mover]} feladja a játszmát?`),

  refusals: {
    old_version: 'Közben történt valami. Nézd meg újra az állást.',
    not_seated: 'Itt csak néző vagy.',
    not_yours: 'Ezt csak a másik oldal teheti meg.',
    not_your_turn: 'Nem te jössz.',
    opponent_missing: 'Az ellenfeled még nincs itt.',
    game_running: 'A játszma még tart.',
    nothing_asked: 'Nincs kérés, amelyre válaszolni kellene.',
    not_away: 'Az ellenfeled még nincs elég régóta távol.',
    too_many: 'Ez egyszerre túl sok volt. Mindjárt folytatódik.',
    busy: 'A szerver elfoglalt. Mindjárt újra próbáljuk.',
    bad_answer:
      'A szerver váratlan választ adott. Töltsd be újra az oldalt. Ha ez nem segít, a szerver verziója nem illik ehhez az oldalhoz.',
    bad_message: 'A szerver ezt nem értette. Töltsd be újra az oldalt.',
    bad_host: 'A szerver ezen a néven nem érhető el.',
    bad_request: 'A szerver ezt nem fogadta el.',
    too_large: 'Ez túl hosszú.',
    unknown_game: 'Már nem ez a játszma van folyamatban.',
    handicap_position:
      'Ennek az előnynek saját kezdőállása van. Vedd el a felállított állást, vagy válassz másik előnyt.',
    handicap_flying:
      'Ezek szerint a szabályok szerint nem ugorhat mindenki. Válassz másik előnyt, vagy olyan szabályokat, amelyek szerint mindkét fél ugorhat.',
    bad_rules: 'Ezek a szabályok nem olvashatók.',
    bad_position: 'Ez az állás nem olvasható.',
    bad_record: 'Ez a jegyzőkönyv nem olvasható.',
    bad_event: 'Ez nem olvasható.',
    bad_origin: 'Ez a cím nem a szerverhez tartozik.',
    not_found: 'Nincs ilyen asztal.',
    computer_failed: 'A gép nem válaszol. Töltsd be újra az oldalt, a játszma megmarad.',
    offline: 'A szerver nem érhető el.',
  },
  place: (line, column) => `${line}. sor, ${column}. oszlop:`,
  refusedElse: 'Ez nem sikerült.',

  ruleValues: {
    millProtection: {
      exception_all_in_mills: 'A malomban álló korongok védettek, kivéve, ha mind malomban áll.',
      strict: 'A malomban álló korongok mindig védettek. Ha nincs más, semmit sem lehet levenni.',
      strict_above_three: 'A malomban álló korongok védettek, amíg az ellenfélnek háromnál több korongja van.',
    },
    flyAt: { '3': 'Akinek már csak három korongja van, ugorhat.', never: 'Ugrani nem lehet.' },
    noFlying: {
      nobody: 'Az ugrásra mindkét félnek ugyanaz a szabály vonatkozik.',
      get white() {
        return `${colourName.white} soha nem ugrik.`;
      },
      get black() {
        return `${colourName.black} soha nem ugrik.`;
      },
    },
    repetition: {
      off: 'Az ismétlődő állások nem számítanak.',
      threefold: 'Döntetlen ismétléssel: ha ugyanaz az állás harmadszor áll elő.',
      consecutive:
        'Döntetlen ismétléssel: ha ugyanaz az állás ugyanazokkal a lépésekkel egymás után háromszor áll elő.',
    },
    noMillCountsPlacing: {
      true: 'A malom nélküli féllépések már a lerakás közben is számítanak.',
      false: 'A malom nélküli féllépések csak a lerakás után számítanak.',
    },
    drawByRule: {
      automatic: 'Az ismétlés vagy malom hiánya miatti döntetlen magától áll be.',
      claim: 'Az ismétlés vagy malom hiánya miatti döntetlent egy játékosnak igényelnie kell.',
    },
    drawByAgreement: {
      true: 'A két játékos megegyezhet döntetlenben.',
      false: 'Döntetlenben nem lehet megegyezni.',
    },
  },
  noMillValue: (plies) =>
    plies === '0'
      ? 'A malom nélküli lépések nem számítanak.'
      : `Döntetlen malom nélkül ennyi után: ${pliesOf(Number(plies))}.`,

  hint: 'Tipp',
  hintMove: (move, capture) => `Tipp: ${move}${capture ? `, vedd le ezt: ${capture}` : ''}.`,
  hintClaim: 'Tipp: igényelj döntetlent.',
  hintSought: 'A gép lépést keres neked.',
  thoughts: 'Mit gondol a gép',
  thoughtsShort: 'Gondolatok',
  noThoughts: 'Még semmi',
  even: 'Kiegyenlített',
  better: (colour, degree, ahead) =>
    `${colourName[colour]} ${['kicsit jobban', 'jobban', 'sokkal jobban'][degree]} áll (+${ahead} korong)`,
  winsIn: (colour, moves) => `${colourName[colour]} ${moves} lépésben nyer`,
  depth: (plies) => `Mélység ${plies}:`,
  showPlan: 'A táblán',

  continueGame: 'Folytatás',
  continueHint: (what, ply) => `${what}, ${ply} féllépés`,
  myGames: 'Játszmáim',
  myGamesLink: (n) => `Játszmáim (${n})`,
  searchGames: 'Keresés: ellenfél, eredmény, dátum',
  noGames: 'Még nincs. Amit itt játszol, ebben a listában lesz.',
  nothingFound: 'Nincs találat.',
  pliesPlayed: (n) => `${n} féllépés`,
  isRunning: 'még tart',
  isDrawn: 'döntetlen',
  isAborted: 'megszakítva',
  hasWon: (who) => saysFirst(who, 'nyertél', 'nyert'),
  remove: 'Törlés',
  reallyRemove: (what, over) =>
    over
      ? `Törlöd ezt a játszmát: „${what}”? Nem lesz meg többé.`
      : `Törlöd ezt a még tartó játszmát: „${what}”? Nem lesz meg többé.`,
  downloadAll: (n) => `Összes letöltése (${n})`,
  allGamesFile: 'malom-jatszmak.txt',
  notLasting: 'Ez a böngésző semmit sem őriz meg: ha bezárod az oldalt, a játszma elvész.',
  goneGame: 'Ez a játszma nincs meg (vagy már nincs meg) ebben a böngészőben.',

  lostTitle: 'Ez nem vezet sehová',
  nothingHere: 'Ezen a címen nincs semmi. Nézd meg, hogy teljes-e.',
  badWayBack: 'Ez a visszaút nem nyit helyet ennél az asztalnál. Nézd meg, hogy teljes-e a link.',
  wrongWish: (name, value, choices) =>
    `Ebben a címben ez áll: ${name}=${value}. Lehetséges: ${name}=${joined(choices, 'vagy')}.`,

  homeBegin: 'Tedd le az első korongodat.',
  homeBlack: 'A gép rak le először.',
  homeOpponent: (opponent) => `Ellenfeled: ${opponent}.`,
  pages: 'Oldalak',
  learn: 'Tanulás',
  newHere: 'Új vagy itt?',
  learnLink: 'Így kell malmot játszani',
  withSomebody: 'Valakivel',
  partMissing: 'Az oldalnak ezt a részét nem sikerült betölteni. Elérhető a szerver?',
  tryAgain: 'Újra',

  againstComputer: 'A gép ellen',
  twoHere: 'Ketten egy táblánál',
  withLink: 'Meghívás linkkel',
  play: 'Játék',
  makeLink: 'Link készítése',
  level: 'Szint',
  yourColour: 'A te színed',
  lot: 'Sorsolás',
  rules: 'Szabályok',
  rulesOf: (title) => `Szabályok: ${title}`,
  houseRules: 'Saját szabályok',
  houseRulesText: 'Ugyanez szövegként',
  houseRulesHint: 'Továbbadáshoz vagy beillesztéshez, például: standard, noMillLimitPlies=40, millProtection=strict',
  ruleNames: {
    millProtection: 'A malmok védelme',
    flyAt: 'Ugrás',
    noFlying: 'Előny az ugrásnál',
    repetition: 'Ismétlés',
    noMillLimitPlies: 'Malom nélkül',
    noMillCountsPlacing: 'Számolás lerakás közben',
    drawByRule: 'Hogyan jön létre a döntetlen',
    drawByAgreement: 'Megegyezés',
  },
  noMillSwitch: 'Döntetlen, ha sokáig nem zárul malom',
  differs: 'Eltérések a standardtól',
  sameAsStandard: 'Minden érték olyan, mint a standardban.',
  unsaid: 'Ami nincs kifejezetten kimondva',
  silent: 'a dokumentum nem mondja ki',
  inferred: 'a dokumentumból következik',
  allValues: 'Minden érték',
  colours: 'Színek a következő játszmában',
  alternate: 'felváltva',
  loserChooses: 'a vesztes választ',
  handicap: 'Előny',
  handicaps: {
    none: 'Nincs',
    one_stone: 'Eggyel kevesebb korong',
    two_stones: 'Kettővel kevesebb korong',
    no_flying: 'Nincs ugrás',
  },
  // At the player who gives it.
  handicapShort: { one_stone: '−1 korong', two_stones: '−2 korong', no_flying: 'soha nem ugrik' },
  handicapHints: {
    one_stone: 'A gyengébb fél egy korongja már a d6 ponton áll, és mindkettőnek még nyolc van a kezében.',
    two_stones: 'A gyengébb fél két korongja már a d6 és a d2 ponton áll, és mindkettőnek még hét van a kezében.',
    no_flying: 'Aki előnyt ad, három koronggal is csak szomszédos pontra léphet.',
  },
  handicapBy: 'Ki adja?',
  handicapGivers: ['Te (ketten: 1. játékos)', 'A gép (ketten: 2. játékos)'],
  handicapSeries: 'Minden játszmában ugyanaz adja, akkor is, ha a színek cserélődnek.',
  handicapNotInvited: 'Az előny a meghívásokra nem vonatkozik.',
  yourName: 'A neved (nem kötelező)',
  setUp: 'Állás felállítása',
  get setUpHint() {
    const { white, black } = colourName;
    return `24 karakter, az elsője a7, az utolsója g1 (W: ${white}, B: ${black}, különben pont), ki következik (w vagy b), végül a kézben lévő korongok: ${white}, ${black}`;
  },
  setUpOnBoard: 'Felállítás a táblán',
  setUpText: 'Az állás szövegként',
  editTool: 'Mit tesz le egy érintés',
  takeAway: 'semmit, levesz',
  onBoard: (white, black) =>
    `A táblán: ${colourName.white} ${white}, ${colourName.black} ${black}. Újabb érintés leveszi a korongot.`,
  whoIsToMove: 'Ki következik?',
  handOf: (colour) => `${colourName[colour]}: korongok kézben`,
  turnBoard: 'Tábla elforgatása',
  clearBoard: 'Minden levétele',
  loadRecord: 'Jegyzőkönyv betöltése',
  recentTables: 'Asztalaid',
  notWorking: 'A játékszabályokat nem sikerült betölteni. Töltsd be újra az oldalt.',

  gameNumber: (n) => `${n}. játszma`,
  lotGave: (who, colour) => `Sorsolás: ${who === 'you' ? 'a te színed' : `${nameOf(who)} színe`} ${colourOf[colour]}.`,
  chooseColour: 'A vesztes választ: melyik színt szeretnéd?',
  takeColour: (colour) => `Legyen ${colourOf[colour]}`,
  asksNext: (who) => `${saysFirst(who, 'szeretnél', 'szeretne')} még egy játszmát.`,
  askedNext: 'Szeretnél még egy játszmát. Várunk a válaszra.',
  asksUndo: (who, n) => `${saysFirst(who, 'szeretnél', 'szeretne')} ${n} féllépést visszavenni.`,
  askedUndo: 'Szeretnél visszalépni. Várunk a válaszra.',
  inviteTitle: 'Küldd el ezt a linket',
  inviteHint: 'Aki megnyitja, választhat: játszik vagy néz. Ha a hely már foglalt, mindenki más néző.',
  inviteWatchHint: 'Mindkét hely foglalt. Aki megnyitja a linket, néző lesz.',
  inviteOnlyHere:
    'Ez a link csak ezen az eszközön működik. Hogy mások is megnyithassák, a szervert a hálózat számára kell elindítani (--host 0.0.0.0).',
  invitationText: 'Játszol velem egy játszma malmot?',
  qrCode: 'A link QR-kódként',
  share: 'Megosztás',
  invitedTitle: 'Egy játszma malom',
  invited: (host) =>
    host === null ? 'Meghívást kaptál. Még van szabad hely.' : `${host} meghív téged. Még van szabad hely.`,
  join: 'Játszom',
  watch: 'Nézem',
  ownInvitation: 'Ez a saját meghívód? Akkor válaszd ezt: „Nézem”; a helyedhez a visszautad vezet.',
  yourNameHere: 'A neved ennél az asztalnál',
  rename: 'Módosítás',
  renamed: 'Módosítva',
  returnTitle: 'A visszautad',
  returnHint: 'Ezzel a linkkel bármely eszközön visszajutsz a helyedre. Ne add tovább.',
  watching: 'Néző vagy.',
  tableLinks: 'Linkek',
  awaySince: (who, minutes) => {
    const since = minutes < 1 ? 'most' : `${minutes} perce`;
    return `${saysFirst(who, `${since} nem vagy`, `${since} nincs`)} itt.`;
  },
  mayAbort: 'Megszakíthatod a játszmát.',
  abortAfter: (minutes) => `${minutes} perc után megszakíthatod a játszmát.`,
  connecting: 'Kapcsolódás',
  reconnecting: 'Megszakadt a kapcsolat. Újabb próbálkozás',
  sending: 'Küldés',
  goneTable: 'Nincs (vagy már nincs) ilyen asztal.',
  goneTableHint: 'Nézd meg, hogy teljes-e a link, vagy kérj egy újat.',

  moves: 'Lépések',
  noMoves: 'Még nincs lépés',
  variation: 'Változat',
  first: 'Az elejére',
  previous: 'Egy lépés vissza',
  next: 'Egy lépés előre',
  latest: 'A játszmához',
  typeMove: 'Lépés beírása',
  enter: 'Lépek',
  settings: 'Beállítások',
  language: 'Nyelv',
  theme: 'Az oldal színei',
  themeAuto: 'mint a rendszeré',
  themeLight: 'világos',
  themeDark: 'sötét',
  sound: 'Hangok',
  soundOn: 'Hangok be',
  soundOff: 'Hangok ki',
  material: 'Tábla',
  materials: { wood: 'fa', slate: 'pala', paper: 'papír' },
  stoneSet: 'Korongok',
  stoneSets: { 'ivory-ebony': 'Fehér és Fekete', 'red-blue': 'Piros és Kék' },
  largeSetting: 'Nagy tábla',
  turnedSetting: (colour) => `Forduljon el a tábla, ha a te színed ${colourOf[colour]}`,
  coordinatesSetting: 'Koordináták a táblán',
  confirmSetting: 'Lépések megerősítése',
  keys: 'Billentyűk',
  hintsSetting: 'Tippek a gép ellen',
  threatsSetting: 'A gép ellen látszódjon, hol zárhat malmot',
  singleKeysSetting: 'Egybetűs billentyűk',
  keysHelp: [
    ['Nyilak', 'a táblán: a következő pontra; máshol: a lépések között'],
    ['Enter, Szóköz', 'pont kiválasztása'],
    ['Esc', 'a lépés első felének visszavonása'],
    ['B', 'a táblához'],
    ['E', 'lépés beírása'],
    ['S', 'ki következik?'],
    ['O', 'saját korongok'],
    ['P', 'a másik oldal korongjai'],
    ['L', 'utolsó lépés'],
    ['M', 'lehetséges lépések'],
    ['C', 'utoljára levett korong'],
    ['T', 'órák'],
    ['?', 'ez a lista'],
  ],

  shared: {
    presets: { 'zwanzig-zuege': { title: 'Húsz lépés' }, strikt: { title: 'Szigorú' } },
    fixedRules: {
      get firstPlayer() {
        return `${colourName.white} kezd.`;
      },
      loseBelow: 'Akinek a táblán és kézben összesen háromnál kevesebb korongja van, vesztett.',
      removalMandatory: 'Aki malmot zár, annak le kell vennie egy korongot.',
      removalsPerDoubleMill: 'Két malom egyszerre is csak egy korongot ér.',
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
    },
    remarks: {
      win_in_sight: 'Látom, hogyan nyerhetek.',
      ahead: 'Előnyben vagyok, játsszunk tovább.',
      too_early: 'Ez nekem túl korai. Akkor fogadom el, ha 20 féllépés óta nem zárult malom, és nem vagyok előnyben.',
      going_round: 'Döntetlen? Körbe-körbe járunk.',
      long_quiet: 'Döntetlen? 100 féllépés óta nem zárult malom.',
    },
    errors: {
      game_over: 'A játszma véget ért.',
      illegal_move: 'Ez a lépés itt nem lehetséges.',
      text_too_long: 'A szöveg túl hosszú. Körülbelül 1000 karakter fér bele.',
      agreement_off: 'Ezekkel a szabályokkal nem lehet döntetlenben megegyezni.',
      offer_stands: 'Az utolsó ajánlatodra még nem jött válasz.',
      offer_too_soon: 'Az utolsó ajánlatod után tíz saját lépéssel ajánlhatsz újra.',
      no_offer: 'Nincs döntetlenajánlat.',
      claims_off: 'Ezekkel a szabályokkal a döntetlen magától áll be, vagy sehogy. Nincs mit igényelni.',
      claim_unfounded: 'Az igénylés megalapozatlan.',
      too_few_plies: 'Nincs mit visszavonni.',
    },
  },
};
