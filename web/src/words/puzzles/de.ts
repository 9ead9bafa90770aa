// The words of the puzzles, in German; loaded with them. The English file has the same keys.
import type { Colour } from '../../rules/view';
import type { Value } from '../../exact/values/review';
import { colourName } from '../first/de';

type Goal = 'win' | 'draw';
type Help = 'hint' | 'solution';

const titles = {
  win: 'Gewinnen',
  only: 'Der einzige Zug',
  draw: 'Remis retten',
  build: 'Zwickmühle bauen',
  break: 'Zwickmühle verhindern',
  block: 'Einschließen',
  sacrifice: 'Opfern',
  flying: 'Springen',
  trap: 'Fallen stellen',
};
const says = {
  win: 'In so vielen Zügen ist die Partie zu Ende.',
  only: 'Nur ein Zug gewinnt.',
  draw: 'Nur ein Zug hält noch remis.',
  build: 'Schaff dir eine Zwickmühle.',
  break: 'Nimm der anderen Seite ihre Zwickmühle.',
  block: 'Am Ende hat die andere Seite keinen Zug mehr.',
  sacrifice: 'Lass eine Mühle zu und steh trotzdem gut.',
  flying: 'Mit drei Steinen darf man springen.',
  trap: 'Viele Züge halten remis; einer macht es am schwersten.',
};
const reaches = { win: 'gewinnt', draw: 'hält remis' } as const;
// „Weiß zieht und gewinnt in 3 Zügen.“
const moves = (solver: Colour, placing: boolean): string => `${colourName[solver]} ${placing ? 'setzt' : 'zieht'}`;
const other = (solver: Colour): string => colourName[solver === 'white' ? 'black' : 'white'];

export const puzzles = {
  title: 'Rätsel',
  intro: 'Jede Stellung ist ausgerechnet: Was als richtig gilt, ist es auch.',
  allPuzzles: 'Alle Rätsel',
  strength: (rating: number) => `Deine Spielstärke: ${rating}`,
  strengthChange: (by: number, n: number) => `${by < 0 ? '−' : '+'}${Math.abs(by)} in den letzten ${n} Rätseln`,
  notRated: 'Löse ein paar, dann steht hier deine Spielstärke.',
  daily: 'Rätsel des Tages',
  solve: 'Lösen',
  solvedIn: (n: number) => `${n} gelöst`,
  dailyDone: 'gelöst',
  mixed: 'Bunt gemischt',
  mixedHint: 'Alle Themen, so schwer, wie es zu dir passt.',
  streak: 'Serie',
  streakHint: (best: number) => `Immer schwerer, bis zum ersten Fehler.${best > 0 ? ` Dein Rekord: ${best}.` : ''}`,
  again: 'Noch einmal',
  againHint: (n: number) =>
    n === 0
      ? 'Hier stehen die, die du nicht gleich gelöst hast.'
      : n === 1
        ? 'Eines ist noch offen.'
        : `${n} sind noch offen.`,
  hold: 'Halte das Remis',
  holdHint: 'Gegen den Unfehlbaren, aus einer Stellung, in der nur ein Zug hält.',
  holdTask: (solver: Colour, enough: number) =>
    `Du hast ${colourName[solver]} und bist am Zug. Die Stellung ist remis, aber nur ein Zug hält das. Der Computer verschenkt nichts. Gehalten hast du es, wenn die Partie remis endet oder ${enough} deiner Züge ohne Fehler sind.`,
  holdPicture: (white: readonly string[], black: readonly string[]) =>
    `Die Stellung. ${colourName.white}: ${white.join(', ')}. ${colourName.black}: ${black.join(', ')}.`,
  holdHands: (white: number, black: number) =>
    `Noch zu setzen: ${colourName.white} ${white}, ${colourName.black} ${black}.`,
  holdUnsure:
    'Die Lösung ist hier nicht zur Hand. Du kannst spielen, aber der Computer ist dann nicht unfehlbar, und ein Fehler zeigt sich erst am Ende.',
  beginHold: 'Anfangen',
  anotherHold: 'Andere Stellung',
  unknownHold: 'Diese Stellung gibt es hier nicht. Nimm eine andere.',
  themesTitle: 'Nach Themen',
  themes: titles,
  themeHint: says,
  streakAt: (n: number) => `Serie: ${n}`,

  winsIn: (solver: Colour, placing: boolean, n: number) =>
    `${moves(solver, placing)} und gewinnt in ${n === 1 ? 'einem Zug' : `${n} Zügen`}.`,
  reaches: (solver: Colour, placing: boolean, goal: Goal) => `${moves(solver, placing)} und ${reaches[goal]}.`,
  asks: {
    win: (solver: Colour, placing: boolean, goal: Goal) => `${moves(solver, placing)} und ${reaches[goal]}.`,
    only: (solver: Colour, placing: boolean, goal: Goal) =>
      `${moves(solver, placing)} und ${reaches[goal]}, aber nur mit einem Zug.`,
    draw: (solver: Colour, placing: boolean, goal: Goal) =>
      `${moves(solver, placing)} und ${reaches[goal]}, aber nur mit einem Zug.`,
    build: (solver: Colour, placing: boolean, goal: Goal) =>
      `${moves(solver, placing)}, schafft sich eine Zwickmühle und ${reaches[goal]}.`,
    break: (solver: Colour, placing: boolean, goal: Goal) =>
      `${moves(solver, placing)}, nimmt ${other(solver)} die Zwickmühle und ${reaches[goal]}.`,
    block: (solver: Colour, placing: boolean) => `${moves(solver, placing)} und schließt ${other(solver)} ein.`,
    sacrifice: (solver: Colour, placing: boolean, goal: Goal) =>
      `${moves(solver, placing)}, lässt eine Mühle zu und ${reaches[goal]} trotzdem.`,
    flying: (solver: Colour, placing: boolean, goal: Goal) => `${moves(solver, placing)} und ${reaches[goal]}.`,
    trap: (solver: Colour, placing: boolean) =>
      `${moves(solver, placing)}. Viele Züge halten remis. Welcher macht es ${other(solver)} am schwersten?`,
  } satisfies Record<string, (solver: Colour, placing: boolean, goal: Goal) => string>,
  lost: {
    win: 'Damit ist der Gewinn weg.',
    draw: 'Damit ist das Remis verloren.',
    trap: 'Das ist nicht die beste Falle.',
    punish: 'Damit bleibt der Fehler ungenutzt.',
  },
  helpCounts: 'Tipp, Lösung und ein falscher Zug zählen als nicht gelöst.',
  helpEnds: 'Ein Tipp, die Lösung oder ein falscher Zug beendet die Serie.',
  price: {
    hint: (from: number, to: number) => `Mit einem Tipp zählt es als nicht gelöst: Spielstärke ${from}, dann ${to}.`,
    solution: (from: number, to: number) =>
      `Mit der Lösung zählt es als nicht gelöst: Spielstärke ${from}, dann ${to}.`,
  } satisfies Record<Help, (from: number, to: number) => string>,
  endsStreak: {
    hint: (n: number) => `Ein Tipp beendet die Serie${n > 0 ? ` bei ${n}` : ''}.`,
    solution: (n: number) => `Die Lösung beendet die Serie${n > 0 ? ` bei ${n}` : ''}.`,
  } satisfies Record<Help, (n: number) => string>,
  // How a wrong move is answered; `value` is that of who answers, where it is known.
  answers: (who: Colour, move: string, value: Value | null, n: number | null) =>
    value === 'win'
      ? `${colourName[who]} antwortet ${move} und gewinnt${n === null ? '' : n === 1 ? ' sofort' : ` in ${n} Zügen`}.`
      : value === 'draw'
        ? `${colourName[who]} antwortet ${move} und hält remis.`
        : `${colourName[who]} antwortet zum Beispiel ${move}.`,
  heldAfter: (keep: number, of: number) => `Danach halten noch ${keep} von ${of} Antworten remis.`,
  trapHeld: (who: Colour, keep: number, of: number) =>
    keep === 1
      ? `Am schwersten, weil ${colourName[who]} nur eine von ${of} Antworten bleibt, die remis hält.`
      : `Am schwersten: Nur ${keep} von ${of} Antworten halten für ${colourName[who]} remis, und die sieht man nicht leicht.`,
  solved: 'Gelöst!',
  solvedHelped: 'Gelöst. Beim nächsten Mal ohne Hilfe!',
  solutionSeen: 'Das war die Lösung.',
  about: (rating: number, themes: readonly string[]) => `Schwierigkeit ${rating}: ${themes.join(', ')}.`,
  strengthBy: (change: number) => `Spielstärke ${change < 0 ? '−' : '+'}${Math.abs(change)}.`,
  difficulty: (rating: number) => `Schwierigkeit ${rating}`,
  record: (n: number) => `Rekord ${n}`,
  inRow: (n: number) => (n === 0 ? 'Noch keines.' : n === 1 ? 'Der Anfang ist gemacht.' : `${n} in Folge.`),
  streakOver: (n: number, record: boolean) =>
    `Die Serie ist zu Ende: ${n === 0 ? 'keines' : n === 1 ? 'eines' : n} gelöst.${record ? ' Das ist dein Rekord!' : ''}`,
  newStreak: 'Neue Serie',
  analyse: 'Analyse',
  another: 'Noch eins',
  rush: 'Gegen die Uhr',
  rushHint: (best: number) =>
    `Drei Minuten, drei Fehler: so viele du schaffst.${best > 0 ? ` Dein Rekord: ${best}.` : ''}`,
  rushBegin: 'Drei Minuten. Die Uhr läuft ab deinem ersten Zug.',
  rushClock: 'Deine Uhr',
  rushScore: (n: number) => `${n} gelöst`,
  rushLives: (n: number) => (n === 1 ? 'Beim nächsten Fehler ist Schluss' : `Noch ${n} Fehler bis zum Ende`),
  rushLeft: (seconds: number) => (seconds === 60 ? 'Noch eine Minute.' : `Noch ${seconds} Sekunden.`),
  rushRight: (n: number) => `Richtig! ${n} gelöst.`,
  rushWrong: (lives: number) =>
    lives === 0
      ? 'Falsch. Das war der dritte Fehler.'
      : `Falsch. ${lives === 1 ? 'Der nächste Fehler beendet es.' : 'Weiter mit dem nächsten.'}`,
  rushSolved: (_: number) => 'Rätsel gelöst',
  rushEnded: (missed: number) =>
    missed >= 3
      ? 'Drei Fehler, dann war Schluss.'
      : missed === 0
        ? 'Die Zeit ist um, und du hast keinen Fehler gemacht.'
        : `Die Zeit ist um. Du hast ${missed === 1 ? 'einen Fehler' : 'zwei Fehler'} gemacht.`,
  rushRecord: 'Das ist dein Rekord!',
  // Nothing while there is none.
  rushBests: (today: number, best: number) =>
    best === 0 ? '' : `${today === 0 ? '' : `Heute am besten: ${today}. `}Dein Rekord: ${best}.`,
  rushOther: 'Neue Rätsel',
  rushAgain: 'Dieselben noch einmal',
  rushMissed: 'Nicht gelöst',
  challenge: 'Fordere jemanden heraus',
  challengeLink: 'Link zu denselben Rätseln',
  challengeHint: 'Wer ihn öffnet, bekommt dieselben Rätsel in derselben Reihenfolge.',
  challengeText: (n: number) =>
    `Ich habe in drei Minuten ${n === 1 ? 'ein Mühle-Rätsel' : `${n} Mühle-Rätsel`} gelöst. Schaffst du mehr?`,
  copyResult: 'Ergebnis kopieren',
  progress: {
    title: 'Dein Stand',
    link: 'Dein Stand und was du gelöst hast',
    empty: 'Hier siehst du, was dir liegt und was nicht, sobald du ein paar Rätsel versucht hast.',
    theme: 'Thema',
    solved: 'Gelöst',
    share: 'Anteil',
    rating: 'Stärke',
    of: (solved: number, tried: number) => `${solved} von ${tried}`,
    next: (theme: string) => `Am meisten zu holen: ${theme}`,
    past: 'Die letzten Rätsel',
    right: 'gelöst',
    wrong: 'nicht gelöst',
    streak: (best: number) => `Längste Serie: ${best}`,
    rush: (best: number) => `Gegen die Uhr: ${best}`,
  },
  linkTo: 'Link zu diesem Rätsel kopieren',
  linkCopied: 'Der Link zu diesem Rätsel ist kopiert.',
  loading: 'Das Rätsel wird geladen …',
  failed: 'Die Rätsel konnten nicht geladen werden. Ist der Server zu erreichen?',
  tryAgain: 'Noch einmal versuchen',
  unknown: 'Dieses Rätsel gibt es nicht. Such dir ein anderes aus.',
  none: 'Hier gibt es zurzeit keine Rätsel.',
  noneAgain: 'Hier ist nichts offen: Was dir misslingt, wartet hier auf einen zweiten Versuch.',
};

export type PuzzleWords = typeof puzzles;
