// The words of the solution, in Dutch. Figures come from docs/solution.md.
import type { Topic } from '../../solution/document/document';
import { colourName, plies } from '../first/nl';
import { percentOf } from '../../solution/document/sectors';
import { figuresWith } from '../base/figures';
import { joined } from '../base/list';
import type { SolutionWords, TopicWords } from './de';

const { figure, say } = figuresWith({ thousands: '.', decimal: ',', percent: '%' });
const stones = ({ own, opp }: { own: number; opp: number }): string => `${own} tegen ${opp}`;

const topics: Record<Topic, TopicWords> = {
  draw: {
    title: 'Twee die geen fout maken, spelen remise',
    verdict: 'Klopt.',
    text: ({ draw }) => [
      say`Het lege bord is remise: geen van beide kanten wint op eigen kracht. Op symmetrie na zijn er ${draw.firstMoves.length} eerste zetten (${joined(draw.firstMoves, 'en')}). Ze houden allemaal remise, en alle antwoorden erop ook.`,
      say`De vroegste fout die verliest, is halve zet ${draw.ply}. Op symmetrie na verliezen daar ${draw.errors} zetten een partij die remise was; een ervan is de laatste van ${draw.line}.`,
    ],
    captions: ({ draw }) => [`Na ${draw.line}: ${colourName.black} is aan zet en wint.`],
  },
  positions: {
    title: 'Er zijn meer dan 18 miljard stellingen',
    verdict: 'Klopt, en het hangt ervan af wat je telt.',
    text: ({ positions }) => [
      say`Wie alles gelijk noemt wat door draaien, spiegelen en het verwisselen van de buitenste en de binnenste ring op elkaar past, telt ${positions.all} stellingen: ${positions.placing} bij het plaatsen en ${positions.moving} bij het schuiven, daar met ${colourName.white} aan zet.`,
      say`Schuiven met elk van beide kanten aan zet zijn er ${positions.either}: elke fase op zich blijft net onder 18 miljard. Het dichtst erbij komt ${positions.slots}. Zoveel nummers geven programma’s aan het schuiven. Wat er bedoeld was, kan niemand zeggen.`,
      say`Elke stelling apart geteld zijn het er ${positions.every}.`,
      say`Vroeger werden er voor het schuiven ${positions.earlier} geteld (R. Gasser, 1996), zonder stellingen waar geen partij toe leidt.`,
    ],
    captions: () => [],
  },
  mistakes: {
    title: 'Een fout verliest heel gauw, of pas na wel 150 zetten',
    verdict: '“Gauw” klopt alleen voor sommige fouten. 150 is als zetten te veel en als halve zetten te weinig.',
    text: ({ mistakes }) => [
      say`De fout die het laatst wordt bestraft, kost de partij pas na ${mistakes.plies} halve zetten, dat zijn ${mistakes.moves} zetten van de winnaar.`,
      say`In willekeurige remisestellingen verliest ${mistakes.losing} van alle zetten. Daarvan wordt ${mistakes.any.five} binnen vijf zetten van de winnaar bestraft en ${mistakes.any.twenty} binnen twintig; ${mistakes.long} heeft er meer dan vijftig nodig.`,
      say`Van de fouten die spelers echt maken, is het ${mistakes.players.five} binnen vijf zetten, en de helft is na ${mistakes.players.half} zetten bestraft.`,
    ],
    captions: ({ mistakes }) => [
      say`${colourName[mistakes.mover]} is aan zet en houdt remise, maar niet met ${mistakes.move}: dat verliest na ${mistakes.plies} halve zetten.`,
    ],
  },
  few: {
    title: 'Drie of vier stenen kunnen nog van zeven winnen',
    verdict: 'Drie: nooit op eigen kracht. Vier: in een handvol stellingen.',
    text: ({ few }) => [
      say`Drie stenen winnen tegen zes of zeven in geen enkele stelling. Tegen zeven houden ze wel remise in ${few.holds} van de stellingen waarin ze aan zet zijn.`,
      say`Vier stenen winnen tegen zeven in ${few.shutIn.few} stellingen waarin ze aan zet zijn, en in ${few.shutIn.many} waarin de zeven het zijn. Telkens sluiten ze de zeven in.`,
    ],
    captions: ({ few }) => [say`Vier tegen zeven: ${few.move}, en ${colourName.black} wordt ingesloten.`],
  },
  mills: {
    title: 'Vroege molens tellen minder dan beweeglijkheid',
    verdict: 'Half waar: beweeglijkheid kan tegen een steen opwegen, maar vroeg beslist een steen.',
    text: ({ mills }) => [
      say`Een steen meer is het meest waard als hij vroeg wordt gewonnen. Zijn er zes stenen geplaatst, dan wint wie aan zet is met één meer ${mills.early} van de stellingen; bij het schuiven met negen tegen acht nog ${mills.late}.`,
      say`Waar je een molen kunt sluiten, is dat vroeg bij het plaatsen in ${mills.closing.early.better} van de gevallen beter en in ${mills.closing.early.worse} slechter, bij het schuiven in ${mills.closing.moving.better} en ${mills.closing.moving.worse}. Meestal verandert het niets aan de uitslag.`,
      say`Een winst telt één punt, een remise een half. Bij het schuiven haalt wie aan zet is met negen tegen negen en ongeveer evenveel mogelijke stappen ${mills.score.even} van de punten. Met een steen minder is het ${mills.score.fewer}, met twee tot vier stappen meer ${mills.score.some}, met vijf tot zeven meer ${mills.score.many}. Een steen weegt dus ongeveer vier stappen.`,
    ],
    captions: () => [],
  },
  crossings: {
    title: 'Neem de kruispunten, mijd de hoeken',
    verdict: 'Klopt.',
    text: ({ crossings: { crossings, corners } }) => [
      say`Er zijn acht stenen geplaatst, vier tegen vier; een winst telt één punt, een remise een half. Met een kruispunt minder haalt wie aan zet is ${crossings.fewer} van de punten, met evenveel ${crossings.same}, met één meer ${crossings.more}.`,
      say`Bij de hoeken is het omgekeerd: met één minder ${corners.fewer}, met evenveel ${corners.same}, met één meer ${corners.more}.`,
      'Dat is een gemiddelde over alle stellingen, geen regel voor elke.',
    ],
    captions: () => ['Cirkels: de vier kruispunten. Kruisen: de twaalf hoeken.'],
  },
  taking: {
    title: 'Bij het nemen liever een eigen molen openen dan een andere verhinderen',
    verdict: 'Onjuist: meestal maakt het niet uit, en anders is verhinderen beter.',
    text: ({ taking: { placing, moving, soon } }) => [
      say`Vergeleken zijn willekeurige stellingen waarin allebei kan. Bij het plaatsen is openen in ${placing.opening} van de gevallen beter en verhinderen in ${placing.preventing}, bij het schuiven in ${moving.opening} en ${moving.preventing}.`,
      say`Telt bij het schuiven alleen wat de kant meteen met de volgende zet zou kunnen sluiten, dan is het ${soon.opening} en ${soon.preventing}.`,
    ],
    captions: () => [],
  },
  central: {
    title: 'De middelste molen is remise, en beslist vaak',
    verdict: 'Remise klopt. Bij spelers die fouten maken, beslist hij ongeveer even vaak als geen plan.',
    text: ({ central }) => [
      `${colourName.white} neemt twee naburige kruispunten en de hoek ertussen en dreigt zo twee molens op de middelste ring. Met het beste spel is het na 1. d6 remise.`,
      say`Staat geen van de eerste twee stenen van ${colourName.black} op een kruispunt, dan wint ${colourName.white} in ${central.lost} van ${central.pairs.none} gevallen. Eén op een kruispunt is voor ${colourName.black} genoeg om niet te verliezen.`,
      say`Tussen spelers die fouten maken, heeft ${central.decided} van de partijen met de middelste molen een winnaar, zonder plan ${central.decidedWithout}. ${colourName.white} wint ${central.white}, zonder plan ${central.whiteWithout}.`,
    ],
    captions: () => [`De middelste molen: ${colourName.white} dreigt b6 en f2.`],
  },
  limits: {
    title: 'Remiseregels en lange winsten',
    verdict: 'Volgens de standaardregels is de langste winst bij het schuiven remise.',
    text: ({ limits }) => [
      say`De waarden van de oplossing kennen geen remiseregel. De langste winst bij het schuiven duurt ${limits.longest.plies} halve zetten en sluit haar eerste molen bij halve zet ${limits.firstMill}. Volgens de standaardregels is een partij na 50 zetten per speler (100 halve zetten) zonder molen remise, dus deze ook.`,
      say`Zo gaat het met ${limits.fifty} van ${limits.lines} langste winsten, één voor elke sector waarin je kunt winnen. Volgens de regels “Twintig zetten”, waar 20 halve zetten (tien per speler) zonder molen al remise geven, zijn het er ${limits.twenty}. “Schelling-Salon”, “Streng” en “Mühle-spielen” hebben zo’n grens niet.`,
      'Getoond wordt telkens een snelste winst. Wie de regel kent, sluit misschien eerder een molen en wint later. Of dat altijd kan, staat niet in deze waarden.',
    ],
    captions: ({ limits: { longest, survivor } }) => [
      say`De langste winst bij het schuiven: ${stones(longest)}, ${longest.plies} halve zetten, ${longest.moves} zetten van de winnaar.`,
      say`De langste die de 50-zettenregel doorlaat: ${stones(survivor)}, ${survivor.plies} halve zetten, ${survivor.moves} zetten van de winnaar.`,
    ],
  },
  strict: {
    title: 'Strenge bescherming',
    verdict: 'Ook dan is het spel remise.',
    text: ({ strict }) => [
      say`Een van de regelsets kent geen uitzondering: een steen in een molen wordt nooit genomen, ook niet als ze allemaal in molens staan. Ook dan is het lege bord remise, en de vroegste fout is halve zet ${strict.ply}.`,
    ],
    captions: () => [],
  },
};

export const solution: SolutionWords = {
  unknown: 'Dat is er niet in de oplossing. Kies iets anders.',
  figure,
  number: (n) => n.toLocaleString('nl'),
  percent: (share) => percentOf(share, 'nl').replace('\u00a0', ''),

  headline: 'Het molenspel is opgelost: maakt niemand een fout, dan is het remise.',
  intro: 'De waarde van elke stelling is uitgerekend, van het lege bord tot de laatste steen.',
  walkOn: 'Vanaf het lege bord verkennen',
  countOfPositions: 'stellingen, op symmetrie na',
  countOfPlies: 'halve zetten duurt de langste winst',
  countOfMoves: 'zetten zijn dat voor de winnaar',
  watchIt: 'De langste winst bekijken',
  saidTitle: 'Wat er gezegd wordt, en wat klopt',
  rulesTitle: 'En met andere regels',
  wordsTitle: 'Wat de woorden betekenen',
  meanings: [
    ['Halve zet', 'Wat een kant doet als hij aan de beurt is, met de steen die hij neemt.'],
    ['Zetten van de winnaar', 'Alleen de zetten van de kant die wint.'],
    [
      'Gewonnen, remise, verloren',
      'Voor wie aan zet is en met het beste spel: de winnaar haast zich, de verliezer rekt. Eindeloos is remise; de waarden kennen geen remiseregels.',
    ],
    ['Op symmetrie na', 'Wat er gedraaid, gespiegeld of binnenstebuiten hetzelfde uitziet, telt één keer.'],
  ],
  holdTitle: 'Durf het',
  hold: 'Houd de remise',
  holdHint: 'Tegen de onfeilbare computer, vanuit een stelling waarin maar één zet houdt.',
  topics,
  nextTopic: (title) => `Verder: ${title}`,
  made: 'Reken de getallen zelf na',
  madeOf:
    'Met de database van de hele oplossing in de map DB, van ‘muehle solve --all --distances --db DB’; FILE is het bestand waar de getallen in komen.',
  allTopics: 'Wat vaststaat',
  openBoard: (caption) => `${caption} Op het analysebord openen.`,
  openRecord: (caption) => `${caption} Het record bekijken.`,
  tables: {
    few: {
      caption: 'Alle stenen zijn geplaatst; voor de kant met minder stenen, op symmetrie na.',
      heads: ['Stenen', 'aan zet', 'gewonnen', 'remise', 'verloren', 'langste winst'],
    },
    strict: {
      caption: 'Voor wie aan zet is, op symmetrie na.',
      heads: ['Fase', 'Regels', 'gewonnen', 'remise', 'verloren'],
    },
  },
  cell: (text) =>
    (
      ({
        'the few': 'de minste',
        'the many': 'de meeste',
        placing: 'Plaatsen',
        moving: 'Schuiven',
        standard: 'Standaard',
        strict: 'streng',
      }) as Record<string, string>
    )[text] ??
    text
      .replace(/^(\d) against (\d)$/, '$1 tegen $2')
      .replace(/^(\d+) plies$/, '$1 halve zetten')
      .replace(/^[\d.,]+( %)?$/, figure),

  sectorsIntro:
    'Een sector zijn alle stellingen met evenveel stenen: eerst die van wie aan zet is, dan die van de ander. Zijn ze allemaal geplaatst, dan zijn er 49.',
  showing: 'Tonen',
  metrics: { won: 'Gewonnen', drawn: 'Remise', lost: 'Verloren', win: 'Langste winst' },
  own: 'Aan zet',
  opp: 'Stenen van de andere kant',
  cellName: (own, opp, won, drawn, lost, win) =>
    `${stones({ own, opp })}: gewonnen ${won}, remise ${drawn}, verloren ${lost}, ${win === null ? 'geen winst' : `langste winst ${plies(win)}`}`,
  mapHint: 'Hoe sterker de kleur, hoe meer. Een vak leidt naar de langste winst van zijn sector.',
  pliesTitle: 'Plaatsen, steen voor steen',
  pliesIntro: 'Wat wie aan zet is kan verwachten als er zoveel stenen zijn geplaatst, geteld over alle stellingen.',
  placed: 'geplaatst',
  legend: { won: 'gewonnen', drawn: 'remise', lost: 'verloren' },
  tableTitle: 'Alle sectoren',
  phase: 'Fase',
  phases: { moving: 'Schuiven', placing: 'Plaatsen' },
  heads: {
    placed: 'geplaatst',
    sector: 'sector',
    total: 'stellingen',
    won: 'gewonnen',
    drawn: 'remise',
    lost: 'verloren',
    decided: 'beslist',
    win: 'langste winst',
    loss: 'langste verlies',
  },
  sortHint: 'De koppen ordenen de tabel.',
  winLink: (own, opp, n) => `${plies(n)}: de langste winst ${stones({ own, opp })} bekijken`,
  lossLink: (own, opp, n) => `${plies(n)}: de stelling van het langste verlies ${stones({ own, opp })} onderzoeken`,

  recordOf: 'Record',
  recordOfAll: (n) => `Bij het plaatsen: ${plies(n)}`,
  recordOfAllTitle: (n) => `De langste winst van allemaal, vanaf het plaatsen: ${plies(n)}`,
  recordChoice: (own, opp, n) => `${stones({ own, opp })}: ${plies(n)}`,
  recordTitle: (own, opp, n) => `De langste winst ${stones({ own, opp })}: ${plies(n)}`,
  noRecord: 'In deze sector is geen winst. Hier is de langste van allemaal.',
  noSector: 'Zo’n sector is er niet. Hier is de langste winst van allemaal.',
  atStart: (colour) => `${colourName[colour]} begint en wint.`,
  at: (colour, move) => `${colourName[colour]}: ${move}`,
  left: (n) => (n === 0 ? 'Dat is de winst.' : `Nog ${plies(n)} tot de winst.`),
  plyOf: (n, all, move) => `Halve zet ${n} van ${all}${move ? `: ${move}` : ''}`,
  slider: 'Halve zet',
  play: 'Afspelen',
  pause: 'Pauzeren',
  inAnalysis: 'Op het analysebord openen',
  takes: 'Strepen: hier wordt een steen genomen.',
  recordsIntro:
    'Beiden spelen zo goed als het kan: wie wint, haast zich; wie verliest, rekt. Remiseregels gelden hier niet.',
};
