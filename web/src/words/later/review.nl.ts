// What the review of a game says, and what becomes of a draw that is to be held, in Dutch.
import { joined } from '../base/list';
import { colourName, movesOf } from '../first/nl';
import type { Mover } from '../first/de';
import type { ReviewWords } from './reviewWords';

const phaseName = { placing: 'plaatsen', moving: 'schuiven', flying: 'springen' } as const;
const theMove = (mover: Mover): string => (mover === 'you' ? 'Je zet' : `De zet van ${colourName[mover]}`);
const by = (mover: Mover): string => (mover === 'you' ? 'je' : colourName[mover]);

export const review: ReviewWords = {
  chances: (colour) => `Wat ${colourName[colour]} kan verwachten`,
  chance: { win: 'gewonnen', draw: 'remise', loss: 'verloren' },
  keptMoves: (colour, kept, moves, lost) => {
    const good = moves > 0 ? `${kept} van ${movesOf(moves)} goed` : '';
    const rest = lost > 0 ? `${good ? `nog ${lost}` : movesOf(lost)} toen er niets meer te verliezen was` : '';
    return `${colourName[colour]}: ${[good, rest].filter(Boolean).join('; ') || 'geen zet'}.`;
  },
  byPhase: 'Hoe elke fase verliep',
  phaseOf: (colour, phase) => `${colourName[colour]}, ${phaseName[phase]}`,
  phaseGood: 'goed',
  phaseCritical: 'kritiek',
  phaseExpected: 'verwacht',
  outOf: (n, all) => `${n} van ${all}`,
  phaseNote:
    'Kritiek: een andere zet had iets weggegeven. Verwacht: zoveel ervan zou iemand vinden die twee halve zetten vooruitkijkt en zich soms vergist.',
  phaseLost: 'Zetten waarbij er niets meer te verliezen was, tellen niet mee.',
  difficultyHere: (keeping, moves, percent) =>
    `Deze zet was kritiek: ${keeping === 1 ? 'maar één' : keeping} van ${moves} zetten ${keeping === 1 ? 'was' : 'waren'} goed genoeg. Zo iemand had er in ${percent}% van de gevallen een gevonden.`,
  learnFromMistakes: 'Van fouten leren',
  printReview: 'Afdrukken',
  gaveAwayAt: {
    win: (n) => `Zet ${n} gaf de winst weg`,
    draw: (n) => `Zet ${n} gaf de remise weg`,
  },
  reviewTabs: { values: 'Antwoorden', balance: 'Balans' },
  seeBetter: 'Zie je wat beter was?',
  lostGame: (mover) => `Met deze zet ${mover === 'you' ? 'heb je' : `heeft ${colourName[mover]}`} de partij verloren.`,
  gaveWin: (mover) =>
    `Hiermee geef${mover === 'you' ? ' je' : `t ${colourName[mover]}`} de winst weg: nu is het remise.`,
  gaveDraw: (mover) => `Hiermee verlies${mover === 'you' ? ' je' : `t ${colourName[mover]}`}: daarvoor was het remise.`,
  gaveAll: (mover) => `Hiermee maak${mover === 'you' ? ' je' : `t ${colourName[mover]}`} van de winst een verlies.`,
  resignedTooSoon: (mover, had) => {
    const position = {
      won: `de stelling voor ${mover === 'you' ? 'jou' : colourName[mover]} gewonnen was`,
      draw: `de stelling voor ${mover === 'you' ? 'jou' : colourName[mover]} nog remise was`,
      better: `${by(mover)} waarschijnlijk beter stond`,
      level: `${by(mover)} waarschijnlijk niet slechter stond`,
    }[had];
    return `${mover === 'you' ? 'Je hebt' : `${colourName[mover]} heeft`} opgegeven toen ${position}.`;
  },
  graphLegend: (colour) => `Licht: wat ${colourName[colour]} kan verwachten; rood: fouten.`,
  misjudged: {
    doubtful: (mover) => `${theMove(mover)} was onnauwkeurig.`,
    mistake: (mover) => `${theMove(mover)} was waarschijnlijk een fout.`,
    blunder: (mover) => `${theMove(mover)} was waarschijnlijk een grove fout.`,
  },
  wouldHave: {
    win: (moves) => `Gewonnen had ${joined(moves, 'of')}.`,
    draw: (moves) => `Gehouden had ${joined(moves, 'of')}.`,
    more: (moves) => `Beter was ${joined(moves, 'of')}.`,
  },
  holding: ({ stand, moves, left, error }) => {
    const long = moves === 0 ? 'geen zet' : moves === 1 ? 'één zet' : `${moves} zetten`;
    if (stand === 'held') return `Gelukt: je hebt de remise ${long} lang gehouden.`;
    if (stand === 'lost')
      return error === null
        ? `De partij is verloren, na ${long} van jou.`
        : `${error} verliest de remise. Je hield haar ${long} lang.`;
    if (moves === 0) return left > 0 ? `Houd de remise: ${left} zetten lang, of tot de partij remise is.` : '';
    return `De remise houdt: ${moves} van ${moves + left} zetten.`;
  },
  noSolution: 'De oplossing is hier niet bij de hand: de computer rekent zelf en zet vallen.',
};
