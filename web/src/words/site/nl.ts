// The words of what a host has decided for the server, in Dutch.
import type { SiteWords } from './de';

export const site: SiteWords = {
  about: 'Over deze server',
  imprint: 'Colofon',
  privacy: 'Privacy',
  noText: 'De beheerder van deze server heeft er niets over geschreven.',
  asking: 'Vraag aan de server…',

  accountsOnly: 'Op deze server speel je met een account. Toekijken kan ook zonder.',
  toAccount: 'Inloggen',

  invitations: 'Uitnodigingen',
  invitationsHint: 'Met een uitnodiging kan iemand een account maken. Ze geldt één keer en 14 dagen lang.',
  invite: 'Uitnodiging maken',
  link: 'Uitnodigingslink',
  linkHint: 'Geef hem aan één persoon. Hij is alleen nu te zien.',
  noInvitations: 'Er staat nu geen uitnodiging open.',
  invitedBy: (name, day) => (name ? `Van ${name}, ${day}` : `Van wie de server beheert, ${day}`),
  until: (day) => `Geldig tot ${day}`,
  withdraw: 'Intrekken',
  withdrawOf: (day) => `De uitnodiging intrekken die geldig is tot ${day}`,
  withdrawn: 'De uitnodiging is ingetrokken.',

  newPassword: 'Nieuw wachtwoord',
  passwordLink: (name) => `Link naar een nieuw wachtwoord voor ${name}`,
  passwordLinkHint: (name) =>
    `Hiermee kiest ${name} een nieuw wachtwoord. Geef hem aan niemand anders: hij werkt één keer, 24 uur lang, en is alleen nu te zien.`,
  notYourPassword: 'Het wachtwoord van andere beheerders is alleen van hen.',

  face: 'Gezicht van deze server',
  faceHint: 'Naam, merk en zin van deze club staan dan op elke pagina.',
  faceOf: 'Club',
  noFace: 'Geen: Mühle, zoals overal',
  saveFace: 'Toepassen',
  faceIs: (club) => (club ? `Deze server toont nu ${club}.` : 'Deze server toont geen club meer.'),

  problems: {
    too_many: 'Er staan al 500 uitnodigingen open. Trek er eerst een paar in.',
    not_found: 'Deze uitnodiging is gebruikt of staat niet meer open.',
    no_session: 'Je bent niet meer ingelogd. Log opnieuw in.',
    not_allowed: 'Alleen beheerders maken uitnodigingen.',
  },
};
