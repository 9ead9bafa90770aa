// The words of the solution, in German; loaded with it. The English file has the same keys. Figures come from
// docs/solution.md as they stand there.
import type { Colour } from '../../rules/view';
import type { Topic } from '../../solution/document/document';
import type { Facts, Share } from '../../solution/document/document';
import { colourName, plies } from '../first/de';
import { percentOf } from '../../solution/document/sectors';
import { figuresWith } from '../base/figures';
import { joined } from '../base/list';

const { figure, say } = figuresWith({ thousands: '.', decimal: ',', percent: ' %' });
const stones = ({ own, opp }: { own: number; opp: number }): string => `${own} gegen ${opp}`;

export interface TopicWords {
  title: string;
  verdict: string;
  text: (facts: Facts) => readonly string[];
  captions: (facts: Facts) => readonly string[]; // of its boards
}

const topics: Record<Topic, TopicWords> = {
  draw: {
    title: 'Zwei, die keinen Fehler machen, spielen remis',
    verdict: 'Stimmt.',
    text: ({ draw }) => [
      say`Das leere Brett ist remis: Keine Seite gewinnt aus eigener Kraft. Bis auf Symmetrie gibt es ${draw.firstMoves.length} erste Züge (${joined(draw.firstMoves, 'und')}). Alle halten remis, und alle Antworten darauf auch.`,
      say`Der früheste Fehler, der verliert, ist Halbzug ${draw.ply}. Bis auf Symmetrie verlieren dort ${draw.errors} Züge eine Partie, die remis war; einer davon ist der letzte von ${draw.line}.`,
    ],
    captions: ({ draw }) => [`Nach ${draw.line}: ${colourName.black} ist am Zug und gewinnt.`],
  },
  positions: {
    title: 'Es gibt mehr als 18 Milliarden Stellungen',
    verdict: 'Stimmt, und es hängt davon ab, was man zählt.',
    text: ({ positions }) => [
      say`Wer alles gleich nennt, was sich durch Drehen, Spiegeln und den Tausch von äußerem und innerem Ring deckt, zählt ${positions.all} Stellungen: ${positions.placing} beim Setzen und ${positions.moving} beim Ziehen, dort mit ${colourName.white} am Zug.`,
      say`Ziehen mit beiden Seiten am Zug sind ${positions.either}: Jede Phase für sich bleibt knapp unter 18 Milliarden. Am nächsten kommt ${positions.slots}. So viele Nummern vergeben Programme für das Ziehen. Was gemeint war, kann niemand sagen.`,
      say`Jede Stellung für sich gezählt sind es ${positions.every}.`,
      say`Früher wurden für das Ziehen ${positions.earlier} gezählt (R. Gasser, 1996), ohne Stellungen, zu denen keine Partie führt.`,
    ],
    captions: () => [],
  },
  mistakes: {
    title: 'Ein Fehler verliert sehr bald, oder erst nach bis zu 150 Zügen',
    verdict: '„Bald“ stimmt nur für manche Fehler. 150 sind als Züge zu viel und als Halbzüge zu wenig.',
    text: ({ mistakes }) => [
      say`Der Fehler, der am spätesten bestraft wird, kostet die Partie erst nach ${mistakes.plies} Halbzügen, das sind ${mistakes.moves} Züge des Gewinners.`,
      say`In zufälligen remisen Stellungen verlieren ${mistakes.losing} aller Züge. Innerhalb von fünf Zügen des Gewinners bestraft werden ${mistakes.any.five} davon, innerhalb von zwanzig ${mistakes.any.twenty}; ${mistakes.long} brauchen mehr als fünfzig.`,
      say`Von den Fehlern, die Spieler wirklich machen, sind es ${mistakes.players.five} innerhalb von fünf Zügen, und die Hälfte ist nach ${mistakes.players.half} Zügen bestraft.`,
    ],
    captions: ({ mistakes }) => [
      say`${colourName[mistakes.mover]} ist am Zug und hält remis, aber nicht mit ${mistakes.move}: Das verliert nach ${mistakes.plies} Halbzügen.`,
    ],
  },
  few: {
    title: 'Drei oder vier Steine können noch gegen sieben gewinnen',
    verdict: 'Drei: nie aus eigener Kraft. Vier: in einer Handvoll Stellungen.',
    text: ({ few }) => [
      say`Drei Steine gewinnen gegen sechs oder sieben in keiner einzigen Stellung. Gegen sieben halten sie aber in ${few.holds} der Stellungen remis, in denen sie am Zug sind.`,
      say`Vier Steine gewinnen gegen sieben in ${few.shutIn.few} Stellungen, in denen sie am Zug sind, und in ${few.shutIn.many}, in denen die sieben es sind. Immer schließen sie die sieben ein.`,
    ],
    captions: ({ few }) => [say`Vier gegen sieben: ${few.move}, und ${colourName.black} wird eingeschlossen.`],
  },
  mills: {
    title: 'Frühe Mühlen zählen weniger als Beweglichkeit',
    verdict: 'Halb wahr: Beweglichkeit kann einen Stein aufwiegen, aber früh entscheidet ein Stein.',
    text: ({ mills }) => [
      say`Ein Stein mehr ist am meisten wert, wenn er früh gewonnen wird. Sind sechs Steine gesetzt, gewinnt die Seite am Zug mit einem mehr in ${mills.early} der Stellungen; beim Ziehen mit neun gegen acht noch in ${mills.late}.`,
      say`Wo man eine Mühle schließen kann, ist das früh beim Setzen in ${mills.closing.early.better} der Fälle besser und in ${mills.closing.early.worse} schlechter, beim Ziehen in ${mills.closing.moving.better} und ${mills.closing.moving.worse}. Meist ändert es am Ergebnis nichts.`,
      say`Ein Gewinn zählt einen Punkt, ein Remis einen halben. Beim Ziehen holt die Seite am Zug mit neun gegen neun und etwa gleich vielen möglichen Schritten ${mills.score.even} der Punkte. Mit einem Stein weniger sind es ${mills.score.fewer}, mit zwei bis vier Schritten mehr ${mills.score.some}, mit fünf bis sieben mehr ${mills.score.many}. Ein Stein wiegt also etwa vier Schritte.`,
    ],
    captions: () => [],
  },
  crossings: {
    title: 'Nimm die Kreuzungen, meide die Ecken',
    verdict: 'Stimmt.',
    text: ({ crossings: { crossings, corners } }) => [
      say`Acht Steine sind gesetzt, vier gegen vier; ein Gewinn zählt einen Punkt, ein Remis einen halben. Mit einer Kreuzung weniger holt die Seite am Zug ${crossings.fewer} der Punkte, mit gleich vielen ${crossings.same}, mit einer mehr ${crossings.more}.`,
      say`Bei den Ecken ist es umgekehrt: mit einer weniger ${corners.fewer}, mit gleich vielen ${corners.same}, mit einer mehr ${corners.more}.`,
      'Das ist ein Durchschnitt über alle Stellungen, keine Regel für jede.',
    ],
    captions: () => ['Kreise: die vier Kreuzungen. Kreuze: die zwölf Ecken.'],
  },
  taking: {
    title: 'Beim Nehmen lieber eine eigene Mühle öffnen als eine fremde verhindern',
    verdict: 'Falsch: Meist ist es gleich, und sonst ist Verhindern besser.',
    text: ({ taking: { placing, moving, soon } }) => [
      say`Verglichen sind zufällige Stellungen, in denen beides geht. Beim Setzen ist Öffnen in ${placing.opening} der Fälle besser und Verhindern in ${placing.preventing}, beim Ziehen in ${moving.opening} und ${moving.preventing}.`,
      say`Zählt beim Ziehen nur, was die Seite gleich mit dem nächsten Zug schließen könnte, sind es ${soon.opening} und ${soon.preventing}.`,
    ],
    captions: () => [],
  },
  central: {
    title: 'Die mittlere Mühle ist remis, und sie entscheidet oft',
    verdict: 'Remis stimmt. Bei Spielern, die Fehler machen, entscheidet sie etwa so oft wie kein Plan.',
    text: ({ central }) => [
      `${colourName.white} nimmt zwei benachbarte Kreuzungen und die Ecke dazwischen und droht so zwei Mühlen auf dem mittleren Ring. Mit bestem Spiel ist es nach 1. d6 remis.`,
      say`Stehen die ersten beiden Steine von ${colourName.black} auf keiner Kreuzung, gewinnt ${colourName.white} in ${central.lost} von ${central.pairs.none} Fällen. Einer auf einer Kreuzung genügt ${colourName.black}, um nicht zu verlieren.`,
      say`Zwischen Spielern, die Fehler machen, werden mit der mittleren Mühle ${central.decided} der Partien entschieden, ohne Plan ${central.decidedWithout}. ${colourName.white} gewinnt ${central.white}, ohne Plan ${central.whiteWithout}.`,
    ],
    captions: () => [`Die mittlere Mühle: ${colourName.white} droht b6 und f2.`],
  },
  limits: {
    title: 'Remisregeln und lange Gewinne',
    verdict: 'Der längste Gewinn der Zugphase ist nach den Standardregeln remis.',
    text: ({ limits }) => [
      say`Die Werte der Lösung kennen keine Remisregel. Der längste Gewinn der Zugphase dauert ${limits.longest.plies} Halbzüge und schließt seine erste Mühle bei Halbzug ${limits.firstMill}. Nach den Standardregeln ist eine Partie nach 50 Zügen je Seite (100 Halbzügen) ohne Mühle remis, also auch diese.`,
      say`So geht es ${limits.fifty} von ${limits.lines} längsten Gewinnen, je einem für jeden Sektor, in dem man gewinnen kann. Nach den Regeln „Zwanzig Züge“, mit denen schon 20 Halbzüge (zehn je Seite) ohne Mühle remis geben, sind es ${limits.twenty}. „Schelling-Salon“, „Strikt“ und „Mühle-spielen“ haben keine solche Grenze.`,
      'Gezeigt ist je ein schnellster Gewinn. Wer die Regel kennt, schließt vielleicht früher eine Mühle und gewinnt später. Ob das immer geht, steht nicht in diesen Werten.',
    ],
    captions: ({ limits: { longest, survivor } }) => [
      say`Der längste Gewinn der Zugphase: ${stones(longest)}, ${longest.plies} Halbzüge, ${longest.moves} Züge des Gewinners.`,
      say`Der längste, den die 50-Züge-Regel durchlässt: ${stones(survivor)}, ${survivor.plies} Halbzüge, ${survivor.moves} Züge des Gewinners.`,
    ],
  },
  strict: {
    title: 'Strenger Schutz',
    verdict: 'Auch dann ist Mühle remis.',
    text: ({ strict }) => [
      say`Eines der Regelwerke kennt keine Ausnahme: Ein Stein in einer Mühle wird nie genommen, auch wenn alle in Mühlen stehen. Auch dann ist das leere Brett remis, und der früheste Fehler ist Halbzug ${strict.ply}.`,
    ],
    captions: () => [],
  },
};

export const solution = {
  unknown: 'Das gibt es in der Lösung nicht. Such dir etwas anderes aus.',
  figure,
  number: (n: number) => n.toLocaleString('de'),
  percent: (share: number) => percentOf(share, 'de'),

  headline: 'Mühle ist gelöst: Machen beide keinen Fehler, endet es remis.',
  intro: 'Der Wert jeder Stellung ist ausgerechnet, vom leeren Brett bis zum letzten Stein.',
  walkOn: 'Vom leeren Brett aus erkunden',
  countOfPositions: 'Stellungen, bis auf Symmetrie',
  countOfPlies: 'Halbzüge dauert der längste Gewinn',
  countOfMoves: 'Züge sind das für den Gewinner',
  watchIt: 'Den längsten Gewinn ansehen',
  saidTitle: 'Was man so sagt, und was stimmt',
  rulesTitle: 'Und mit anderen Regeln',
  wordsTitle: 'Was die Wörter heißen',
  meanings: [
    ['Halbzug', 'Was eine Seite tut, wenn sie an der Reihe ist, mitsamt dem Stein, den sie nimmt.'],
    ['Züge des Gewinners', 'Nur die Züge der Seite, die gewinnt.'],
    [
      'Gewonnen, remis, verloren',
      'Für die Seite am Zug und mit bestem Spiel: Der Gewinner beeilt sich, der Verlierer zögert hinaus. Endlos ist remis; Remisregeln kennen die Werte nicht.',
    ],
    ['Bis auf Symmetrie', 'Was gedreht, gespiegelt oder von innen nach außen gekehrt gleich aussieht, zählt einmal.'],
  ] as readonly (readonly [string, string])[],
  holdTitle: 'Trau dich',
  hold: 'Halte das Remis',
  holdHint: 'Gegen den Unfehlbaren, aus einer Stellung, in der nur ein Zug hält.',
  topics,
  nextTopic: (title: string) => `Weiter: ${title}`,
  made: 'Die Zahlen selbst nachrechnen',
  madeOf:
    'Mit der Datenbank der ganzen Lösung im Ordner DB, aus „muehle solve --all --distances --db DB“; FILE ist die Datei, in die die Zahlen kommen.',
  allTopics: 'Was feststeht',
  openBoard: (caption: string) => `${caption} Auf dem Analysebrett öffnen.`,
  openRecord: (caption: string) => `${caption} Den Rekord ansehen.`,
  tables: {
    few: {
      caption: 'Alle Steine sind gesetzt; für die Seite mit weniger Steinen, bis auf Symmetrie.',
      heads: ['Steine', 'am Zug', 'gewonnen', 'remis', 'verloren', 'längster Gewinn'],
    },
    strict: {
      caption: 'Für die Seite am Zug, bis auf Symmetrie.',
      heads: ['Phase', 'Regeln', 'gewonnen', 'remis', 'verloren'],
    },
  } as Record<'few' | 'strict', { caption: string; heads: readonly string[] }>,
  // What stands in the tables of the document.
  cell: (text: string): string =>
    (
      ({
        'the few': 'die wenigen',
        'the many': 'die vielen',
        placing: 'Setzen',
        moving: 'Ziehen',
        standard: 'Standard',
        strict: 'streng',
      }) as Record<string, string>
    )[text] ??
    text
      .replace(/^(\d) against (\d)$/, '$1 gegen $2')
      .replace(/^(\d+) plies$/, '$1 Halbzüge')
      .replace(/^[\d.,]+( %)?$/, figure),

  sectorsIntro:
    'Ein Sektor sind alle Stellungen mit gleich vielen Steinen: zuerst die der Seite am Zug, dann die der anderen. Sind alle gesetzt, gibt es 49.',
  showing: 'Zeigen',
  metrics: { won: 'Gewonnen', drawn: 'Remis', lost: 'Verloren', win: 'Längster Gewinn' },
  own: 'Am Zug',
  opp: 'Steine der anderen Seite',
  cellName: (own: number, opp: number, won: string, drawn: string, lost: string, win: number | null) =>
    `${stones({ own, opp })}: gewonnen ${won}, remis ${drawn}, verloren ${lost}, ${win === null ? 'kein Gewinn' : `längster Gewinn ${plies(win)}`}`,
  mapHint: 'Je kräftiger die Farbe, desto mehr. Ein Feld führt zum längsten Gewinn seines Sektors.',
  pliesTitle: 'Setzen, Stein für Stein',
  pliesIntro: 'Was die Seite am Zug erwarten kann, wenn so viele Steine gesetzt sind, gezählt über alle Stellungen.',
  placed: 'gesetzt',
  legend: { won: 'gewonnen', drawn: 'remis', lost: 'verloren' } as Record<Share, string>,
  tableTitle: 'Alle Sektoren',
  phase: 'Phase',
  phases: { moving: 'Ziehen', placing: 'Setzen' },
  heads: {
    placed: 'gesetzt',
    sector: 'Sektor',
    total: 'Stellungen',
    won: 'gewonnen',
    drawn: 'remis',
    lost: 'verloren',
    decided: 'entschieden',
    win: 'längster Gewinn',
    loss: 'längster Verlust',
  },
  sortHint: 'Die Überschriften ordnen die Tabelle.',
  winLink: (own: number, opp: number, n: number) => `${plies(n)}: den längsten Gewinn ${stones({ own, opp })} ansehen`,
  lossLink: (own: number, opp: number, n: number) =>
    `${plies(n)}: die Stellung des längsten Verlusts ${stones({ own, opp })} untersuchen`,

  recordOf: 'Rekord',
  recordOfAll: (n: number) => `Beim Setzen: ${plies(n)}`,
  recordOfAllTitle: (n: number) => `Der längste Gewinn von allen, vom Setzen an: ${plies(n)}`,
  recordChoice: (own: number, opp: number, n: number) => `${stones({ own, opp })}: ${plies(n)}`,
  recordTitle: (own: number, opp: number, n: number) => `Der längste Gewinn ${stones({ own, opp })}: ${plies(n)}`,
  noRecord: 'In diesem Sektor gibt es keinen Gewinn. Hier ist der längste von allen.',
  noSector: 'Einen solchen Sektor gibt es nicht. Hier ist der längste Gewinn von allen.',
  atStart: (colour: Colour) => `${colourName[colour]} beginnt und gewinnt.`,
  at: (colour: Colour, move: string) => `${colourName[colour]}: ${move}`,
  left: (n: number) => (n === 0 ? 'Das ist der Gewinn.' : `Noch ${plies(n)} bis zum Gewinn.`),
  plyOf: (n: number, all: number, move: string) => `Halbzug ${n} von ${all}${move ? `: ${move}` : ''}`,
  slider: 'Halbzug',
  play: 'Abspielen',
  pause: 'Anhalten',
  inAnalysis: 'Auf dem Analysebrett öffnen',
  takes: 'Striche: Hier wird ein Stein genommen.',
  recordsIntro:
    'Beide spielen so gut, wie es geht: Wer gewinnt, eilt; wer verliert, zögert hinaus. Remisregeln gelten hier nicht.',
};

export type SolutionWords = typeof solution;
