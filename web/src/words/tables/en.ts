// The words of the tables at which one has a seat, in English.
import type { TablesWords } from './de';

export const tables: TablesWords = {
  theirTurn: (name) => `${name} to move`,
  yourTurn: 'Your turn',
  against: (name) => `against ${name}`,
  waiting: 'Nobody sits opposite yet',
  running: 'The game goes on',
  unknown: 'Cannot be reached just now',
  gone: 'This table is not there any more',
  left: (time) => `${time} left`,
  next: (n) => (n === 1 ? 'On to the next game' : `On to the next game (${n})`),
  takeWin: 'Take the win',
  takeDraw: 'Draw',
  keepWaiting: 'Wait',
  decide: 'Decide …',
  foresee: 'Play ahead',
  foreseen: (n) => (n === 1 ? 'You have played ahead for 1 move.' : `You have played ahead for ${n} moves.`),
  onVacation: (date) => `on vacation until ${date}`,
  still: 'clock stopped: server fault',
  watching: (n) => `${n} watching`,
  newOpponent: 'New opponent',
  toTournament: 'To the tournament',
  players: 'Who plays here',
  change: 'Change',
  forget: (code) => `Take table ${code} off the list`,
};
