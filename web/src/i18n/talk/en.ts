// The words of the chat at a table, in English.
import type { TalkWords } from './de';

export const talk: TalkWords = {
  title: 'Chat',
  unread: (n) => (n === 1 ? 'Chat, 1 unread message' : `Chat, ${n} unread messages`),
  messages: 'Messages',
  nothingYet: 'Nobody has said anything yet. Only the two of you can read it.',
  opponent: 'Your opponent',
  said: (who, text) => `${who} says: ${text}`,
  quickly: 'Quickly said',
  yourMessage: 'Message',
  send: 'Send',
  turnOff: 'Turn the chat off',
  turnOn: 'Turn on',
  isOff: 'The chat is off: you see and hear nothing of it.',
  mute: (who) => `Mute ${who === 'Your opponent' ? 'your opponent' : who}`,
  unmute: 'Show again',
  isMuted: (who) => `You have muted ${who === 'Your opponent' ? 'your opponent' : who}.`,
  report: 'Report',
  notSent: 'The message has not arrived. Try again.',
  refusals: {
    too_many: 'You have written all 200 messages of this game.',
    text_too_long: 'That is too long: a message has room for 300 characters.',
    opponent_missing: 'Nobody sits opposite yet.',
    not_seated: 'Only the two players can write here.',
    unknown_game: 'A new game has begun meanwhile. Send it again.',
  },
  presets: {
    hello: 'Hello!',
    good_luck: 'Good luck!',
    good_move: 'Good move!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    one_moment: 'One moment, please.',
    good_game: 'Good game!',
    bye: 'See you!',
  },
};
