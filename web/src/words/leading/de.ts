// The words of who leads a club, and of the cards that are printed.

export const leading = {
  // What a club says of itself.
  name: 'Name des Vereins',
  nameExample: 'Mühlefreunde Lindenau',
  sentence: 'Ein Satz (freiwillig)',
  sentenceExample: 'Donnerstags ab 19:30 im Bürgerhaus.',
  joining: 'Wie man hineinkommt',
  joinings: { open: 'Wer mag, ist dabei', asked: 'Auf Anfrage', invited: 'Nur mit Einladung' },
  more: 'Mehr',
  text: 'Mehr über euch (freiwillig)',
  membersShown: 'Alle sehen, wer dabei ist',
  membersShownHint: 'Sonst sehen es nur die Mitglieder.',
  foundHint: 'Alles davon kannst du später ändern.',
  foundIt: 'Gründen',

  // The desk.
  leads: 'Du leitest den Verein',
  organises: 'Du organisierst hier',
  toDo: {
    asking: (n: number) => (n === 1 ? 'Jemand möchte mitmachen.' : `${n} möchten mitmachen.`),
    rest: 'Was steht an?',
  },
  asking: 'Wer mitmachen möchte',
  accept: 'Aufnehmen',
  decline: 'Ablehnen',
  accepted: (name: string) => `${name} ist jetzt dabei.`,
  declined: (name: string) => `${name} ist abgelehnt.`,
  tournament: 'Turnier',
  pair: 'Paarung',
  news: 'Nachricht',
  invite: 'Einladen',
  rules: 'Regeln',
  edit: 'Angaben',
  save: 'Speichern',

  // Letters.
  lettersHint: 'Jeder Brief öffnet den Verein einmal, auch für jemanden, der hier noch kein Konto hat.',
  lettersFor: 'Für wen, eine Notiz je Zeile',
  lettersExample: 'Anna\nHerr Berger, Tisch 4',
  lasts: 'Gilt',
  days: (n: number) => `${n} Tage`,
  write: (n: number) => (n > 1 ? `${n} Briefe schreiben` : 'Brief schreiben'),
  written: (n: number) => (n === 1 ? 'Der Brief ist geschrieben.' : `${n} Briefe sind geschrieben.`),
  tooManyLetters: (most: number) => `Höchstens ${most} auf einmal.`,
  newLetters: 'Neue Briefe',
  forAnybody: 'Ohne Notiz',
  linkOf: (note: string) => `Link für: ${note}`,
  onlyNow: 'Die Links werden nur jetzt gezeigt. Gib jeden einer einzigen Person.',
  copyAll: 'Alle kopieren',
  printCards: 'Karten drucken',
  letters: (n: number) => (n === 1 ? 'Ein Brief bisher' : `${n} Briefe bisher`),
  taken: (name: string, day: string) => `${name} ist damit dabei, seit ${day}`,
  open: (by: string, day: string) => (by ? `Von ${by}, offen bis ${day}` : `Offen bis ${day}`),
  withdraw: 'Zurückziehen',
  withdrawn: 'Der Brief ist zurückgezogen.',
  cardFor: (note: string) => `Für ${note}`,
  cardText: 'Lies den Code mit dem Telefon, oder tipp die Adresse ein: Damit bist du dabei.',
  cardUntil: (day: string) => `Gilt einmal, bis ${day}`,

  // Who may do what.
  rolesHint:
    'Wer leitet, darf alles. Wer organisiert, nimmt auf, wer anfragt, und macht Turniere, Paarungen und Nachrichten.',
  roleOf: (name: string) => `Aufgabe von ${name}`,
  give: 'Geben',
  hasRole: (name: string, role: string) => `${name}: ${role}`,
  since: (day: string) => `seit ${day}`,
  out: 'Ausschließen',
  reallyOut: 'Wirklich?',
  isOut: (name: string) => `${name} ist nicht mehr dabei.`,

  // News.
  newsTitle: 'Überschrift',
  newsText: 'Text (freiwillig)',
  newsHint: 'Zu lesen für alle, die den Verein ansehen.',
  newsSend: 'Veröffentlichen',
  newsIsOut: 'Die Nachricht steht da.',

  // Rules of the club.
  presetsHint: 'Regeln mit eigenem Namen: Mitglieder wählen sie bei jeder neuen Partie.',
  presetName: 'Name',
  presetExample: 'Vereinsabend',
  savePreset: 'Hinzufügen',
  replacePreset: 'Ersetzen',
  presetSaved: (name: string) => `„${name}“ steht bereit.`,
  presetGone: (name: string) => `„${name}“ ist gelöscht.`,

  // Two are brought together.
  pairHint:
    'Beide sitzen dann schon am Tisch und erfahren es gleich. Mit einer Uhr in Minuten wird die Partie abgebrochen, wenn einer seinen ersten Zug nicht bald macht: Für später ist eine Partie nach Tagen richtig.',
  pairIt: 'Aufmachen',
  pairTwice: 'Wähl zwei verschiedene.',
  swap: 'Farben tauschen',
  rated: 'Gewertet',
  ratedHint: 'Zählt für die Wertung beider.',
  ratedNeedsClock: 'Gewertet wird nur mit Uhr.',
  paired: (white: string, black: string) => `${white} und ${black} sitzen am Tisch.`,
  toTable: 'Zum Tisch',

  // The end.
  close: 'Verein auflösen',
  closeHint: 'Mitglieder, Nachrichten, Regeln und Briefe sind dann weg; Partien und Turniere bleiben.',
  closeName: (name: string) => `Tipp zur Sicherheit den Namen ein: ${name}`,
};

export type LeadingWords = typeof leading;
