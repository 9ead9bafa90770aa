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

  // How often a player held what positions were worth.
  held: 'Egyezés a tökéletes játékkal',
  heldHint:
    'Azok az értékelt játszmákból vett állások számítanak, amelyekben egyes lépések megtartják az értéket, mások nem. Ez támpont, nem bizonyíték: aki erős, ismeri az állásokat vagy könnyűket kap, szintén sokat megtart. Néhány állás szinte semmit sem mond, és a tartományok inkább túl szűkek, mert egy játszma állásai összefüggnek. Soha ne csak ez alapján döntsetek.',
  heldIn: 'Játszmák',
  heldPools: { live: 'Órával', correspondence: 'Napokra' },
  heldPhases: { all: 'Összesen', placing: 'Lerakás', moving: 'Lépés', flying: 'Ugrálás' },
  heldOf: (held, critical) => `${held} / ${critical}`,
  others: 'Mások',
  othersNear: (from, to) => `Mások ${from} és ${to} között`,
  heldGames: (games, others) =>
    `${games} játszmából, összehasonlításul ${others}. Zárójelben a tartomány, amelyben az arány 100-ból 95 esetben van.`,
  heldUnread: (n) => `${n} játszma vár még olvasásra.`,
  heldUnknown: (n) => `${n} játszmának nem minden állását ismeri az adatbázis; ezek nem számítanak.`,
  noDatabase: 'Ennek a szervernek nincs adatbázisa a megoldott játékról: erről itt semmit sem lehet mondani.',
  nothingHeld: 'Még nincs olyan játszma, amelyről az adatbázis mindent tud.',

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
