// The words of the chat at a table.
import type { Preset } from './presets';

export const chat = {
  title: 'Chat',
  unread: (n: number) => (n === 1 ? 'Chat, 1 ungelesene Nachricht' : `Chat, ${n} ungelesene Nachrichten`),
  messages: 'Nachrichten',
  nothingYet:
    'Noch hat niemand etwas gesagt. Lesen könnt es ihr beide, und die Spielleitung, wenn einer von euch sie ruft.',
  opponent: 'Dein Gegenüber',
  said: (who: string, text: string) => `${who} sagt: ${text}`,
  quickly: 'Schnell gesagt',
  yourMessage: 'Nachricht',
  send: 'Senden',
  off: 'Aus',
  turnOff: 'Chat ausschalten',
  turnOn: 'Einschalten',
  isOff: 'Der Chat ist aus: Du siehst und hörst nichts davon.',
  mute: (who: string) => `${who} stumm schalten`,
  unmute: 'Wieder zeigen',
  isMuted: (who: string) => `Du hast ${who === 'Dein Gegenüber' ? 'dein Gegenüber' : who} stumm geschaltet.`,
  report: 'Melden',
  notSent: 'Die Nachricht ist nicht angekommen. Versuch es noch einmal.',
  refusals: {
    too_many: 'In dieser Partie hast du schon alle 200 Nachrichten geschrieben.',
    text_too_long: 'Das ist zu lang: 300 Zeichen passen in eine Nachricht.',
    opponent_missing: 'Noch sitzt niemand gegenüber.',
    not_seated: 'Nur die beiden Spieler können hier schreiben.',
    unknown_game: 'Inzwischen hat eine neue Partie begonnen. Sende es noch einmal.',
  },
  removed: '(entfernt)',
  presets: {
    hello: 'Hallo!',
    good_luck: 'Viel Glück!',
    good_move: 'Guter Zug!',
    thanks: 'Danke!',
    sorry: 'Entschuldigung!',
    one_moment: 'Einen Moment, bitte.',
    good_game: 'Schöne Partie!',
    bye: 'Bis bald!',
  } satisfies Record<Preset, string> as Record<Preset, string>,
};

export type ChatWords = typeof chat;
