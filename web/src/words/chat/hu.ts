// The words of the chat at a table, in Hungarian.
import type { PartOf } from '../base/over';
import type { ChatWords } from './de';

export const chat: PartOf<ChatWords> = {
  title: 'Csevegés',
  unread: (n) => `Csevegés, ${n} olvasatlan üzenet`,
  messages: 'Üzenetek',
  nothingYet: 'Még senki sem írt semmit. Ti ketten olvashatjátok, és a játékvezető, ha valamelyikőtök hívja.',
  opponent: 'Az ellenfeled',
  said: (who, text) => `${who} írja: ${text}`,
  quickly: 'Gyorsan elmondva',
  yourMessage: 'Üzenet',
  send: 'Küldés',
  off: 'Ki',
  turnOff: 'Csevegés kikapcsolása',
  turnOn: 'Bekapcsolás',
  isOff: 'A csevegés ki van kapcsolva: semmit sem látsz és hallasz belőle.',
  mute: (who) => `Némítás: ${who === 'Az ellenfeled' ? 'az ellenfeled' : who}`,
  unmute: 'Megjelenítés újra',
  isMuted: (who) => `Elnémítva: ${who === 'Az ellenfeled' ? 'az ellenfeled' : who}.`,
  report: 'Jelentés',
  notSent: 'Az üzenet nem érkezett meg. Próbáld újra.',
  refusals: {
    too_many: 'Ebben a játszmában már mind a 200 üzenetedet megírtad.',
    text_too_long: 'Túl hosszú: egy üzenetbe 300 karakter fér.',
    opponent_missing: 'Még senki sem ül szemben.',
    not_seated: 'Itt csak a két játékos írhat.',
    unknown_game: 'Közben új játszma kezdődött. Küldd el újra.',
  },
  removed: '(eltávolítva)',
  presets: {
    hello: 'Szia!',
    good_luck: 'Sok szerencsét!',
    good_move: 'Szép lépés!',
    thanks: 'Köszönöm!',
    sorry: 'Bocsánat!',
    one_moment: 'Egy pillanat!',
    good_game: 'Szép játszma volt!',
    bye: 'Viszlát!',
  },
};
