// The words of what is to be found on a board, in Hungarian.
import { colourName } from '../first/hu';
import type { ExerciseWords } from './de';

export const exercise: ExerciseWords = {
  hint: 'Tipp',
  solution: 'Megoldás',
  takeHint: 'Kérem a tippet',
  takeSolution: 'Mutasd meg',
  line: 'A lépések között',
  stepBack: 'Egy lépéssel vissza',
  stepForward: 'Egy lépéssel előre',
  atBegin: 'Az elején.',
  skip: 'Kihagyás',
  next: 'Tovább',
  again: 'Még egyszer',
  of: (n, all) => `${n} / ${all}`,
  found: (n, all) => `${all} lépésből ${n} megvan`,
  youHave: (colour) => `A te színed: ${colourName[colour]}`,
  stands: (toMove, white, black) =>
    `${colourName[toMove]} következik · ${white + black > 0 ? `kézben: ${colourName.white} ${white}, ${colourName.black} ${black}` : 'minden korong a táblán van'}`,
  right: 'Helyes!',
  rightGoOn: 'Helyes! És hogyan tovább?',
  tryAgain: 'Próbáld újra.',
  hintMove: (point) => `Tipp: ez a korong lép: ${point}.`,
  hintPlace: (point) => `Tipp: ide tegyél: ${point}.`,
  solutionIs: ({ from, to, capture }) =>
    `A megoldás: ${from ? `${from} → ${to}` : `lerakás ide: ${to}`}${capture ? `, és lekerül: ${capture}` : ''}.`,
  solutionWas: (move) => `A megoldás ez volt: ${move}.`,
  solvedAlready: 'Ez már meg van oldva. A „Tovább” visz tovább.',
  notNow: 'Egy pillanat: most a másik oldal következik.',

  mistakes: {
    title: 'Tanulás a hibákból',
    whose: 'Kinek a hibáiból?',
    of: (whose, n) => `${whose ? colourName[whose] : 'Mindkettő'} (${n})`,
    judging: 'A gép megnézi a lépésedet…',
    byComputer: 'Hogy mi a helyes, azt itt a gép becsli meg ezen az eszközön.',
    move: (label, colour) => `${parseInt(label)}. lépés (${colourName[colour]})`,
    played: (mover, move) =>
      mover === 'you' ? `Itt ezt lépted: ${move}.` : `${colourName[mover]} itt ezt lépte: ${move}.`,
    find: (mover, best) => {
      if (best === 'win') return `Keress jobbat: ${mover === 'you' ? 'nyerhetsz' : `${colourName[mover]} nyerhet`}.`;
      if (best !== 'draw') return 'Keress jobbat.';
      return `Keress jobbat: ${mover === 'you' ? 'tarthatod' : `${colourName[mover]} tarthatja`} a döntetlent.`;
    },
    sameMove: 'Ez a játszmában lépett lépés.',
    loses: 'Ez veszít.',
    losesToo: 'Ez is veszít.',
    onlyDraws: 'Ez már csak döntetlen.',
    onlyDrawsToo: 'Ez is csak döntetlen.',
    notEnough: 'Ez sem jobb.',
    keeps: { win: 'Helyes! Ez nyer.', draw: 'Helyes! Ez tartja a döntetlent.', loss: 'Helyes!' },
    othersToo: (moves) => `Itt ${moves} lépés volt helyes.`,
    done: 'Ez volt az összes.',
    foundAlone: (n, all) => `Magadtól megtaláltad: ${n} / ${all}.`,
    foundHelped: (n) => `Másodszorra vagy tippel: ${n}.`,
    seen: (n) => `Megnézted vagy kihagytad: ${n}.`,
    restAgain: 'A többi még egyszer',
    toReview: 'Vissza a kiértékeléshez',
  },
};
