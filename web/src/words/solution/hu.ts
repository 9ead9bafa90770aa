// The words of the solution, in Hungarian. Figures come from docs/solution.md; endings stand behind a sign for percent,
// which always sounds alike, and behind no other figure.
import type { Topic } from '../../solution/document/document';
import { colourName } from '../first/hu';
import { percentOf } from '../../solution/document/sectors';
import { figuresWith } from '../base/figures';
import { joined } from '../base/list';
import type { SolutionWords, TopicWords } from './de';

const { figure, say } = figuresWith({ thousands: '\u00a0', decimal: ',', percent: '%' });
const stones = ({ own, opp }: { own: number; opp: number }): string => `${own} – ${opp}`;
const plies = (n: number): string => `${n} féllépés`;

const topics: Record<Topic, TopicWords> = {
  draw: {
    title: 'Két hibátlan játékos mindig döntetlent játszik',
    verdict: 'Igaz.',
    text: ({ draw }) => [
      say`Az üres tábla döntetlen: egyik fél sem nyer a saját erejéből. A szimmetriáktól eltekintve ${draw.firstMoves.length} első lépés van (${joined(draw.firstMoves, 'és')}). Mind tartja a döntetlent, és minden válasz is.`,
      say`A legkorábbi vesztő hiba a következő féllépésnél lehetséges: ${draw.ply}. A szimmetriáktól eltekintve ott ${draw.errors} lépés veszít el egy döntetlen játszmát; az egyik közülük az utolsó ebben: ${draw.line}.`,
    ],
    captions: ({ draw }) => [`Ez után: ${draw.line}. ${colourName.black} következik, és nyer.`],
  },
  positions: {
    title: 'Több mint 18 milliárd állás van',
    verdict: 'Igaz, és attól függ, mit számolunk.',
    text: ({ positions }) => [
      say`Ha egynek vesszük, ami forgatással, tükrözéssel és a külső és a belső gyűrű cseréjével fedésbe hozható, ${positions.all} állás van: ${positions.placing} a lerakás alatt és ${positions.moving} utána, ott ${colourName.white} lépésével.`,
      say`Bármelyik fél lépésével a lépések szakaszában ${positions.either} van: külön-külön mindkét szakasz éppen 18 milliárd alatt marad. A legközelebb ez áll hozzá: ${positions.slots}. Ennyi sorszámot adnak a programok a lépések szakaszának. Hogy melyikre gondoltak, azt senki sem tudja megmondani.`,
      say`Minden állást külön számolva ${positions.every} van.`,
      say`Korábban a lépések szakaszában ${positions.earlier} állást számoltak (R. Gasser, 1996), azok nélkül, amelyekhez egy játszma sem vezet.`,
    ],
    captions: () => [],
  },
  mistakes: {
    title: 'Egy hiba nagyon hamar veszít, vagy csak akár 150 lépés után',
    verdict: 'A „hamar” csak egyes hibákra igaz. A 150 lépésnek sok, féllépésnek kevés.',
    text: ({ mistakes }) => [
      say`A legkésőbb bűnhődő hiba ${mistakes.plies} féllépés után kerül a játszmába, ez a nyertes ${mistakes.moves} lépése.`,
      say`Véletlenszerű döntetlen állásokban az összes lépés ${mistakes.losing}-a veszít. Ezek ${mistakes.any.five}-a bűnhődik a nyertes öt lépésén belül, ${mistakes.any.twenty}-a húszon belül; ${mistakes.long}-uk ötvennél többet igényel.`,
      say`Azok közül a hibák közül, amelyeket a játékosok valóban elkövetnek, ${mistakes.players.five} bűnhődik öt lépésen belül, és a felük ${mistakes.players.half} lépés után.`,
    ],
    captions: ({ mistakes }) => [
      say`${colourName[mistakes.mover]} következik, és tartja a döntetlent, de nem ezzel: ${mistakes.move}. Ez ${mistakes.plies} féllépés után veszít.`,
    ],
  },
  few: {
    title: 'Három vagy négy korong még nyerhet hét ellen',
    verdict: 'Három: soha nem kényszerítve. Négy: maroknyi állásban.',
    text: ({ few }) => [
      say`Három korong hat vagy hét ellen egyetlen állásban sem nyer. Hét ellen viszont azon állások ${few.holds}-ában tart döntetlent, amelyekben ő következik.`,
      say`Négy korong hét ellen ${few.shutIn.few} olyan állásban nyer, amelyben ő következik, és ${few.shutIn.many} olyanban, amelyben a hét. Minden alkalommal bezárja a hetet.`,
    ],
    captions: ({ few }) => [say`Négy hét ellen: ${few.move}, és ${colourName.black} be van zárva.`],
  },
  mills: {
    title: 'A korai malmok kevesebbet érnek, mint a mozgékonyság',
    verdict: 'Félig igaz: a mozgékonyság felér egy koronggal, de korán egy korong dönt.',
    text: ({ mills }) => [
      say`Egy koronggal több akkor ér a legtöbbet, ha korán szerezted. Hat lerakott korongnál a soron lévő fél eggyel többel az állások ${mills.early}-ában nyer; lépéskor, kilenccel nyolc ellen még ${mills.late}-ában.`,
      say`Ahol malmot lehet zárni, ott ez korai lerakáskor az esetek ${mills.closing.early.better}-ában jobb és ${mills.closing.early.worse}-ában rosszabb, lépéskor ${mills.closing.moving.better}-ában és ${mills.closing.moving.worse}-ában. Többnyire nem változtat az eredményen.`,
      say`A nyerés egy pontot ér, a döntetlen felet. Lépéskor, kilenccel kilenc ellen és körülbelül ugyanannyi lehetséges lépéssel a soron lévő fél a pontok ${mills.score.even}-át szerzi meg. Egy koronggal kevesebbel ${mills.score.fewer}-át, két–négy lépéssel többel ${mills.score.some}-át, öt–héttel többel ${mills.score.many}-át. Egy korong tehát körülbelül négy lépést ér.`,
    ],
    captions: () => [],
  },
  crossings: {
    title: 'Foglald el a kereszteződéseket, kerüld a sarkokat',
    verdict: 'Igaz.',
    text: ({ crossings: { crossings, corners } }) => [
      say`Nyolc korong van lerakva, négy–négy; a nyerés egy pontot ér, a döntetlen felet. Egy kereszteződéssel kevesebbel a soron lévő fél a pontok ${crossings.fewer}-át szerzi meg, ugyanannyival ${crossings.same}-át, eggyel többel ${crossings.more}-át.`,
      say`A sarkoknál fordítva van: eggyel kevesebbel ${corners.fewer}, ugyanannyival ${corners.same}, eggyel többel ${corners.more}.`,
      'Ez az összes állás átlaga, nem minden egyes állás szabálya.',
    ],
    captions: () => ['Körök: a négy kereszteződés. Keresztek: a tizenkét sarok.'],
  },
  taking: {
    title: 'Levételkor inkább saját malmot nyiss, mint a másikét akadályozd',
    verdict: 'Hamis: többnyire mindegy, egyébként a megakadályozás a jobb.',
    text: ({ taking: { placing, moving, soon } }) => [
      say`Olyan véletlenszerű állásokat hasonlítottunk össze, amelyekben mindkettő lehetséges. Lerakáskor a megnyitás az esetek ${placing.opening}-ában jobb, a megakadályozás ${placing.preventing}-ában, lépéskor ${moving.opening}-ában és ${moving.preventing}-ában.`,
      say`Ha lépéskor csak az számít, amit a fél rögtön a következő lépésével bezárhatna, akkor ${soon.opening} és ${soon.preventing}.`,
    ],
    captions: () => [],
  },
  central: {
    title: 'A középső malom döntetlen, és gyakran dönt',
    verdict:
      'Hogy döntetlen, az igaz. Hibázó játékosok között körülbelül olyan gyakran dönt, mint a terv nélküli játék.',
    text: ({ central }) => [
      `${colourName.white} elfoglal két szomszédos kereszteződést és a sarkot közöttük, és így két malommal fenyeget a középső gyűrűn. A legjobb játékkal 1. d6 után döntetlen.`,
      say`Ha ${colourName.black} első két korongja közül egyik sem áll kereszteződésen, ${colourName.white} ${central.pairs.none} esetből ennyiszer nyer: ${central.lost}. Egyetlen korong egy kereszteződésen elég, hogy ${colourName.black} ne veszítsen.`,
      say`Hibázó játékosok között a középső malommal a játszmák ${central.decided}-ának van győztese, terv nélkül ${central.decidedWithout}-ának. ${colourName.white} ${central.white}-ot nyer meg, terv nélkül ${central.whiteWithout}-ot.`,
    ],
    captions: () => [`A középső malom: ${colourName.white} a b6 és az f2 ponton fenyeget.`],
  },
  limits: {
    title: 'Döntetlenszabályok és hosszú nyerések',
    verdict: 'A Standard szabályok szerint a lépések szakaszának leghosszabb nyerése döntetlen.',
    text: ({ limits }) => [
      say`A megoldás értékei nem ismernek döntetlenszabályt. A lépések szakaszának leghosszabb nyerése ${limits.longest.plies} féllépésig tart, és az első malmát ennyi féllépésre zárja be: ${limits.firstMill}. A Standard szabályok szerint a játszma oldalanként 50 lépés (100 féllépés) után malom nélkül döntetlen, tehát ez is.`,
      say`Így jár ${limits.lines} leghosszabb nyerés közül ${limits.fifty}; minden olyan szektornak egy ilyen van, amelyben nyerni lehet. A „Húsz lépés” szabályai szerint, ahol már 20 féllépés (oldalanként tíz) malom nélkül döntetlent ad, ${limits.twenty}. A „Schelling-Salon”, a „Szigorú” és a „Mühle-spielen” szabályaiban nincs ilyen határ.`,
      'Mindig egy leggyorsabb nyerés látható. Aki ismeri a szabályt, talán előbb zár malmot, és később nyer. Hogy ez mindig lehetséges-e, azt ezek az értékek nem mondják meg.',
    ],
    captions: ({ limits: { longest, survivor } }) => [
      say`A lépések szakaszának leghosszabb nyerése: ${stones(longest)}, ${longest.plies} féllépés, a nyertes ${longest.moves} lépése.`,
      say`A leghosszabb, amelyet az 50 lépéses szabály átenged: ${stones(survivor)}, ${survivor.plies} féllépés, a nyertes ${survivor.moves} lépése.`,
    ],
  },
  strict: {
    title: 'Szigorú védelem',
    verdict: 'Akkor is döntetlen.',
    text: ({ strict }) => [
      say`Az egyik szabályszöveg nem ismer kivételt: malomban álló korongot soha nem lehet levenni, akkor sem, ha mind malomban áll. Az üres tábla akkor is döntetlen, és a legkorábbi hiba ennél a féllépésnél lehetséges: ${strict.ply}.`,
    ],
    captions: () => [],
  },
};

export const solution: SolutionWords = {
  unknown: 'Ilyen nincs a megoldásban. Válassz mást.',
  figure,
  number: (n) => n.toLocaleString('hu'),
  percent: (share) => percentOf(share, 'hu').replace('\u00a0', ''),

  headline: 'A malom meg van oldva: ha egyik fél sem hibázik, döntetlen.',
  intro: 'Minden állás értéke ki van számolva, az üres táblától az utolsó korongig.',
  walkOn: 'Felfedezés az üres táblától',
  countOfPositions: 'állás, a szimmetriáktól eltekintve',
  countOfPlies: 'féllépés a leghosszabb nyerés',
  countOfMoves: 'lépés ez a nyertesnek',
  watchIt: 'A leghosszabb nyerés megnézése',
  saidTitle: 'Amit mondanak, és ami igaz belőle',
  rulesTitle: 'És más szabályokkal',
  wordsTitle: 'Mit jelentenek a szavak',
  meanings: [
    ['Féllépés', 'Amit az egyik fél tesz, amikor ő következik, a levett koronggal együtt.'],
    ['A nyertes lépései', 'Csak annak a félnek a lépései, amelyik nyer.'],
    [
      'Nyert, döntetlen, vesztett',
      'A soron lévő fél szemszögéből, a legjobb játékkal: a nyertes siet, a vesztes húzza az időt. A végtelen játék döntetlen; az értékek nem ismernek döntetlenszabályt.',
    ],
    ['A szimmetriáktól eltekintve', 'Ami elforgatva, tükrözve vagy kifordítva ugyanúgy néz ki, az egynek számít.'],
  ],
  holdTitle: 'Merj belevágni',
  hold: 'Tartsd a döntetlent',
  holdHint: 'A tévedhetetlen számítógép ellen, olyan állásból, amelyet egyetlen lépés tart.',
  topics,
  nextTopic: (title) => `Tovább: ${title}`,
  made: 'Számold ki magad',
  madeOf:
    'A teljes megoldás adatbázisával a DB mappában („muehle solve --all --distances --db DB”); FILE az a fájl, amelybe a számok kerülnek.',
  allTopics: 'Ami biztos',
  openBoard: (caption) => `${caption} Megnyitás az elemzőtáblán.`,
  openRecord: (caption) => `${caption} A rekord megnézése.`,
  tables: {
    few: {
      caption: 'Minden korong le van rakva; a kevesebb koronggal álló fél szemszögéből, a szimmetriáktól eltekintve.',
      heads: ['Korongok', 'lépésen', 'nyert', 'döntetlen', 'vesztett', 'leghosszabb nyerés'],
    },
    strict: {
      caption: 'A soron lévő fél szemszögéből, a szimmetriáktól eltekintve.',
      heads: ['Szakasz', 'Szabályok', 'nyert', 'döntetlen', 'vesztett'],
    },
  },
  cell: (text) =>
    (
      ({
        'the few': 'a kevesebb',
        'the many': 'a több',
        placing: 'Lerakás',
        moving: 'Lépések',
        standard: 'Standard',
        strict: 'szigorú',
      }) as Record<string, string>
    )[text] ??
    text
      .replace(/^(\d) against (\d)$/, '$1 – $2')
      .replace(/^(\d+) plies$/, '$1 féllépés')
      .replace(/^[\d.,]+( %)?$/, figure),

  sectorsIntro:
    'Egy szektor az összes olyan állás, amelyben ugyanannyi a korong: elöl a soron lévő félé, utána a másiké. Ha minden korong le van rakva, 49 van belőlük.',
  showing: 'Mutasd',
  metrics: { won: 'Nyert', drawn: 'Döntetlen', lost: 'Vesztett', win: 'Leghosszabb nyerés' },
  own: 'Lépésen',
  opp: 'A másik fél korongjai',
  cellName: (own, opp, won, drawn, lost, win) =>
    `${stones({ own, opp })}: nyert ${won}, döntetlen ${drawn}, vesztett ${lost}, ${win === null ? 'nincs nyerés' : `leghosszabb nyerés ${plies(win)}`}`,
  mapHint: 'Minél erősebb a szín, annál több. Egy mező a szektora leghosszabb nyeréséhez vezet.',
  pliesTitle: 'Lerakás, korongról korongra',
  pliesIntro: 'Mire számíthat a soron lévő fél, amikor ennyi korong van lerakva, az összes állásra számolva.',
  placed: 'lerakva',
  legend: { won: 'nyert', drawn: 'döntetlen', lost: 'vesztett' },
  tableTitle: 'Minden szektor',
  phase: 'Szakasz',
  phases: { moving: 'Lépések', placing: 'Lerakás' },
  heads: {
    placed: 'lerakva',
    sector: 'szektor',
    total: 'állás',
    won: 'nyert',
    drawn: 'döntetlen',
    lost: 'vesztett',
    decided: 'eldőlt',
    win: 'leghosszabb nyerés',
    loss: 'leghosszabb vesztés',
  },
  sortHint: 'A fejlécek rendezik a táblázatot.',
  winLink: (own, opp, n) => `${plies(n)}: a leghosszabb nyerés megnézése, ${stones({ own, opp })}`,
  lossLink: (own, opp, n) => `${plies(n)}: a leghosszabb vesztés állásának vizsgálata, ${stones({ own, opp })}`,

  recordOf: 'Rekord',
  recordOfAll: (n) => `A lerakás közben: ${plies(n)}`,
  recordOfAllTitle: (n) => `A leghosszabb nyerés, a lerakástól kezdve: ${plies(n)}`,
  recordChoice: (own, opp, n) => `${stones({ own, opp })}: ${plies(n)}`,
  recordTitle: (own, opp, n) => `A leghosszabb nyerés, ${stones({ own, opp })}: ${plies(n)}`,
  noRecord: 'Ebben a szektorban nincs nyerés. Itt van a leghosszabb mind közül.',
  noSector: 'Ilyen szektor nincs. Itt van a leghosszabb nyerés mind közül.',
  atStart: (colour) => `${colourName[colour]} kezd, és nyer.`,
  at: (colour, move) => `${colourName[colour]}: ${move}`,
  left: (n) => (n === 0 ? 'Ez a nyerés.' : `Még ${plies(n)} a nyerésig.`),
  plyOf: (n, all, move) => `${n}. féllépés, összesen ${all}${move ? `: ${move}` : ''}`,
  slider: 'Féllépés',
  play: 'Lejátszás',
  pause: 'Megállítás',
  inAnalysis: 'Megnyitás az elemzőtáblán',
  takes: 'Vonások: itt levesznek egy korongot.',
  recordsIntro:
    'Mindketten a lehető legjobban játszanak: aki nyer, siet; aki veszít, húzza az időt. Itt nem érvényes döntetlenszabály.',
};
