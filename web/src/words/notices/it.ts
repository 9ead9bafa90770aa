// The words of what waits for a player, in Italian.
import type { NoticesWords } from './de';

export const notices: NoticesWords = {
  title: 'Qualcosa ti aspetta',
  says: {
    challenge: (name) => `${name} ti sfida.`,
    turn: (name) => (name ? `Tocca a te contro ${name}.` : 'Tocca a te in un’altra partita.'),
    began: (name) => (name ? `La tua partita contro ${name} è cominciata.` : 'La tua partita è cominciata.'),
    sat: (name) => `${name || 'Il tuo avversario'} è qui.`,
    undo: (name) => `${name || 'Il tuo avversario'} vuole annullare una mossa.`,
    offer: (name) => `${name || 'Il tuo avversario'} offre la patta.`,
    next: (name) => `${name || 'Il tuo avversario'} vuole giocare un’altra partita.`,
    entered: (name) => `${name || 'Qualcuno'} ti ha iscritto a un torneo.`,
    joining: (name) => `${name || 'Qualcuno'} ti chiede di collegare la sua iscrizione al torneo al suo account.`,
    match: (name) => `${name || 'Un circolo'} sfida il tuo circolo a un incontro a squadre.`,
    agreed: (name) => `${name || 'L’altro circolo'} accetta l’incontro a squadre.`,
    declined: (name) => `${name || 'L’altro circolo'} non gioca l’incontro a squadre.`,
    letter: () => 'Un arbitro ti ha scritto.',
  },
  called: (n) => (n === 1 ? 'Qualcuno chiama un arbitro.' : `${n} chiamate aspettano un arbitro.`),
  more: (n) => `(e altre ${n})`,
  toGame: 'Alla partita',
  toChallenge: 'Guarda',
  toTournament: 'Al torneo',

  setting: 'Dimmelo anche quando guardo altrove',
  settingHint: 'Quando tocca a te, qualcuno ti sfida o vuole un’altra partita, o la tua partita comincia.',
  states: {
    asking: 'Il browser chiede se la pagina può avvisarti.',
    unsupported:
      'Questo browser qui non può. Di solito può a un indirizzo sicuro (https), fuori dalle finestre private.',
    blocked: 'Il browser non lo permette. Permetti le notifiche di questa pagina nelle sue impostazioni.',
    open: 'Finché la pagina è aperta da qualche parte. Quando è chiusa, qui non si può.',
    on: 'Anche quando la pagina è chiusa. Il servizio del browser sa solo che c’è qualcosa.',
  },
};
