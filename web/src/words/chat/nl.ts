// The words of the chat at a table, in Dutch.
import type { ChatWords } from './de';

const opponent = 'Je tegenstander';
const inside = (who: string): string => (who === opponent ? 'je tegenstander' : who);

export const chat: ChatWords = {
  title: 'Chat',
  unread: (n) => (n === 1 ? 'Chat, 1 ongelezen bericht' : `Chat, ${n} ongelezen berichten`),
  messages: 'Berichten',
  nothingYet:
    'Nog niemand heeft iets gezegd. Jullie tweeën kunnen het lezen, en een scheidsrechter als een van jullie er een roept.',
  opponent,
  said: (who, text) => `${who} zegt: ${text}`,
  quickly: 'Snel gezegd',
  yourMessage: 'Bericht',
  send: 'Versturen',
  off: 'Uit',
  turnOff: 'Chat uitzetten',
  turnOn: 'Aanzetten',
  isOff: 'De chat is uit: je ziet en hoort er niets van.',
  mute: (who) => `Zet ${inside(who)} op stil`,
  unmute: 'Weer tonen',
  isMuted: (who) => `Je hebt ${inside(who)} op stil gezet.`,
  report: 'Melden',
  notSent: 'Het bericht is niet aangekomen. Probeer het nog eens.',
  refusals: {
    too_many: 'Je hebt alle 200 berichten van deze partij geschreven.',
    text_too_long: 'Dat is te lang: in een bericht passen 300 tekens.',
    opponent_missing: 'Er zit nog niemand tegenover je.',
    not_seated: 'Alleen de twee spelers kunnen hier schrijven.',
    unknown_game: 'Er is intussen een nieuwe partij begonnen. Verstuur het nog eens.',
  },
  removed: '(verwijderd)',
  presets: {
    hello: 'Hallo!',
    good_luck: 'Succes!',
    good_move: 'Goede zet!',
    thanks: 'Dank je!',
    sorry: 'Sorry!',
    one_moment: 'Een ogenblik, alsjeblieft.',
    good_game: 'Goede partij!',
    bye: 'Tot ziens!',
  },
};
