// The words of what is reported outside games, of what referees make of it and write to players, and of their notes.

const counted = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const reports = {
  report: 'Melden',
  title: (name: string) => `Melden: ${name}`,
  hint: 'Die Spielleitung liest, was hier jetzt steht, und deine Worte dazu. Wer es geschrieben hat, erfährt nicht, wer es gemeldet hat.',
  reason: 'Warum?',
  reasons: {
    insult: 'Beleidigung oder Hetze',
    advert: 'Werbung',
    secret: 'Private Angaben über andere',
    name: 'Der Name',
    other: 'Etwas anderes',
  },
  words: 'Worum geht es?',
  wordsMissing: 'Schreib in einem Satz, worum es geht.',
  send: 'Melden',
  sent: 'Danke. Die Spielleitung sieht es sich an, und du bekommst Bescheid.',

  // For referees.
  queue: 'Gemeldet',
  kinds: { player: 'Profil', club: 'Verein', tournament: 'Turnier' },
  reportedBy: (by: string, at: string) => `Gemeldet von ${by}, ${at}`,
  nothingSaid: 'Kein Text, nur der Name.',
  changed: 'Dort steht das inzwischen nicht mehr.',
  own: 'Das ist deins, oder du hast es gemeldet: Hier entscheidet jemand anderes.',
  decide: 'Entscheiden',
  decision: 'Entscheidung',
  decisions: { nothing: 'Nichts tun', remove: 'Text entfernen', warn: 'Verwarnen' },
  answer: 'Begründung',
  hintNothing: 'Sie steht im Verzeichnis der Spielleitung.',
  hintOthers: 'Wer es geschrieben hat, liest sie. Sie steht auch im Verzeichnis der Spielleitung.',
  answerMissing: 'Schreib eine Begründung.',
  decided: 'Das ist entschieden.',

  // To players.
  letters: 'Von der Spielleitung',
  says: {
    looked_at: (about: string) => `Die Spielleitung hat sich angesehen, was du gemeldet hast (${about}).`,
    removed: (about: string) => `Die Spielleitung hat einen Text von dir entfernt (${about}):`,
    warned: (about: string) => `Die Spielleitung verwarnt dich (${about}):`,
  },
  understood: 'Verstanden',

  // What referees know of a player.
  toDesk: 'Notizen und Entscheidungen',
  deskOf: (name: string) => `Spielleitung: ${name}`,
  asking: 'Der Server wird gefragt …',
  toPlayer: 'Zur Seite des Spielers',
  notes: 'Notizen',
  notesHint:
    'Nur Spielleitung und Gastgeber lesen sie, mit deinem Namen. In den eigenen Daten des Spielers steht, wann etwas notiert wurde, nicht was.',
  noNotes: 'Noch keine.',
  newNote: 'Neue Notiz',
  keepNote: 'Notieren',
  noteMissing: 'Schreib etwas.',
  removeNote: 'Entfernen',
  by: (name: string, at: string) => `${name || 'Spielleitung'}, ${at}`,
  deeds: 'Was entschieden wurde',
  none: 'Noch nichts.',
  reports: 'Was gemeldet wurde',
  waits: 'Wartet auf eine Entscheidung',

  // How often a player held what positions were worth.
  held: 'Übereinstimmung mit perfektem Spiel',
  heldHint:
    'Gezählt sind Stellungen aus gewerteten Partien, in denen manche Züge den Wert halten und andere nicht. Das ist ein Hinweis und kein Beweis: Wer stark ist, Stellungen kennt oder leichte bekommt, hält auch viele. Wenige Stellungen sagen fast nichts, und die Spannen sind eher zu eng, weil Stellungen einer Partie zusammenhängen. Entscheidet nie allein danach.',
  heldIn: 'Partien',
  heldPools: { live: 'Mit Uhr', correspondence: 'Nach Tagen' },
  heldPhases: { all: 'Insgesamt', placing: 'Setzen', moving: 'Ziehen', flying: 'Springen' },
  heldOf: (held: number, critical: number) => `${held} von ${critical}`,
  others: 'Andere',
  othersNear: (from: number, to: number) => `Andere mit ${from} bis ${to}`,
  heldGames: (games: number, others: number) =>
    `Aus ${counted(games, 'Partie', 'Partien')}, zum Vergleich ${counted(others, 'Partie', 'Partien')}. In Klammern die Spanne, in der der Anteil in 95 von 100 Fällen liegt.`,
  heldUnread: (n: number) => `${counted(n, 'Partie wartet', 'Partien warten')} noch darauf, gelesen zu werden.`,
  heldUnknown: (n: number) =>
    `Von ${counted(n, 'Partie', 'Partien')} kennt die Datenbank nicht jede Stellung; sie zählen nicht mit.`,
  noDatabase: 'Dieser Server hat keine Datenbank der gelösten Partie: Dazu lässt sich hier nichts sagen.',
  nothingHeld: 'Noch ist keine Partie dabei, von der die Datenbank alles weiß.',

  problems: {
    too_many: 'Davon wartet schon genug. Warte, bis die Spielleitung es sich angesehen hat.',
    no_referee: 'Auf diesem Server gibt es niemanden, der darüber entscheiden könnte.',
    yourself: 'Das bist du selbst.',
    not_found: 'Das gibt es nicht mehr.',
    not_allowed: 'Das dürfen nur andere.',
    old_version: 'Dieser Text steht dort nicht mehr.',
    text_too_long: 'Das ist zu lang.',
    no_session: 'Melde dich dafür mit einem Konto an.',
    guest: 'Dafür brauchst du ein Konto.',
  },
};

export type ReportsWords = typeof reports;
