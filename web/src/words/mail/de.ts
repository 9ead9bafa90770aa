// The words of mail addresses and forgotten passwords.
export const mail = {
  title: 'E-Mail-Adresse',
  hint: 'Freiwillig. Hast du dein Passwort vergessen, kommt dorthin ein Link zu einem neuen, und wenn du willst, eine Mail, sobald du am Zug bist. Andere sehen die Adresse nicht.',
  confirmed: (address: string) => `Bestätigt: ${address}`,
  waiting: (address: string) =>
    `Noch nicht bestätigt: ${address}. Öffne den Link, der dorthin ging; er gilt 24 Stunden.`,
  add: 'Adresse angeben',
  other: 'Andere Adresse angeben',
  send: 'Link schicken',
  remove: 'Adresse entfernen',
  removed: 'Die Adresse ist entfernt.',

  forgotten: 'Passwort vergessen?',
  forgottenHint:
    'Hast du im Konto eine E-Mail-Adresse bestätigt, kommt dorthin ein Link zu einem neuen Passwort. Ohne Adresse kann nur der Gastgeber dieses Servers helfen.',
  who: 'Name oder E-Mail-Adresse',
  asked:
    'Gibt es dazu ein Konto mit bestätigter Adresse, ist der Link dorthin unterwegs. Er gilt eine Stunde; mehr als drei in einer Stunde werden nicht verschickt.',

  resetTitle: 'Neues Passwort festlegen',
  resetFor: (name: string) => `Neues Passwort für ${name} festlegen`,
  resetHint: 'Du meldest dich danach mit dem neuen Passwort an, auf allen Geräten.',
  passwordHint: 'Mindestens 8 Zeichen.',
  reset: 'Festlegen',
  resetDone: (name: string) => `Das neue Passwort gilt, ${name}. Melde dich damit an.`,

  confirmTitle: 'E-Mail-Adresse bestätigen',
  confirmHint: 'Gehört dir die Adresse, an die dieser Link ging?',
  confirm: 'Ja, bestätigen',
  confirmDone: (name: string) => `Die E-Mail-Adresse ist bestätigt, ${name}.`,

  problems: {
    bad_mail: 'Das ist keine E-Mail-Adresse. Sie sieht aus wie anna@example.org.',
    no_mail: 'Dieser Server verschickt keine E-Mails. Frag, wer ihn betreibt.',
    bad_secret:
      'Dieser Link gilt nicht mehr: benutzt, zu alt oder durch einen neueren ersetzt. Lass dir einen neuen schicken.',
    bad_request: 'Gib den Namen des Kontos oder seine E-Mail-Adresse an.',
    too_many:
      'Das war zu oft in kurzer Zeit. Schau ins Postfach, auch in den Spam, und versuche es später noch einmal.',
    not_allowed: 'Du bist nicht mehr angemeldet. Melde dich neu an.',
  },
};

export type MailWords = typeof mail;
