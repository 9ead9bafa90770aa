// The words of clubs, as everybody sees them, in Hungarian.
import type { ClubsWords } from './de';
import { refusals } from './refusals.hu';

const people = (n: number): string => `${n} tag`;

export const clubs: ClubsWords = {
  title: 'Klubok',

  yours: 'A klubjaid',
  all: 'Minden klub',
  none: 'Még nincs klub.',
  noneHint: 'Egy asztaltársaság, egy osztály, egy klub saját házzal: alapítsd meg, és hívd meg a többieket.',
  found: 'Klub alapítása',
  foundNeedsAccount: 'Klubot az alapíthat, akinek van fiókja.',
  toAccount: 'Fiók létrehozása vagy belépés',
  members: people,
  joinings: { open: 'mindenkinek nyitott', asked: 'kérésre', invited: 'meghívóval' },
  you: { leader: 'te vezeted', organiser: 'te szervezel', member: 'te is tag vagy', asked: 'jelentkeztél' },
  loading: 'Betöltés …',
  notHere: 'Itt nincsenek klubok: ez az oldal olyan gépen van, amelyen nincs Mühle-szerver.',

  gone: 'Ilyen klub nincs.',
  goneHint: 'Nézd meg, hogy teljes-e a link.',
  toAll: 'Minden klub',
  stale: 'Most nincs kapcsolat: így állt utoljára.',
  alone: 'Még senki sincs a klubodban.',
  aloneHint: 'Írj egy levelet, több nem kell.',
  invite: 'Meghívás',
  news: 'Hírek',
  older: 'Régebbiek',
  tournaments: 'Versenyek',
  presets: 'A mi szabályaink',
  playBy: 'Asztal ezekkel a szabályokkal',
  people: 'Tagok',
  roles: { leader: 'Vezető', organiser: 'Szervező', member: 'Tag' },
  everybody: (n) => `Mind a ${n}`,
  hidden: 'Csak a tagok látják, kik vannak benne.',
  youToo: '(te)',
  remove: 'Törlés',
  reallyRemove: 'Biztosan törlöd?',
  newsGone: 'A hír törölve.',

  joinHints: {
    open: 'Bárki csatlakozhat.',
    asked: 'Jelentkezz, és a vezetők felvesznek.',
    invited: 'Az jöhet, akinek van meghívója.',
  },
  join: 'Csatlakozom',
  ask: 'Jelentkezem',
  askWords: 'Néhány szó hozzá (nem kötelező)',
  hasAsked: 'A jelentkezésed válaszra vár.',
  takeBack: 'Jelentkezés visszavonása',
  letter: 'Meghívtak.',
  letterHint: (club) => `Ezzel a levéllel beléphetsz ide: ${club}.`,
  accept: 'Elfogadom',
  needsAccount: 'Ehhez fiók kell. Elég egy név és egy jelszó.',
  makeAccount: 'Tovább a fiókhoz',
  isIn: 'Üdv! Mostantól tag vagy.',
  isAsked: 'A jelentkezésed elküldve.',
  leave: 'Kilépés a klubból',
  reallyLeave: (club) => `Kilépsz innen: ${club}?`,
  hasLeft: 'Kiléptél a klubból.',

  share: 'Link és QR-kód',
  shareHint: 'Megnézni és csatlakozni',
  sharedText: (club) => `${club}: malmozás`,

  refusals,
};
