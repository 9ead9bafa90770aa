// The words of accounts and of the pages about players.

export const accounts = {
  account: 'Konto',
  entry: 'Anmelden oder Konto anlegen',
  playsAs: (name: string) => `Du spielst als ${name}.`,
  noServer: 'Diese Seite hat keinen Server für Konten. Spielen kannst du hier ohne.',
  asking: 'Der Server wird gefragt …',

  // Without an account.
  newAccount: 'Konto anlegen',
  goodFor:
    'Mit einem Konto hast du deine Partien auf jedem Gerät und kannst gewertet spielen. Name und Passwort genügen.',
  signIn: 'Anmelden',
  signedOutTitle: 'Du bist hier nicht mehr angemeldet',
  signedOutHint:
    'Dieses Gerät wurde abgemeldet, etwa durch ein neues Passwort. Melde dich an oder öffne deinen Rückkehr-Link, dann spielst du hier weiter.',
  signInHint: 'Du hast schon ein Konto? Hier geht es zu deinen Partien.',
  signInMissing: 'Gib deinen Namen und dein Passwort ein.',
  name: 'Name',
  nameHint: '2 bis 20 Zeichen: Buchstaben, Ziffern und - _ .',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen. Merk es dir gut: Wer es vergisst, bittet den Gastgeber um ein neues.',
  passwordHintByMail:
    'Mindestens 8 Zeichen. Damit du es zurücksetzen kannst, gib danach im Konto eine E-Mail-Adresse an.',
  show: 'Anzeigen',
  hide: 'Verbergen',
  unprotected:
    'Diese Verbindung ist nicht verschlüsselt: Wer im selben Netz mitliest, sieht das Passwort. Nimm eines, das du sonst nirgends hast.',
  closed: 'Dieser Server nimmt keine neuen Konten auf.',
  invitation: 'Einladung',
  invitationHint: 'Der Code aus deinem Einladungslink. Einladungen macht der Gastgeber dieses Servers.',
  invitedAlready: 'Du hast schon ein Konto: Die Einladung ist noch frei für jemand anderen.',

  // As a guest.
  guest: 'Als Gast',
  guestHint:
    'Du spielst hier als Gast. Deine Partien gehören zu diesem Browser. Legst du ein Konto an oder meldest du dich an, kommen sie mit.',
  guestName: 'Dein Name als Gast (freiwillig)',
  change: 'Ändern',
  changed: 'Geändert',
  deleteGuest: 'Gast löschen',
  guestGone: 'Der Gast ist gelöscht.',

  // With one.
  welcome: (name: string) => `Du bist angemeldet, ${name}.`,
  since: (date: string) => `Seit ${date} dabei`,
  ownPage: 'Deine Seite, wie andere sie sehen',
  ratings: 'Wertung',
  pools: { live: 'Mit Uhr', correspondence: 'Nach Tagen' },
  rated: (games: number) => (games === 1 ? '1 Partie' : `${games} Partien`),
  provisional: 'noch unsicher',
  sessions: 'Wo du angemeldet bist',
  unknownDevice: 'Unbekanntes Gerät',
  thisSession: 'dieses Gerät',
  seen: (time: string) => `zuletzt ${time}`,
  end: 'Beenden',
  endSession: (device: string, time: string) => `${device}, zuletzt ${time}: Sitzung beenden`,
  endOthers: 'Alle anderen beenden',
  programs: 'Programme und Tokens',
  programsHint:
    'Ein Programm mit einem Token handelt für dieses Konto. Gib ihn niemandem, und widerruf ihn, wenn du ihn nicht mehr brauchst.',
  tokens: 'Tokens',
  apiPage: 'Was Programme hier können: die API dieses Servers (englisch)',
  tokenName: 'Wofür der Token ist',
  tokenFor: 'Was er darf',
  scopes: {
    play: 'als Bot spielen',
    challenge: 'herausfordern und anbieten',
    chat: 'im Spiel schreiben',
    read: 'lesen',
  },
  scopeHints: {
    play: 'Züge, Remis, Aufgabe',
    challenge: 'Herausforderungen und Angebote machen, annehmen und ablehnen',
    chat: 'Nachrichten in seinen Partien lesen und schreiben',
    read: 'dein Konto, deine Partien und Herausforderungen, Lobby, Tische und andere Spieler sehen',
  },
  botScopes: 'Ein Bot braucht die ersten beiden.',
  makeToken: 'Token machen',
  newToken: (name: string) => `Der Token „${name}“`,
  tokenOnce: 'Kopier ihn jetzt: Er wird nie wieder gezeigt.',
  tokenUnused: 'noch nicht benutzt',
  tokenUsed: (day: string) => `zuletzt benutzt am ${day}`,
  revoke: 'Widerrufen',
  revokeWarning: 'Ein Programm hat diesen Token benutzt. Es kommt damit nicht mehr herein.',
  botHint:
    'Für ein Programm, das selbst spielt, leg ein eigenes Konto an und mach es vor der ersten Partie zum Bot. Bots sind gekennzeichnet und spielen ungewertet.',
  becomeBot: 'Dieses Konto zum Bot machen …',
  becomeBotSurely: 'Ja, für immer zum Bot machen',
  isBot: 'Dieses Konto ist ein Bot.',
  changePassword: 'Passwort ändern',
  oldPassword: 'Bisheriges Passwort',
  newPassword: 'Neues Passwort',
  passwordChanged: 'Das Passwort ist geändert. Auf anderen Geräten musst du dich neu anmelden.',
  yourData: 'Deine Daten',
  data: 'Daten herunterladen',
  dataHint: 'Eine Datei mit allem, was der Server von dir weiß.',
  signOut: 'Abmelden',
  signedOut: 'Du bist abgemeldet.',

  deleteAccount: 'Konto löschen',
  deleteWarning:
    'Dein Name, deine Wertung und deine Sitzungen werden gelöscht. Deine Partien bleiben für deine Gegner erhalten, aber ohne deinen Namen. Laufende Partien gehen ohne dich zu Ende.',
  nameKept: (until: string) => `Bis deine Sperre endet (${until}), kann niemand deinen Namen nehmen, auch du nicht.`,
  deleteGuestWarning:
    'Dieser Browser vergisst, wer du bist. Deine Partien bleiben für deine Gegner erhalten, aber ohne deinen Namen, und du kommst nicht mehr an deinen Platz.',
  forGood: 'Das lässt sich nicht rückgängig machen.',
  accountGone: 'Dein Konto ist gelöscht.',

  // The page of a player.
  nobody: 'Diesen Namen hat hier niemand.',
  nobodyHint: 'Prüf, ob er richtig geschrieben ist. Vielleicht gibt es das Konto nicht mehr.',
  games: 'Öffentliche Partien',
  noGames: (name: string) => `${name} hat noch keine öffentliche Partie gespielt.`,
  against: (name: string) => `gegen ${name || 'jemanden ohne Namen'}`,
  nobodyYet: 'noch niemand gegenüber',
  isRated: 'gewertet',
  results: { won: 'Gewonnen', lost: 'Verloren', drawn: 'Remis', aborted: 'Abgebrochen', running: 'Läuft noch' },

  // The way back to a seat.
  claimTitle: 'Auf diesem Gerät weiterspielen?',
  claimHint: 'Mit diesem Link sitzt du hier an deinem Platz. Ist es nicht deiner, dann schau nur zu.',
  claim: 'Weiterspielen',
  watch: 'Nur zuschauen',
  returnTitle: 'Dein Rückweg',
  returnHint: 'Mit einem Rückkehrlink kommst du auf einem anderen Gerät an deinen Platz.',
  makeReturn: 'Rückkehrlink machen',
  returnMade: 'Öffne ihn auf deinem anderen Gerät, und gib ihn nicht weiter. Ältere Rückkehrlinks gelten nicht mehr.',

  // What is refused; the rest is said as everywhere.
  problems: {
    has_played: 'Dieses Konto hat schon als Mensch gespielt. Leg für den Bot ein eigenes an.',
    too_many_tokens: 'Mehr als 20 Tokens gibt es nicht. Widerruf erst einen.',
    not_allowed: 'Das geht mit diesem Konto nicht.',
    bad_name: 'Ein Name hat 2 bis 20 Zeichen: Buchstaben einer Schrift, Ziffern und - _ .',
    name_taken: 'Diesen Namen hat schon jemand, oder er sieht einem anderen zu ähnlich. Nimm einen anderen.',
    name_reserved: 'Diesen Namen gibt es auf diesem Server für niemanden. Nimm einen anderen.',
    no_invitation: 'Für ein Konto brauchst du hier eine Einladung. Frag, wer diesen Server betreibt.',
    bad_invitation: 'Diese Einladung ist schon benutzt, zurückgezogen oder älter als 14 Tage. Bitte um eine neue.',
    bad_password: 'Ein Passwort hat 8 bis 200 Zeichen und ist nicht dein Name.',
    bad_login: 'Name und Passwort gehören nicht zusammen. Sieh nach, ob beide richtig geschrieben sind.',
    wrong_password: 'Das ist nicht dein bisheriges Passwort.',
    too_many: 'Das waren zu viele Versuche. In einer Viertelstunde geht es wieder.',
    registered: 'Du bist schon angemeldet. Lade die Seite neu.',
    guest: 'Als Gast kämst du nicht zurück. Leg ein Konto an, oder lösche den Gast.',
    closed: 'Dieser Server nimmt keine neuen Konten auf. Frag, wer ihn betreibt.',
    no_session: 'Du bist nicht mehr angemeldet. Melde dich neu an.',
    no_tables: 'Diese Seite hat keinen Server für Konten.',
    not_found: 'Dieser Server kennt keine Konten.',
    busy: 'Der Server ist gerade beschäftigt. Versuch es gleich noch einmal.',
    offline: 'Der Server ist nicht zu erreichen. Versuch es noch einmal, wenn du wieder verbunden bist.',
    bad_secret: 'Dieser Rückkehrlink gilt nicht mehr. Nimm den neuesten, oder melde dich mit deinem Konto an.',
  },
};

export type AccountsWords = typeof accounts;
