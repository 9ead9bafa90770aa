// The words of mail addresses and forgotten passwords, in Italian.
import type { MailWords } from './de';

export const mail: MailWords = {
  title: 'Indirizzo e-mail',
  hint: 'Facoltativo. Se hai dimenticato la password, ci arriva un link a una nuova e, se vuoi, un messaggio quando tocca a te. Gli altri non vedono l’indirizzo.',
  confirmed: (address) => `Confermato: ${address}`,
  waiting: (address) => `Non ancora confermato: ${address}. Apri il link che è stato mandato lì; vale 24 ore.`,
  add: 'Indica un indirizzo',
  other: 'Indica un altro indirizzo',
  send: 'Manda il link',
  remove: 'Togli l’indirizzo',
  removed: 'L’indirizzo è tolto.',

  forgotten: 'Password dimenticata?',
  forgottenHint:
    'Se nel tuo account hai confermato un indirizzo e-mail, ci arriva un link a una nuova password. Senza, può aiutarti solo il gestore di questo server.',
  who: 'Nome o indirizzo e-mail',
  asked:
    'Se c’è un account con un indirizzo confermato, il link è in viaggio. Vale un’ora; in un’ora non se ne mandano più di tre.',

  resetTitle: 'Imposta una nuova password',
  resetFor: (name) => `Imposta una nuova password per ${name}`,
  resetHint: 'Poi accedi con la nuova password su tutti i dispositivi.',
  passwordHint: 'Almeno 8 caratteri.',
  reset: 'Imposta',
  resetDone: (name) => `La nuova password è valida, ${name}. Accedi con quella.`,

  confirmTitle: 'Conferma l’indirizzo e-mail',
  confirmHint: 'È tuo l’indirizzo a cui è arrivato questo link?',
  confirm: 'Sì, conferma',
  confirmDone: (name) => `L’indirizzo e-mail è confermato, ${name}.`,

  problems: {
    bad_mail: 'Questo non è un indirizzo e-mail. Uno è fatto così: anna@example.org.',
    no_mail: 'Questo server non manda e-mail. Chiedi a chi lo gestisce.',
    bad_secret: 'Questo link non apre più niente: usato, troppo vecchio o sostituito. Fattene mandare un altro.',
    bad_request: 'Indica il nome dell’account o il suo indirizzo e-mail.',
    too_many: 'È stato troppo spesso in poco tempo. Guarda nella tua casella, anche nello spam, e riprova più tardi.',
    not_allowed: 'Non hai più effettuato l’accesso. Accedi di nuovo.',
  },
};
