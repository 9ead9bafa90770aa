// What the review of a game says, and what becomes of a draw that is to be held, in Hungarian.
import { joined } from '../base/list';
import { colourName } from '../first/hu';
import type { Mover } from '../first/de';
import type { ReviewWords } from './reviewWords';

const phaseName = { placing: 'lerakás', moving: 'lépések', flying: 'ugrások' } as const;
const theMove = (mover: Mover): string => (mover === 'you' ? 'A lépésed' : `${colourName[mover]} lépése`);
const by = (mover: Mover, second: string, third: string): string =>
  mover === 'you' ? second : `${colourName[mover]} ${third}`;

export const review: ReviewWords = {
  chances: (colour) => `Mire számíthat ${colourName[colour]}`,
  chance: { win: 'nyert', draw: 'döntetlen', loss: 'vesztett' },
  keptMoves: (colour, kept, moves, lost) => {
    const good = moves > 0 ? `${moves} lépésből ${kept} jó` : '';
    const rest = lost > 0 ? `${good ? 'további ' : ''}${lost} lépés, amikor már nem volt mit veszteni` : '';
    return `${colourName[colour]}: ${[good, rest].filter(Boolean).join('; ') || 'nincs lépés'}.`;
  },
  byPhase: 'Hogyan sikerültek a szakaszok',
  phaseOf: (colour, phase) => `${colourName[colour]}, ${phaseName[phase]}`,
  phaseGood: 'jó',
  phaseCritical: 'kritikus',
  phaseExpected: 'várható',
  outOf: (n, all) => `${n} / ${all}`,
  phaseNote:
    'Kritikus: egy másik lépés elajándékozott volna valamit. Várható: ennyit találna meg belőlük valaki, aki két féllépést lát előre, és néha téved.',
  phaseLost: 'Azok a lépések, amikor már nem volt mit veszteni, nem számítanak.',
  difficultyHere: (keeping, moves, percent) =>
    `Ez a lépés kritikus volt: ${moves} lépésből ${keeping === 1 ? 'csak egy' : keeping} volt elég jó. Egy ilyen játékos az esetek ${percent}%-ában talált volna egyet.`,
  learnFromMistakes: 'Tanulás a hibákból',
  printReview: 'Nyomtatás',
  gaveAwayAt: {
    win: (n) => `Itt ment el a győzelem: ${n}. lépés`,
    draw: (n) => `Itt ment el a döntetlen: ${n}. lépés`,
  },
  reviewTabs: { values: 'Válaszok', balance: 'Mérleg' },
  seeBetter: 'Látod, mi lett volna jobb?',
  lostGame: (mover) => `Ezzel a lépéssel ${by(mover, 'elvesztetted', 'elvesztette')} a játszmát.`,
  gaveWin: (mover) => `Ezzel ${by(mover, 'elajándékozod', 'elajándékozza')} a nyerést: most döntetlen.`,
  gaveDraw: (mover) => `Ezzel ${by(mover, 'vesztesz', 'veszít')}: előtte döntetlen volt.`,
  gaveAll: (mover) => `Ezzel a nyerésből ${by(mover, 'vesztést csinálsz', 'vesztést csinál')}.`,
  resignedTooSoon: (mover, had) => {
    const position = {
      won: `az állás ${mover === 'you' ? 'neked' : 'neki'} nyert volt`,
      draw: `az állás ${mover === 'you' ? 'neked' : 'neki'} még döntetlen volt`,
      better: mover === 'you' ? 'valószínűleg jobban álltál' : 'valószínűleg jobban állt',
      level: mover === 'you' ? 'valószínűleg nem álltál rosszabbul' : 'valószínűleg nem állt rosszabbul',
    }[had];
    return `${mover === 'you' ? 'Feladtad' : `${colourName[mover]} feladta`}, amikor ${position}.`;
  },
  graphLegend: (colour) => `Világos terület: mire számíthat ${colourName[colour]}; piros: hibák.`,
  misjudged: {
    doubtful: (mover) => `${theMove(mover)} pontatlan volt.`,
    mistake: (mover) => `${theMove(mover)} valószínűleg hiba volt.`,
    blunder: (mover) => `${theMove(mover)} valószínűleg súlyos hiba volt.`,
  },
  wouldHave: {
    win: (moves) => `Ez nyert volna: ${joined(moves, 'vagy')}.`,
    draw: (moves) => `Ez tartotta volna: ${joined(moves, 'vagy')}.`,
    more: (moves) => `Ez jobb volt: ${joined(moves, 'vagy')}.`,
  },
  holding: ({ stand, moves, left, error }) => {
    const long = moves === 0 ? 'egy lépésig sem' : `${moves} lépésig`;
    if (stand === 'held') return `Sikerült: a döntetlent ${moves} lépésen át tartottad.`;
    if (stand === 'lost')
      return error === null
        ? `A játszma elveszett, ${moves} lépésed után.`
        : `Ez elveszti a döntetlent: ${error}. Eddig tartottad: ${long}.`;
    if (moves === 0)
      return left > 0 ? `Tartsd a döntetlent: ${left} lépésig, vagy amíg a játszma döntetlen nem lesz.` : '';
    return `A döntetlen tart: ${moves + left} lépésből ${moves}.`;
  },
  noSolution: 'A megoldás itt nincs kéznél: a gép maga számol, és csapdákat állít.',
};
