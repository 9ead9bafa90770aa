// The words of clocks, in English.
import { colourName } from '../first/en';
import type { TimeWords } from './de';

export const time: TimeWords = {
  decimal: '.',
  timeControl: 'Time',
  noClock: 'No clock',
  liveTime: (minutes, bonus) => `${minutes} min${bonus ? ` + ${bonus} s a move` : ''}`,
  delayTime: (minutes, delay) => `${minutes} min, ${delay} s of each move free`,
  days: (days) => (days === 1 ? '1 day' : `${days} days`),
  daysTime: (days) => `${days === 1 ? '1 day' : `${days} days`} a move`,
  ownTime: 'Your own …',
  baseMinutes: 'Minutes for the game',
  bonusSeconds: 'Seconds a move',
  bonusAdded: 'Added after each move',
  bonusFree: 'Free at the beginning of each move',
  timeHint: 'The clocks run once both have moved. Who runs out of time loses.',
  daysHint: 'Who does not move in time loses. While the server is down no time passes.',
  more: 'More',
  absence: 'Who does not come back',
  absenceDays: (days) => (days === 1 ? 'has 1 day' : `has ${days} days`),
  absenceHint: 'After that the other player may decide whether to win or to call it a draw.',
  absenceStated: (days) =>
    `Without a clock. Who is to move and does not come for ${days === 1 ? 'a day' : `${days} days`} may lose the game.`,
  clockOf: (colour) => `Clock of ${colourName[colour]}`,
  abortIn: (time) => `The first move is missing: in ${time} the game will be aborted.`,
  daysLeft: (days, hours) => `${days === 1 ? '1 day' : `${days} days`} ${hours} h`,
  saidTime: (colour, time) => `${colourName[colour]}: ${time}.`,
  saidDuration: (hours, minutes, seconds) =>
    [
      hours ? (hours === 1 ? '1 hour' : `${hours} hours`) : '',
      minutes ? (minutes === 1 ? '1 minute' : `${minutes} minutes`) : '',
      seconds || (!hours && !minutes) ? (seconds === 1 ? '1 second' : `${seconds} seconds`) : '',
    ]
      .filter(Boolean)
      .join(' '),
};
