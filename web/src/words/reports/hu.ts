import type { ReportsWords } from './de';

export const reports: ReportsWords = {
  report: 'Bejelentés',
  title: (name) => `Bejelentés: ${name}`,
  hint: 'A játékvezetők azt olvassák, ami most itt áll, és amit te írsz hozzá. Aki írta, nem tudja meg, ki jelentette be.',
  reason: 'Miért?',
  reasons: {
    insult: 'Sértés vagy uszítás',
    advert: 'Reklám',
    secret: 'Mások magánadatai',
    name: 'A név',
    other: 'Valami más',
  },
  words: 'Miről van szó?',
  wordsMissing: 'Írd meg egy mondatban, miről van szó.',
  send: 'Bejelentés',
  sent: 'Köszönjük. Egy játékvezető megnézi, és értesítést kapsz.',

  // For referees.
  queue: 'Bejelentések',
  kinds: { player: 'Profil', club: 'Klub', tournament: 'Verseny' },
  reportedBy: (by, at) => `${by} jelentette be, ${at}`,
  nothingSaid: 'Nincs szöveg, csak a név.',
  changed: 'Ez már nem áll ott.',
  own: 'Ez a tiéd, vagy te jelentetted be: itt más dönt.',
  decide: 'Döntés',
  decision: 'Döntés',
  decisions: { nothing: 'Nincs teendő', remove: 'Szöveg törlése', warn: 'Figyelmeztetés' },
  answer: 'Indoklás',
  hintNothing: 'A játékvezetők naplójában olvasható.',
  hintOthers: 'Aki írta, elolvassa. A játékvezetők naplójában is olvasható.',
  answerMissing: 'Írj indoklást.',
  decided: 'Ez eldőlt.',

  // To players.
  letters: 'A játékvezetőktől',
  says: {
    looked_at: (about) => `Egy játékvezető megnézte, amit bejelentettél (${about}).`,
    removed: (about) => `Egy játékvezető törölte egy szövegedet (${about}):`,
    warned: (about) => `Egy játékvezető figyelmeztet (${about}):`,
  },
  understood: 'Értem',

  // What referees know of a player.
  toDesk: 'Jegyzetek és döntések',
  deskOf: (name) => `Játékvezetők: ${name}`,
  asking: 'A szerver kérdezése …',
  toPlayer: 'A játékos oldalára',
  notes: 'Jegyzetek',
  notesHint:
    'Csak a játékvezetők és a házigazdák olvassák, a neveddel. A játékos saját adataiban az áll, mikor készült jegyzet, az nem, hogy mi.',
  noNotes: 'Még nincs.',
  newNote: 'Új jegyzet',
  keepNote: 'Feljegyzés',
  noteMissing: 'Írj valamit.',
  removeNote: 'Törlés',
  by: (name, at) => `${name || 'Játékvezető'}, ${at}`,
  deeds: 'Mi dőlt el',
  none: 'Még semmi.',
  reports: 'Mit jelentettek be',
  waits: 'Döntésre vár',

  problems: {
    too_many: 'Ebből már elég vár. Várj, amíg egy játékvezető megnézi.',
    no_referee: 'Ezen a szerveren senki sem dönthetne erről.',
    yourself: 'Ez te vagy.',
    not_found: 'Ez már nincs meg.',
    not_allowed: 'Ezt csak mások tehetik meg.',
    old_version: 'Ez a szöveg már nem áll ott.',
    text_too_long: 'Ez túl hosszú.',
    no_session: 'Ehhez jelentkezz be egy fiókkal.',
    guest: 'Ehhez fiók kell.',
  },
};
