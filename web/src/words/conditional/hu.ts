// The words of answers to moves to come, in Hungarian.
import type { PartOf } from '../base/over';
import type { ConditionalWords } from './de';

export const conditional: PartOf<ConditionalWords> = {
  title: 'Előrelépés',
  close: 'A játszmához',
  intro: 'Ha az ellenfeled azt lépi, amire számítasz, a válaszod azonnal megtörténik. Más nem látja.',
  whichMove: (who) => `Mit léphet ${who ?? 'az ellenfeled'}? Lépd meg a táblán.`,
  whichAnswer: (move) => `És mi a válaszod erre: ${move}?`,
  andThen: (move, who) =>
    `A válaszod: ${move}. És mi van, ha ezután ${who ?? 'az ellenfeled'}…? Lépj tovább, vagy ments.`,
  gameOver: (move) => `Ezzel vége a játszmának: ${move}.`,
  endsGame: (move) => `Ezzel vége lenne a játszmának: ${move}; erre nincs válasz.`,
  lines: 'A válaszaid',
  noLines: 'Még nincs.',
  line: (pairs) => pairs.map(([to, move], n) => `${n === 0 ? 'Ha' : 'ha aztán'} ${to}, akkor ${move}`).join('; '),
  show: (line) => `A táblára: ${line}`,
  remove: (line) => `Törlés: ${line}`,
  removeShort: 'Törlés',
  removed: 'Törölve.',
  back: 'Egy lépést vissza',
  another: 'Másik lépés',
  withdrawAll: 'Mind visszavonása',
  save: 'Mentés',
  asText: 'Szövegként',
  textHint:
    'd6 > f4 jelentése: d6 után f4 a válaszom. Vesszővel folytatódik (d6 > f4, b4 > g7), | után másik lépés jön, a zárójel több lehetőséget fog össze: d6 > f4 (b4 > g7 | d2 > a1).',
  take: 'Átvétel',
  taken: 'Átvéve.',
  moved: 'Közben lépés történt. Ezek a válaszok már nem ehhez az álláshoz tartoznak.',
  notSaved: 'Nem érkezett meg. Próbáld újra.',
  bad: (message) => `A szerver nem fogadja el: ${message}`,
  cannot: (move) => `Ez itt nem lehetséges: ${move}.`,
  twice: (move) => `Erre már van válasz: ${move}; csak egyet adj meg.`,
  faults: {
    move: 'Itt egy lépés hiányzik, így írva: d6, d6-d5 vagy d6-d5xa1.',
    answer: 'Itt „>” és egy válasz hiányzik, mint itt: d6 > f4.',
    comma: 'A válasz után vesszővel folytatódik, nem „>” jellel.',
    open: 'Itt „)” hiányzik: egy zárójel nyitva maradt.',
    close: 'Ez a „)” semmit sem zár be.',
    behind: 'A „)” után a vége jön, még egy „)”, vagy „|” és egy másik lépés.',
    many: 'Legfeljebb 64 válasz lehet.',
    deep: 'Legfeljebb 20 válasz következhet egymás után.',
  },
};
