// The words of clubs, as everybody sees them, in Dutch.
import type { ClubsWords } from './de';
import { refusals } from './refusals.nl';

const people = (n: number): string => (n === 1 ? '1 lid' : `${n} leden`);

export const clubs: ClubsWords = {
  title: 'Clubs',

  yours: 'Jouw clubs',
  all: 'Alle clubs',
  none: 'Nog geen club.',
  noneHint: 'Een vaste tafel, een klas, een club met een eigen huis: richt hem op en nodig mensen uit.',
  found: 'Club oprichten',
  foundNeedsAccount: 'Wie een club opricht, heeft een account nodig.',
  toAccount: 'Account maken of inloggen',
  members: people,
  joinings: { open: 'open voor iedereen', asked: 'op aanvraag', invited: 'op uitnodiging' },
  you: { leader: 'jij leidt hem', organiser: 'jij organiseert', member: 'jij bent lid', asked: 'je hebt gevraagd' },
  loading: 'Laden …',
  notHere: 'Hier zijn geen clubs: deze pagina staat op een computer zonder Mühle-server.',

  gone: 'Deze club bestaat niet.',
  goneHint: 'Kijk of de link volledig is.',
  toAll: 'Alle clubs',
  stale: 'Even geen verbinding: zo stond het het laatst.',
  alone: 'Nog niemand in je club.',
  aloneHint: 'Schrijf een brief, meer is niet nodig.',
  invite: 'Uitnodigen',
  news: 'Nieuws',
  older: 'Ouder nieuws tonen',
  tournaments: 'Toernooien',
  presets: 'Onze regels',
  playBy: 'Tafel met deze regels',
  people: 'Leden',
  roles: { leader: 'Leiding', organiser: 'Organisatie', member: 'Lid' },
  everybody: (n) => `Alle ${n} tonen`,
  hidden: 'Alleen leden zien wie erbij is.',
  youToo: '(jij)',
  remove: 'Verwijderen',
  reallyRemove: 'Echt verwijderen?',
  newsGone: 'Het bericht is verwijderd.',

  joinHints: {
    open: 'Iedereen mag meedoen.',
    asked: 'Vraag het, dan neemt de leiding je op.',
    invited: 'Wie een uitnodiging heeft, komt erin.',
  },
  join: 'Meedoen',
  ask: 'Aanvragen',
  askWords: 'Een paar woorden erbij (vrijwillig)',
  hasAsked: 'Je aanvraag wacht op antwoord.',
  takeBack: 'Aanvraag intrekken',
  letter: 'Je bent uitgenodigd.',
  letterHint: (club) => `Met deze brief kom je in ${club}.`,
  accept: 'Aannemen',
  needsAccount: 'Om mee te doen heb je een account nodig. Een naam en een wachtwoord zijn genoeg.',
  makeAccount: 'Naar het account',
  isIn: 'Welkom! Je hoort er nu bij.',
  isAsked: 'Je aanvraag is verstuurd.',
  leave: 'Club verlaten',
  reallyLeave: (club) => `Wil je ${club} verlaten?`,
  hasLeft: 'Je hebt de club verlaten.',

  share: 'Link en QR-code',
  shareHint: 'Om te kijken en mee te doen',
  sharedText: (club) => `${club}: molenspel spelen`,

  refusals,
};
