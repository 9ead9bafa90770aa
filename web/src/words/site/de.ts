// The words of what a host has decided for the server.

export const site = {
  about: 'Über diesen Server',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  noText: 'Der Gastgeber dieses Servers hat dazu nichts geschrieben.',
  asking: 'Der Server wird gefragt …',

  // Where games are for accounts.
  accountsOnly: 'Auf diesem Server spielt man mit einem Konto. Zuschauen kannst du auch ohne.',
  toAccount: 'Anmelden',

  // Invitations, for hosts.
  invitations: 'Einladungen',
  invitationsHint: 'Mit einer Einladung kann jemand ein Konto anlegen. Sie gilt einmal und 14 Tage lang.',
  invite: 'Einladung machen',
  link: 'Einladungslink',
  linkHint: 'Gib ihn einer einzigen Person. Er wird nur jetzt gezeigt.',
  noInvitations: 'Gerade ist keine Einladung offen.',
  invitedBy: (name: string, day: string) => (name ? `Von ${name}, ${day}` : `Vom Betreiber, ${day}`),
  until: (day: string) => `Gilt bis ${day}`,
  withdraw: 'Zurückziehen',
  withdrawOf: (day: string) => `Einladung, die bis ${day} gilt, zurückziehen`,
  withdrawn: 'Die Einladung ist zurückgezogen.',

  newPassword: 'Neues Passwort',
  passwordLink: (name: string) => `Link zu einem neuen Passwort für ${name}`,
  passwordLinkHint: (name: string) =>
    `Damit wählt ${name} ein neues Passwort. Gib ihn niemandem sonst: Er gilt einmal und 24 Stunden lang und wird nur jetzt gezeigt.`,
  notYourPassword: 'Das Passwort anderer Gastgeber gehört ihnen allein.',

  // Which club's server it is, for hosts.
  face: 'Gesicht dieses Servers',
  faceHint: 'Name, Zeichen und Satz dieses Vereins stehen dann auf jeder Seite.',
  faceOf: 'Verein',
  noFace: 'Keiner: Mühle, wie überall',
  saveFace: 'Übernehmen',
  faceIs: (club: string) => (club ? `Dieser Server zeigt jetzt ${club}.` : 'Dieser Server zeigt keinen Verein mehr.'),

  // What is refused; the rest is said as everywhere.
  problems: {
    too_many: 'Es sind schon 500 Einladungen offen. Zieh zuerst welche zurück.',
    not_found: 'Diese Einladung ist schon benutzt oder nicht mehr offen.',
    no_session: 'Du bist nicht mehr angemeldet. Melde dich neu an.',
    not_allowed: 'Einladungen machen nur Gastgeber.',
  },
};

export type SiteWords = typeof site;
