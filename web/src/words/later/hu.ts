// What only dialogs and other pages say, in Hungarian.
import { colourName, colourOf, moveOf, pliesOf, saysFirst } from '../first/hu';
import { joined } from '../base/list';
import { dueAt, inTime, roughly } from '../base/span';
import type { LaterWords } from './de';
import { errors } from './errors.hu';
import { presets } from './presets.hu';
import { review } from './review.hu';

export const later: LaterWords = {
  description: 'Malom (Mühle): a számítógép ellen, ketten egy táblánál vagy egy linkkel.', // as the manifest has it
  typedMill: (move: string) =>
    `Ezzel malom záródik. Írd be a leveendő követ is, vagy a kettőt együtt, például ${move}.`,
  errors,
  presets,
  fixedRules: {
    get firstPlayer() {
      return `${colourName.white} kezd.`;
    },
    loseBelow: 'Akinek a táblán és kézben összesen háromnál kevesebb korongja van, vesztett.',
    removalMandatory: 'Aki malmot zár, annak le kell vennie egy korongot.',
    removalsPerDoubleMill: 'Két malom egyszerre is csak egy korongot ér.',
  },

  reviewing: 'A játszma kiértékelése folyik…',
  reviewed: (done, of) => `A játszma kiértékelése folyik: ${done} / ${of} állás…`,
  allMoves: 'Mit érnek itt a lépések',
  leadsTo: { win: 'Nyer', draw: 'Tartja a döntetlent', loss: 'Veszít' },
  inMoves: (moves) => `${moves} lépés`,
  worthHere: (value, moves) => {
    const soon = moves === null ? '' : ` ${moves === 1 ? 'egy' : moves} lépésben`;
    return {
      win: `A soron következő oldal${soon} nyer.`,
      draw: 'Az állás döntetlen.',
      loss: `A soron következő oldal${soon} veszít.`,
    }[value];
  },
  keepIt: (kept, all) => (kept === all ? `Minden lépés tartja ezt (${all}).` : `${all} lépésből ${kept} tartja ezt.`),
  mergeTwins: 'Szimmetrikus lépések összevonása',
  heat: 'Pontok színezése',
  byError: 'Aszerint rendezve, milyen könnyen veszít a következő lépésével egy tévedni tudó ellenfél (becslés).',
  standAfter: (label) => `Az állás ez után: ${label}.`,
  endsAfter: (n) => `A vége ${n === 1 ? 'egy' : n} féllépés múlva jön.`,
  noDistances: (placing) =>
    `${placing ? 'Lerakás közben az adatbázis' : 'Az adatbázis itt'} csak a nyerést, a döntetlent és a vesztést ismeri, azt nem, hogy meddig tart.`,
  noMovesHere: 'A játszma itt véget ért.',
  noValues: 'Ehhez az álláshoz itt nincsenek pontos értékek.',
  whyNoValues: {
    unreachable: 'A szerver most nem érhető el.',
    nothing: 'Ezen a szerveren nincs megoldás.',
    few_stones: 'Ez a szerver csak kevesebb korongos állásokat ismer.',
    no_ranges: 'Ez a szerver csak egészben adja ki a fájlokat. A készülékre töltött megoldással (beállítások) működik.',
    rules: 'Ezekhez a szabályokhoz nincs megoldás.',
  },
  reviewFailed: 'A játszmát nem sikerült kiértékelni.',
  reviewExact: 'Pontos: ez a játék meg van oldva.',
  reviewExactPlain: 'Pontos, döntetlenszabályok nélkül: ez a játék meg van oldva.',
  reviewEstimated: 'A gép becslése ezen az eszközön.',
  reviewClean: 'Senki sem adott ki semmit a kezéből.',

  copy: 'Másolás',
  copied: 'Kimásolva',
  download: 'Letöltés',
  load: 'Betöltés',
  analyse: 'Elemzés',

  tooLong: (n) => `Ez túl hosszú. Rövidítsd ennyivel: ${n} karakter.`,
  offerText: 'Üzenet (nem kötelező)',
  declineText: 'Indok (nem kötelező)',
  offerIn: (n) => `Az utolsó ajánlatod után tíz saját lépéssel ajánlhatsz újra. Még ${n} lépés hiányzik.`,
  undoDeclined: (who) => `${saysFirst(who, 'elutasítod a visszalépést', 'elutasítja a visszalépést')}.`,
  nextDeclined: (who) => `${saysFirst(who, 'nem szeretnél', 'nem szeretne')} több játszmát.`,
  onlyMoved: 'A lépés megtörtént, de az ajánlat nélkül.',
  withMove: 'Küldés a következő lépésemmel',
  claimIntro: 'A program ellenőrzi az igénylést, és megmutatja a bizonyítékot.',
  claimReady: (proof) => `Az igénylés jogos. ${proof}`,
  claimNothing: 'Most nincs mit igényelni. Lépéssel együtt elküldve az igénylés döntetlenajánlatnak számít.',
  sendClaim: 'Igénylés ellenőrzése',
  sendOffer: 'Felajánlás',
  reallyAbort: 'Megszakítod a játszmát? Még nem léptetek mindketten: senkinek sem fog számítani.',
  reallyResign: (mover) => (mover === 'you' ? 'Feladod a játszmát?' : `${colourName[mover]} feladja a játszmát?`),

  refusals: {
    old_version: 'Közben történt valami. Nézd meg újra az állást.',
    not_seated: 'Itt csak néző vagy.',
    not_yours: 'Ezt csak a másik oldal teheti meg.',
    not_your_turn: 'Nem te jössz.',
    opponent_missing: 'Az ellenfeled nincs itt.',
    game_running: 'A játszma még tart.',
    only_holder: 'Ezt az teheti meg, akié a hely. Javasold neki.',
    no_consultation: 'Ezen a helyen senki sem osztozik: az értékelt és a versenyjátszmákat egyedül játsszák.',
    series_full: 'Ennél az asztalnál elég játszmát játszottatok. Nyissatok új asztalt a folytatáshoz.',
    nothing_asked: 'Nincs kérés, amelyre válaszolni kellene.',
    not_away: 'Az ellenfeled még nincs elég régóta távol.',
    stopped: 'A játékvezető megállította a játszmát. A folytatásig senki sem lép.',
    suspended: 'El vagy tiltva, és nem kezdhetsz új játszmát. A fiókodnál áll, meddig és miért.',
    opponent_suspended: 'Az ellenfeled el van tiltva: most nem kezdődhet új játszma.',
    not_allowed: 'Ezt csak játékvezetők és házigazdák tehetik.',
    no_guests: 'Ezen a kiszolgálón fiókkal lehet játszani. Jelentkezz be; nézni fiók nélkül is lehet.',
    name_taken: 'Ez a név már foglalt, vagy túlságosan hasonlít egy másikra. Válassz másikat.',
    name_reserved: 'Ezt a nevet ezen a kiszolgálón senki sem veheti fel. Válassz másikat.',
    too_many: 'Ez egyszerre túl sok volt. Mindjárt folytatódik.',
    busy: 'A szerver elfoglalt. Mindjárt újra próbáljuk.',
    internal: 'Valami hiba történt a szerveren. Próbáld újra; ami már el volt mentve, megvan.',
    bad_answer:
      'A szerver váratlan választ adott. Töltsd be újra az oldalt. Ha ez nem segít, a szerver verziója nem illik ehhez az oldalhoz.',
    bad_protocol: 'Ez az oldal régebbi, mint a szerver. Újratöltődik; ha nem, töltsd újra te magad.',
    no_tables: 'Itt nem lehet linkkel játszani: az oldal olyan gépen van, amelyen nem fut malomszerver.',
    bad_message: 'A szerver ezt nem értette. Töltsd be újra az oldalt.',
    bad_host: 'A szerver ezen a néven nem érhető el.',
    bad_text: 'A szövegben láthatatlan vagy egymásra halmozott karakterek vannak.',
    bad_name: 'Egy névben legalább egy látható karakter van, és egy láthatatlan sem. A legjobb, ha újra beírod.',
    too_long:
      'A játszma olyan hosszú, amennyit a szerver tárolni tud. Már csak befejezni lehet: egyezzetek meg döntetlenben, vagy add fel.',
    bad_request: 'A szerver ezt nem fogadta el.',
    too_large: 'Ez túl hosszú.',
    unknown_game: 'Már nem ez a játszma van folyamatban.',
    handicap_position:
      'Ennek az előnynek saját kezdőállása van. Vedd el a felállított állást, vagy válassz másik előnyt.',
    handicap_flying:
      'Ezek szerint a szabályok szerint nem ugorhat mindenki. Válassz másik előnyt, vagy olyan szabályokat, amelyek szerint mindkét fél ugorhat.',
    bad_rules: 'Ezek a szabályok nem olvashatók.',
    bad_time:
      'Ilyen idő nincs: 10 másodperctől 3 óráig, lépésenként legfeljebb 180 másodperccel; vagy lépésenként 1–14 nap.',
    bad_position: 'Ez az állás nem olvasható.',
    bad_record: 'Ez a jegyzőkönyv nem olvasható.',
    bad_event: 'Ez nem olvasható.',
    bad_origin: 'Ez a cím nem a szerverhez tartozik.',
    not_found: 'Nincs ilyen asztal.',
    offline: 'A szerver nem érhető el.',
  },
  place: (line, column) => `${line}. sor, ${column}. oszlop:`,
  illegalMove: (move) => `Nem szabályos lépés: ${move}.`,

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
        return `${colourName.white} soha nem ugrik, ${colourName.black} három koronggal igen.`;
      },
      get black() {
        return `${colourName.black} soha nem ugrik, ${colourName.white} három koronggal igen.`;
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

  ...review,

  noThoughts: 'Még semmi.',
  even: 'Kiegyenlített',
  better: (colour, degree, ahead) =>
    `${colourName[colour]} ${['kicsit jobban', 'jobban', 'sokkal jobban'][degree]} áll (+${ahead} korong)`,
  winsIn: (colour, moves) => `${colourName[colour]} ${moves} lépésben nyer`,
  depth: (plies) => `Mélység ${plies}:`,
  showPlan: 'A táblán',

  searchGames: 'Keresés: ellenfél, eredmény, dátum',
  noGames: 'Az első játszmád még hátravan.',
  noGamesText: 'Amit ezen az eszközön játszol, itt lesz.',
  resultWanted: 'Eredmény',
  resultsWanted: { any: 'mind', won: 'nyert', lost: 'vesztett', drawn: 'döntetlen', running: 'folyamatban' },
  withMistakes: 'saját hibákkal',
  ownMistakes: (n) => (n === 0 ? 'kiértékelve: hibátlan' : `kiértékelve: ${n} hiba`),
  find: 'Keresés',
  twoHere: 'Ketten egy táblánál',
  withLink: 'Meghívás linkkel',
  findPosition: 'Állás keresése',
  findHint: 'Elforgatva, tükrözve és kifordítva is.',
  findingPosition: (done, of) => `${of} játszmából ${done} átnézve…`,
  foundIn: (n) => `Ez az állás ${n} játszmában fordult elő.`,
  anyPosition: 'Minden játszma',
  findInGames: 'Keresés a játszmáimban',
  gamesHere: 'Ezen az eszközön',
  gamesWithOthers: 'Másokkal játszottak',
  nothingFound: 'Nincs találat.',
  pliesPlayed: (n) => `${n} féllépés`,
  cries: { won: 'Győzelem!', lost: 'Vereség.' },
  howItWent: 'Így alakult a játszma',
  movesAhead: (move) => `Előre választott lépés: ${move}. Érintsd meg újra, ha visszavonnád.`,
  aheadVoid: 'Az előre választott lépés már nem volt lehetséges.',
  remove: 'Törlés',
  reallyRemove: (what, over) =>
    over
      ? `Törlöd ezt a játszmát: „${what}”? Nem lesz meg többé.`
      : `Törlöd ezt a még tartó játszmát: „${what}”? Nem lesz meg többé.`,
  downloadAll: (n) => `Összes letöltése (${n})`,
  allGamesFile: 'malom-jatszmak.txt',

  lostTitle: 'Ez nem vezet sehová',
  nothingHere: 'Ezen a címen nincs semmi. Nézd meg, hogy teljes-e.',
  badWayBack: 'Ez a visszaút nem nyit helyet ennél az asztalnál. Nézd meg, hogy teljes-e a link.',
  wrongWish: (name, value, choices) =>
    `Ebben a címben ez áll: ${name}=${value}. Lehetséges: ${name}=${joined(choices, 'vagy')}.`,

  lesson: 'Lecke',
  makeLink: 'Link készítése',
  rules: 'Szabályok',
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
  ruleWritten: (title, name) => `„${title}” (${name})`,
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
    return `24 karakter, az elsője a7, az utolsója g1 (W: ${white}, B: ${black}, különben pont), ki következik (w vagy b), végül a kézben lévő korongok: ${white}, ${black}.`;
  },
  setUpOnBoard: 'Felállítás a táblán',
  setUpText: 'Az állás szövegként',
  editTool: 'Mit tesz le egy érintés',
  takeAway: 'semmit, levesz',
  onBoard: (white, black) =>
    `A táblán: ${colourName.white} ${white}, ${colourName.black} ${black}. Újabb érintés leveszi a korongot.`,
  whoIsToMove: 'Soron van',
  handOf: (colour) => `${colourName[colour]}: korongok kézben`,
  handHint:
    'A tábla és a kéz együtt oldalanként legfeljebb kilenc korong. Ha eggyel többet teszel le, az a kézből jön.',
  turnBoard: 'Tábla elforgatása',
  clearBoard: 'Minden levétele',

  openTable: 'Nyilvános: mások megtalálják a játszmát a várószobában, és nézhetik.',
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
  joinAs: (colour, drawn) => `A te színed: ${colourName[colour]}${drawn ? ' (sorsolva)' : ''}.`,
  countsForRatings: 'Ez a játszma mindkettőtök értékszámába beleszámít.',
  countsNot: 'Ez a játszma egyik értékszámba sem számít bele.',
  setUpStart: 'A felállított állással kezdődik.',
  watch: 'Nézem',
  ownInvitation: 'Ez a saját meghívód? Akkor válaszd ezt: „Nézem”; a helyedhez a visszautad vezet.',
  yourNameHere: 'A neved ennél az asztalnál',
  rename: 'Módosítás',
  renamed: 'Módosítva',
  notConnected: 'Nincs kapcsolat az asztallal',
  keepsTrying: 'A próbálkozás folytatódik.',
  lineTrouble: {
    offline: 'Nincs hálózat. Amint visszajön, folytatódik.',
    blocked:
      'A szerver válaszol, de a játszmák vonala nem jut át: valószínűleg valami útközben, például egy proxy, nem engedi át a WebSocketeket. A játszmát úgy látod, ahogy most áll.',
  },
  goneTable: 'Nincs (vagy már nincs) ilyen asztal',
  goneTableHint: 'Nézd meg, hogy teljes-e a link, vagy kérj egy újat.',

  language: 'Nyelv',
  theme: 'Az oldal színei',
  themeAuto: 'mint a rendszeré',
  themeLight: 'világos',
  themeDark: 'sötét',
  sound: 'Hangok',
  volume: 'Hangerő',
  timbre: 'A korongok hangja',
  timbres: { wood: 'fa', stone: 'kő', felt: 'filc' },
  vibrateSetting: 'A telefon rezeg a lépéseknél',
  speedSetting: 'A korongok mozgása',
  speeds: { normal: 'nyugodt', quick: 'gyors', none: 'nincs' },
  zenSetting: 'Csak a tábla, a játékosok és a teendő (zen)',
  settingGroups: ['Megjelenés', 'Tábla', 'Hangok', 'Játék', 'Segítség és billentyűk'],
  material: 'Tábla',
  materials: { wood: 'fa', slate: 'pala', paper: 'papír' },
  stoneSet: 'Korongok',
  stoneSets: { 'ivory-ebony': 'Fehér és Fekete', 'red-blue': 'Piros és Kék' },
  largeSetting: 'Nagy tábla',
  tryYourself: 'Próbáld meg',
  errorBefore: 'Előző hiba',
  errorAfter: 'Következő hiba',
  errorsYours: 'a te hibáid',
  errorsTheirs: 'a másik oldal hibái',
  errorsAll: 'hibák',
  wheelSetting: 'Egérgörgő a tábla fölött: a lépések között (elemzés, értékelés)',
  turnedSetting: (colour) => `Forduljon el a tábla, ha a te színed ${colourOf[colour]}`,
  facingSetting: 'Ketten egy táblánál, egymással szemben',
  coordinatesSetting: 'Koordináták a táblán',
  confirmSetting: 'Lépések megerősítése',
  keys: 'Billentyűk',
  hintsSetting: 'Tippek a gép ellen',
  threatsSetting: 'A gép ellen látszódjon, hol zárhat malmot',
  warningsSetting: 'A gép ellen figyelmeztessen, mielőtt egy lépés elad valamit (ahol vannak pontos értékek)',
  warnOfDraw: 'Vigyázz: ezzel elengeded a győzelmet.',
  warnOfLoss: 'Vigyázz: ezzel veszítesz.',
  chatSetting: 'Csevegés az asztaloknál',
  singleKeysSetting: 'Egybetűs billentyűk',
  offlineSettings: 'Hálózat nélkül',
  saidOwn: (colour, points, hand) =>
    `${colourName[colour]}: ${points.length ? points.join(', ') : 'nincs korong a táblán'}${hand ? `, ${hand} korong kézben` : ''}.`,
  saidMoves: (moves) => (moves.length ? `Lehetséges: ${moves.join(', ')}.` : 'Nincs lehetséges lépés.'),
  saidLast: (move) => `Utolsó lépés: ${move}.`,
  saidNoLast: 'Még nem volt lépés.',
  saidLastCapture: (point, label) => `Utoljára levett korong: ${point} (${moveOf(label)}).`,
  saidNoCapture: 'Még nem vettek le korongot.',
  saidNoClock: 'Óra nélkül: az idő korlátlan.',
  awaySince: (who, minutes) => {
    const since = minutes < 1 ? 'most' : roughly(minutes, 'perce', 'órája', 'napja');
    return `${saysFirst(who, `${since} nem vagy`, `${since} nincs`)} itt.`;
  },
  mayAbort: 'Megszakíthatod a játszmát.',
  abortIn: (minutes) => `${minutes} perc múlva megszakíthatod a játszmát.`,
  decideFrom: (when) => `Ha ez eddig így marad: ${dueAt('hu', when)}, te döntheted el, hogyan végződjön.`,
  awayDays: (who, days) => `${saysFirst(who, `${days} napja nem jártál`, `${days} napja nem járt`)} itt.`,
  firstMoveWithin: (seconds, forfeits) =>
    `Ha nincs első lépés (${inTime(seconds, '1 nap', 'nap')}), ${forfeits ? 'a lépésre következő veszít' : 'a játszma megszakad'}.`,
  playOnFrom: (mover, white, black) =>
    `${colourName[mover]} következik${white + black > 0 ? `, kézben: ${colourName.white} ${white}, ${colourName.black} ${black}` : ''}. Innen új játszma kezdődik; amit nézel, úgy marad, ahogy van.`,
  keysHelp: [
    ['Nyilak', 'a táblán: a következő pontra; máshol: a lépések között'],
    ['Enter, Szóköz', 'pont kiválasztása'],
    ['Esc', 'a lépés első felének visszavonása'],
    ['Home, End', 'az elejére, a végére'],
    ['↑, ↓', 'az előző vagy következő változatra; egyébként az elejére, a végére'],
    ['Szóköz', 'elemzésben: a legjobb lépés'],
    ['1–6', 'elemzésben: ! ? !! ?? !? ?!'],
    ['F', 'a tábla elfordítása'],
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
};
