// The words of the pages where one learns, in Hungarian.
import type { Learn } from './de';
import { lessons } from './lessons.hu';

export const learn: Learn = {
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
  wrong: (hint) => `Ez szabályos lépés, de ${hint} Próbáld újra.`,
  onlyReading: 'Itt nincs mit lépni. A „Tovább” visz tovább.',
  alreadyDone: 'Ezt már megoldottad. A „Vissza” visz ide újra.',
  lessonDone: 'A lecke kész.',
  rulesPage: 'A szabályok egymás mellett',
  historyPage: 'A játék történetéből',
  compare: {
    title: 'A szabályok egymás mellett',
    intro:
      'Lerakni, lépni és ugrani mindenütt ugyanúgy kell. Ezekben a pontokban a szabályszövegek, amelyekből a szabálykészletek készültek, mást mondanak.',
    examples: {
      millProtection: 'Fehér éppen malmot zárt, és Fekete minden korongja malomban áll.',
      repetition: 'Mindketten ide-oda lépnek, és ugyanaz az állás újra előáll.',
      noMillLimitPlies: 'Csak lépnek és lépnek, és senki sem zár malmot.',
      noMillCountsPlacing: 'Még tart a lerakás, és eddig nem volt malom.',
      drawByRule: 'Ugyanaz az állás harmadszor áll elő. Véget ért ezzel a játszma?',
    },
    same: 'Mindenütt ugyanaz',
    presets: 'A szabálykészletek',
    playWith: 'Játék ezekkel a szabályokkal egy táblánál',
  },
  history: {
    title: 'A játék történetéből',
    intro: 'Amit a malom eredetéről tudni lehet, és amit nem. Minden bekezdés alatt ott áll a forrása.',
    boardCaption: 'Három négyzet egymásban, oldalaik közepén összekötve: ennyi elég.',
    source: (kind) => `Forrás: ${kind}`,
    sections: {
      old: {
        title: 'Milyen régi a malom?',
        text: 'Senki sem tudja. Sok könyvben az áll, hogy „Kr. e. 1400 körüli”, az egyiptomi Kurna templomának tetőlapjaira vésett táblák alapján. Ez vitatott: nem tudni, mikor vésték oda őket. A vésetek között kopt keresztek is vannak, amelyek sokkal fiatalabbak a templomnál, és Friedrich Berger szerint a táblákat nem lehet keltezni.',
        source:
          'a korról H. J. R. Murray, A History of Board-Games Other than Chess, Oxford 1952; ellene F. Berger, „From Circle and Square to the Image of the World”, Rock Art Research 21 (2004)',
      },
      stone: {
        title: 'Kőbe vésve',
        text: 'Néhány egyenes vonal elég, és azokat gyorsan a padlóba lehet vésni. Ezért sok régi helyen megtalálni a táblát, az athéni Akropolisz lépcsőin éppúgy, mint a gokstadi viking hajó egyik deszkáján. A kőbe vésett vonal azonban ritkán árulja el, mikor készült: sokkal fiatalabb is lehet az épületnél.',
        source: 'a helyekről Murray (1952), a kételyről Berger (2004)',
      },
      book: {
        title: 'Egy király könyvében',
        text: '1283-ban készült el a „Libro de los juegos”, a játékok könyve, amelyet X. Alfonz kasztíliai király íratott. Az oldalanként kilenc korongos játékot „alquerque de nueve” néven írja le, egyszer dobókockával, egyszer anélkül.',
        source: 'X. Alfonz, Libro de los juegos, 1283, az Escorial könyvtárában',
      },
      names: {
        title: 'Sok név',
        text: 'Németül Mühle a neve, angolul nine men’s morris, franciául jeu du moulin, olaszul mulino, hollandul molenspel. Shakespeare „Szentivánéji álom” című darabjában Titánia arról panaszkodik, hogy a hosszú esők után a szabadban kirakott táblát ellepte a sár.',
        source:
          'W. Shakespeare, A Midsummer Night’s Dream, II. felvonás, 1. szín: „The nine men’s morris is filled up with mud”',
      },
      word: {
        title: 'Szó, amelyet mindenki ismer',
        text: 'A csiki-csuki német neve, a „Zwickmühle”, a játékból a köznyelvbe is átment: aki ilyenbe kerül, mindenképpen veszít valamit, bárhová lép.',
        source: 'a müncheni Schelling-Salon játékszabálya, amely közmondásosnak mondja; a magyarázat a miénk',
      },
      solved: {
        title: 'Kiszámolva',
        text: '1993 novemberében Ralph Gasser, a zürichi ETH kutatója bejelentette, hogy a játék döntetlen, ha egyik fél sem hibázik. Ez a program újra kiszámolta minden állás értékét, és ugyanerre az eredményre jutott.',
        source:
          'R. Gasser, „Solving Nine Men’s Morris”, a Games of No Chance kötetben, 1996; a mi számításunkról „A megoldás” oldal',
      },
    },
  },
  lessons,
};
