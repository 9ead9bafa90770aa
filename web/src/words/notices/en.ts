// The words of what waits for a player.
import type { NoticesWords } from './de';

export const notices: NoticesWords = {
  title: 'Something waits for you',
  says: {
    challenge: (name) => `${name} challenges you.`,
    turn: (name) => (name ? `It is your move against ${name}.` : 'It is your move in another game.'),
    began: (name) => (name ? `Your game against ${name} has begun.` : 'Your game has begun.'),
    sat: (name) => `${name || 'Your opponent'} is here.`,
    undo: (name) => `${name || 'Your opponent'} would like to take a move back.`,
    offer: (name) => `${name || 'Your opponent'} offers a draw.`,
    next: (name) => `${name || 'Your opponent'} would like another game.`,
    entered: (name) => `${name || 'Somebody'} has entered you in a tournament.`,
    joining: (name) => `${name || 'Somebody'} asks you to join an entry of your tournament to the account.`,
    match: (name) => `${name || 'A club'} challenges your club to a team match.`,
    agreed: (name) => `${name || 'The other club'} accepts the team match.`,
    declined: (name) => `${name || 'The other club'} does not play the team match.`,
    letter: () => 'A referee has written to you.',
  },
  called: (n) => (n === 1 ? 'Somebody calls a referee.' : `${n} calls wait for a referee.`),
  more: (n) => `(and ${n} more)`,
  toGame: 'To the game',
  toChallenge: 'Have a look',
  toTournament: 'To the tournament',

  setting: 'Tell me also when I look elsewhere',
  settingHint: 'When it is your move, somebody challenges you or would like another game, or your game begins.',
  states: {
    asking: 'The browser asks whether the page may tell you.',
    unsupported:
      'This browser cannot do it here. It mostly can at a secure address (https), outside of private windows.',
    blocked: 'The browser does not allow it. Allow notifications for this page in its settings.',
    open: 'As long as the page is open somewhere. Once it is closed, it cannot be done here.',
    on: 'Also when the page is closed. The browser’s service learns only that there is something.',
  },
};
