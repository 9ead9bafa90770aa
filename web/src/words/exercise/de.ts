// The words of what is to be found on a board, in German; loaded with it. The English file has the same keys.
import type { Colour, MoveParts } from '../../rules/view';
import type { Value } from '../../exact/values/review';
import { colourName, type Mover } from '../first/de';

export const exercise = {
  hint: 'Tipp',
  solution: 'Lösung',
  takeHint: 'Tipp nehmen',
  takeSolution: 'Lösung zeigen',
  line: 'Durch die Züge',
  stepBack: 'Einen Zug zurück',
  stepForward: 'Einen Zug vor',
  atBegin: 'Am Anfang.',
  skip: 'Überspringen',
  next: 'Weiter',
  again: 'Noch einmal',
  of: (n: number, all: number) => `${n} von ${all}`,
  found: (n: number, all: number) => `${n} von ${all} Zügen gefunden`,
  youHave: (colour: Colour) => `Du hast ${colourName[colour]}`,
  // Whose turn it is and what is in hand; without that all stones are on the board.
  stands: (toMove: Colour, white: number, black: number) =>
    `${colourName[toMove]} am Zug · ${white + black > 0 ? `in der Hand: ${colourName.white} ${white}, ${colourName.black} ${black}` : 'alle Steine sind gesetzt'}`,
  right: 'Richtig!',
  rightGoOn: 'Richtig! Und weiter?',
  tryAgain: 'Versuch es noch einmal.',
  hintMove: (point: string) => `Tipp: Es zieht der Stein auf ${point}.`,
  hintPlace: (point: string) => `Tipp: Setz auf ${point}.`,
  solutionIs: ({ from, to, capture }: MoveParts) =>
    `Die Lösung: ${from ? `von ${from} nach ${to}` : `auf ${to} setzen`}${capture ? ` und ${capture} nehmen` : ''}.`,
  solutionWas: (move: string) => `Die Lösung war ${move}.`,
  solvedAlready: 'Das ist gelöst. Mit „Weiter“ geht es weiter.',
  notNow: 'Einen Augenblick: Jetzt ist die andere Seite dran.',

  mistakes: {
    title: 'Aus Fehlern lernen',
    whose: 'Wessen Fehler?',
    of: (whose: Colour | null, n: number) => `${whose ? colourName[whose] : 'Beide'} (${n})`,
    judging: 'Der Computer prüft deinen Zug …',
    byComputer: 'Was richtig ist, schätzt hier der Computer auf diesem Gerät.',
    move: (label: string, colour: Colour) => `Zug ${parseInt(label)} (${colourName[colour]})`,
    played: (mover: Mover, move: string) =>
      `${mover === 'you' ? 'Du hast' : `${colourName[mover]} hat`} hier ${move} gespielt.`,
    find: (mover: Mover, best: Value | null) => {
      const can = mover === 'you' ? 'Du kannst' : `${colourName[mover]} kann`;
      if (best === 'win') return `Finde etwas Besseres: ${can} gewinnen.`;
      return best === 'draw' ? `Finde etwas Besseres: ${can} remis halten.` : 'Finde etwas Besseres.';
    },
    sameMove: 'Das ist der Zug aus der Partie.',
    loses: 'Das verliert.',
    losesToo: 'Das verliert auch.',
    onlyDraws: 'Damit ist es nur noch remis.',
    onlyDrawsToo: 'Auch damit ist es nur noch remis.',
    notEnough: 'Das ist nicht besser.',
    keeps: { win: 'Richtig! Das gewinnt.', draw: 'Richtig! Das hält remis.', loss: 'Richtig!' },
    othersToo: (moves: number) => `Richtig waren hier ${moves} Züge.`,
    done: 'Das waren alle.',
    foundAlone: (n: number, all: number) => `${n} von ${all} hast du selbst gefunden.`,
    foundHelped: (n: number) => `${n} im zweiten Anlauf oder mit einem Tipp.`,
    seen: (n: number) => `${n} hast du dir zeigen lassen oder übersprungen.`,
    restAgain: 'Die anderen noch einmal',
    toReview: 'Zur Auswertung',
  },
};

export type ExerciseWords = typeof exercise;
