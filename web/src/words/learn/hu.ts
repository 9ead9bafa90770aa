// The words of the pages where one learns, in Hungarian; the lessons and the history are English.
import type { PartOf } from '../base/over';
import type { Learn } from './de';

export const learn: PartOf<Learn> = {
  title: 'Így kell malmozni',
  intro: 'Rövid leckék egy táblán, amely válaszol. Amit elvégeztél, azt kipipáljuk.',
  path: (done, all) => `Minden lecke egy korong · ${done} / ${all}`,
  nextIs: (title) => `Következik: ${title}.`,
  groups: { rules: 'A szabályok', skill: 'A játék művészete' },
  begin: 'Kezdés',
  goOn: 'Tanulás folytatása',
  done: 'kész',
  begun: 'elkezdve',
  doneCount: (done, all) => `${done} / ${all} kész`,
  allDone: 'Minden kész!',
  firstGame: 'Az első játszmád',
  toPuzzles: 'Feladványok',
  nextSteps: {
    title: 'Hogyan tovább',
    puzzles: 'Feladványok',
    puzzlesHint: 'Gyakorold, amit tanultál. Minden állás ki van számolva.',
    game: 'Egy játszma',
    gameHint: (level) => `A számítógép ellen: ${level}. A sorsolás dönti el, kié a fehér.`,
    hold: 'Tartsd a döntetlent',
    holdHint: 'A tévedhetetlen ellen, ha biztosra akarsz menni.',
  },
  toList: 'Minden lecke',
  unknown: 'Nincs ilyen lecke.',
  step: (n, all) => `${n}. lépés, összesen ${all}`,
  youHave: (colour, hand) => `A te színed: ${colour}${hand > 0 ? ` (még ${hand})` : ''}`,
  next: 'Tovább',
  back: 'Vissza',
  again: 'Még egyszer',
  showMe: 'Mutasd meg',
  shown: ({ from, to, capture }) =>
    `Így: ${from ? `${from} → ${to}` : `lerakás ide: ${to}`}${capture ? `, és lekerül: ${capture}` : ''}. Most te.`,
  analyse: 'Elemzés',
  nextLesson: 'Következő lecke',
  right: 'Helyes!',
  onlyReading: 'Itt nincs mit lépni. A „Tovább” visz tovább.',
  alreadyDone: 'Ezt már megoldottad. A „Vissza” visz ide újra.',
  lessonDone: 'A lecke kész.',
  rulesPage: 'A szabályok egymás mellett',
  historyPage: 'A játék történetéből',
  compare: {
    title: 'A szabályok egymás mellett',
    intro:
      'Lerakni, lépni és ugrani mindenütt ugyanúgy kell. Ezekben a pontokban a szabályszövegek, amelyekből a szabálykészletek készültek, mást mondanak.',
    same: 'Mindenütt ugyanaz',
    presets: 'A szabálykészletek',
    playWith: 'Játék ezekkel a szabályokkal egy táblánál',
  },
};
