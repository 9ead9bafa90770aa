// The words of mails that say whose move it is, and of the calendar of deadlines.
export const turns = {
  mail: 'Mail, wenn du am Zug bist',
  mailHint:
    'In Partien nach Tagen, an deine bestätigte Adresse. Zu jedem Zug kommt höchstens eine, und keine, solange du die Partie offen hast.',
  never: 'Keine',
  at_once: 'Gleich, etwa eine Minute später',
  daily: 'Einmal am Tag',
  zone: (zone: string) => `Uhrzeit in ${zone}`,
  saved: 'Gespeichert.',
  refused: 'Dein Postfach hat diese Mails abgelehnt, darum kommen keine mehr. Prüfe die Adresse und wähle neu.',
  noAddress: 'Bestätige zuerst eine E-Mail-Adresse.',
  calendar: 'Kalender',
  calendarHint:
    'Ein geheimer Link, über den dein Kalender zeigt, bis wann du in Partien nach Tagen ziehen musst. Wer ihn hat, sieht das auch.',
  make: 'Link erstellen',
  another: 'Anderen Link erstellen',
  made: (date: string) => `Es gibt einen Link vom ${date}. Ein anderer ersetzt ihn.`,
  link: 'Link für deinen Kalender',
  once: 'Kopiere ihn jetzt, er wird nur einmal gezeigt. In deinem Kalender nimmst du ihn als Abonnement auf.',
  remove: 'Link zurücknehmen',
  removed: 'Der Link gilt nicht mehr.',
};

export type TurnsWords = typeof turns;
