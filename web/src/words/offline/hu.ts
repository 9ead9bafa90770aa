// The words of what works without the server, in Hungarian.
import type { OfflineWords } from './de';

export const offline: OfflineWords = {
  newVersion: 'Új változat',
  newVersionThere: 'Van új változat.',
  reload: 'Újratöltés',
  notNow: 'Később',

  title: 'Kapcsolat nélkül',
  pageTitle: 'Az oldal',
  pageKept:
    'Az oldal megvan ezen a készüléken: a linkes játszmákon kívül minden működik kapcsolat nélkül is. A böngésző alkalmazásként is telepítheti.',
  pageComing: 'Az oldal mentése folyik. Utána a linkes játszmákon kívül minden működik kapcsolat nélkül is.',
  solutionTitle: 'A megoldás',
  solutionIntro:
    'A malom meg van oldva. Ha a megoldás ezen a készüléken van, az oldal kapcsolat nélkül is tudja, mennyit ér minden állás és minden lépés.',
  onlyEndings: 'Ennek a kiszolgálónak nincs meg a teljes megoldás, csak a kevés bábus állások.',
  howMuch: 'Mi maradjon itt?',
  results: (size: string) => `Nyer, döntetlen vagy veszít (${size})`,
  distances: (size: string) => `Az is, hogy hány lépésben (${size})`,
  whichRules: 'Melyik szabályokhoz?',
  keep: 'Letöltés erre a készülékre',
  pause: 'Szünet',
  goOn: 'Folytatás',
  tryAgain: 'Újra',
  remove: 'Törlés erről a készülékről',
  reallyRemove: 'Törlöd a megoldást erről a készülékről?',
  keepIt: 'Megtartom',
  progress: 'Letöltve',
  progressOf: (done: string, all: string) => `${done} / ${all}`,
  stands: {
    none: '',
    loading: 'A megoldás letöltése és ellenőrzése folyik.',
    waiting: 'Nincs kapcsolat. Amint lesz, magától folytatódik.',
    paused: 'Szünetel. Onnan folytatódik, ahol abbamaradt.',
    whole: 'A megoldás ezen a készüléken van, teljesen és ellenőrizve.',
  },
  faults: {
    room: (size: string) => `Nincs elég hely ezen a készüléken. Még ${size} kell.`,
    wrong: 'Amit a kiszolgáló küld, sérült, ezért nem használható. Próbáld meg később.',
    storage: 'A böngésző nem tudta elmenteni a fájlokat. Privát ablakban gyakran nem tudja.',
    elsewhere: 'Egy másik ablak dolgozik rajta. Nézd ott.',
  },
  whileOpen: 'Hagyj nyitva egy ablakot ezzel az oldallal. Ami már letöltődött, megmarad.',
  mayGo: 'Ha kevés a hely, a böngésző törölheti a fájlokat.',
  wholePart: 'Ezen a készüléken az van, ellenőrizve, ami a szerveren volt: csak kevés korongos állások.',
  larger: (size: string) => `A szerveren most több van. Még nincs ezen a készüléken: ${size}.`,
  more: (size: string) => `Még nincs ezen a készüléken: ${size}.`,
  unreachable: 'A kiszolgáló nem érhető el.',
  nothingThere: 'Ennek a kiszolgálónak nincs letölthető megoldása.',
  impossible: 'Ez a böngésző itt nem tud nagy fájlokat tárolni.',
};
