// What the parts of the solution are called, and what its walk says, in Hungarian.
import type { WalkWords } from './de';

export const walk: WalkWords = {
  title: 'A megoldás',
  parts: { overview: 'Ami biztos', sectors: 'Szektorok', records: 'Rekordok', walk: 'Felfedezés' },
  intro: 'Lépj, akár rosszat is: ahol vannak pontos értékek, látod, melyik lépés mennyit ér.',
  unreadable: 'A címben álló lépéseket nem lehet elolvasni. Az elején állsz.',
};
