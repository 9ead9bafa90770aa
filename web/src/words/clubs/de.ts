// The words of clubs, as everybody sees them.
import { refusals } from './refusals.de';

const people = (n: number): string => (n === 1 ? '1 Mitglied' : `${n} Mitglieder`);

export const clubs = {
  title: 'Vereine',

  // The list.
  yours: 'Deine Vereine',
  all: 'Alle Vereine',
  none: 'Noch kein Verein.',
  noneHint: 'Ein Stammtisch, eine Klasse, ein Verein mit eigenem Haus: Gründe ihn und lade ein.',
  found: 'Verein gründen',
  foundNeedsAccount: 'Einen Verein gründet, wer ein Konto hat.',
  toAccount: 'Konto anlegen oder anmelden',
  members: people,
  joinings: { open: 'offen für alle', asked: 'auf Anfrage', invited: 'mit Einladung' },
  you: { leader: 'du leitest', organiser: 'du organisierst', member: 'du bist dabei', asked: 'du hast angefragt' },
  loading: 'Wird geladen …',
  notHere: 'Hier gibt es keine Vereine: Diese Seite liegt auf einem Rechner ohne Mühle-Server.',

  // One of them.
  gone: 'Diesen Verein gibt es nicht.',
  goneHint: 'Prüfe, ob der Link vollständig ist.',
  toAll: 'Alle Vereine',
  stale: 'Gerade keine Verbindung: So stand es zuletzt.',
  alone: 'Noch niemand in deinem Verein.',
  aloneHint: 'Schreib einen Brief, mehr braucht es nicht.',
  invite: 'Einladen',
  news: 'Neues',
  older: 'Ältere zeigen',
  tournaments: 'Turniere',
  presets: 'Unsere Regeln',
  playBy: 'Tisch mit diesen Regeln',
  people: 'Mitglieder',
  roles: { leader: 'Leitung', organiser: 'Organisation', member: 'Mitglied' },
  everybody: (n: number) => `Alle ${n} zeigen`,
  hidden: 'Wer dabei ist, sehen nur die Mitglieder.',
  youToo: '(du)',
  remove: 'Löschen',
  reallyRemove: 'Wirklich löschen?',
  newsGone: 'Die Nachricht ist gelöscht.',

  // Coming in and leaving.
  joinHints: {
    open: 'Mitmachen kann, wer mag.',
    asked: 'Frag an, dann nimmt dich die Leitung auf.',
    invited: 'Hinein kommt, wer eine Einladung hat.',
  },
  join: 'Mitmachen',
  ask: 'Anfragen',
  askWords: 'Ein paar Worte dazu (freiwillig)',
  hasAsked: 'Deine Anfrage liegt bei der Leitung.',
  takeBack: 'Anfrage zurückziehen',
  letter: 'Du bist eingeladen.',
  letterHint: (club: string) => `Mit diesem Brief kommst du in den Verein ${club}.`,
  accept: 'Annehmen',
  needsAccount: 'Zum Mitmachen brauchst du ein Konto. Name und Passwort genügen.',
  makeAccount: 'Zum Konto',
  isIn: 'Willkommen! Du bist jetzt dabei.',
  isAsked: 'Deine Anfrage ist abgeschickt.',
  leave: 'Austreten',
  reallyLeave: (club: string) => `Möchtest du aus ${club} austreten?`,
  hasLeft: 'Du bist ausgetreten.',

  // To take along.
  share: 'Link und QR-Code',
  shareHint: 'Zum Ansehen und Mitmachen',
  sharedText: (club: string) => `${club}: Mühle spielen`,

  refusals,
};

export type ClubsWords = typeof clubs;
