// The words of the chat at a table, in Italian.
import type { ChatWords } from './de';

const opponent = 'Il tuo avversario';
const inside = (who: string): string => (who === opponent ? 'il tuo avversario' : who);

export const chat: ChatWords = {
  title: 'Chat',
  unread: (n) => (n === 1 ? 'Chat, 1 messaggio non letto' : `Chat, ${n} messaggi non letti`),
  messages: 'Messaggi',
  nothingYet: 'Nessuno ha ancora detto niente. Potete leggerlo voi due, e un arbitro se uno di voi lo chiama.',
  opponent,
  said: (who, text) => `${who} dice: ${text}`,
  quickly: 'Detto in fretta',
  yourMessage: 'Messaggio',
  send: 'Invia',
  off: 'Spenta',
  turnOff: 'Spegni la chat',
  turnOn: 'Accendi',
  isOff: 'La chat è spenta: non ne vedi e non ne senti niente.',
  mute: (who) => `Silenzia ${inside(who)}`,
  unmute: 'Mostra di nuovo',
  isMuted: (who) => `Hai silenziato ${inside(who)}.`,
  report: 'Segnala',
  notSent: 'Il messaggio non è arrivato. Riprova.',
  refusals: {
    too_many: 'Hai scritto tutti i 200 messaggi di questa partita.',
    text_too_long: 'È troppo lungo: in un messaggio ci stanno 300 caratteri.',
    opponent_missing: 'Di fronte non c’è ancora nessuno.',
    not_seated: 'Qui possono scrivere solo i due giocatori.',
    unknown_game: 'Nel frattempo è cominciata una nuova partita. Invia di nuovo.',
  },
  removed: '(tolto)',
  presets: {
    hello: 'Ciao!',
    good_luck: 'In bocca al lupo!',
    good_move: 'Bella mossa!',
    thanks: 'Grazie!',
    sorry: 'Scusa!',
    one_moment: 'Un momento, per favore.',
    good_game: 'Bella partita!',
    bye: 'A presto!',
  },
};
