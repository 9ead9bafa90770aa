// The words of what a host has decided for the server, in Italian.
import type { SiteWords } from './de';

export const site: SiteWords = {
  about: 'Di questo server',
  imprint: 'Note legali',
  privacy: 'Privacy',
  noText: 'Il gestore di questo server non ha scritto niente in proposito.',
  asking: 'Domanda al server…',

  accountsOnly: 'Su questo server si gioca con un account. Guardare si può anche senza.',
  toAccount: 'Accedi',

  invitations: 'Inviti',
  invitationsHint: 'Con un invito qualcuno può creare un account. Vale una volta e per 14 giorni.',
  invite: 'Crea un invito',
  link: 'Link d’invito',
  linkHint: 'Dallo a una sola persona. Si vede solo adesso.',
  noInvitations: 'Ora non c’è nessun invito aperto.',
  invitedBy: (name, day) => (name ? `Da ${name}, ${day}` : `Da chi gestisce il server, ${day}`),
  until: (day) => `Valido fino al ${day}`,
  withdraw: 'Ritira',
  withdrawOf: (day) => `Ritira l’invito valido fino al ${day}`,
  withdrawn: 'L’invito è ritirato.',

  newPassword: 'Nuova password',
  passwordLink: (name) => `Link a una nuova password per ${name}`,
  passwordLinkHint: (name) =>
    `Con questo link ${name} sceglie una nuova password. Non darlo a nessun altro: vale una volta, per 24 ore, e si vede solo adesso.`,
  notYourPassword: 'La password di altri gestori è solo loro.',

  face: 'Il volto di questo server',
  faceHint: 'Nome, segno e frase di questo circolo stanno allora su ogni pagina.',
  faceOf: 'Circolo',
  noFace: 'Nessuno: Mühle, come ovunque',
  saveFace: 'Applica',
  faceIs: (club) => (club ? `Questo server ora mostra ${club}.` : 'Questo server non mostra più nessun circolo.'),

  problems: {
    too_many: 'Ci sono già 500 inviti aperti. Ritirane prima qualcuno.',
    not_found: 'Questo invito è stato usato o non è più aperto.',
    no_session: 'Non hai più effettuato l’accesso. Accedi di nuovo.',
    not_allowed: 'Solo i gestori creano inviti.',
  },
};
