// The words of clubs, as everybody sees them, in English.
import type { ClubsWords } from './de';
import { refusals } from './refusals.en';

const people = (n: number): string => (n === 1 ? '1 member' : `${n} members`);

export const clubs: ClubsWords = {
  title: 'Clubs',

  yours: 'Your clubs',
  all: 'All clubs',
  none: 'No club yet.',
  noneHint: 'A round of friends, a class, a club with a house of its own: found it, and invite people.',
  found: 'Found a club',
  foundNeedsAccount: 'Founding a club takes an account.',
  toAccount: 'Make an account or sign in',
  members: people,
  joinings: { open: 'open to all', asked: 'ask to join', invited: 'by invitation' },
  you: { leader: 'you lead it', organiser: 'you organise', member: 'you are in', asked: 'you have asked' },
  loading: 'Loading …',
  notHere: 'There are no clubs here: this page lies on a machine without a Mühle server.',

  gone: 'There is no such club.',
  goneHint: 'Check whether the link is complete.',
  toAll: 'All clubs',
  stale: 'No connection just now: this is how it stood last.',
  alone: 'Nobody in your club yet.',
  aloneHint: 'Write a letter, that is all it takes.',
  invite: 'Invite',
  news: 'News',
  older: 'Show older news',
  tournaments: 'Tournaments',
  presets: 'Our rules',
  playBy: 'A table with these rules',
  people: 'Members',
  roles: { leader: 'Leader', organiser: 'Organiser', member: 'Member' },
  everybody: (n) => `Show all ${n}`,
  hidden: 'Only members see who is in it.',
  youToo: '(you)',
  remove: 'Delete',
  reallyRemove: 'Really delete it?',
  newsGone: 'The news is deleted.',

  joinHints: {
    open: 'Anybody may join.',
    asked: 'Ask, and who leads it takes you in.',
    invited: 'Whoever has an invitation may join.',
  },
  join: 'Join',
  ask: 'Ask to join',
  askWords: 'A few words with it (optional)',
  hasAsked: 'Your request waits for an answer.',
  takeBack: 'Withdraw the request',
  letter: 'You are invited.',
  letterHint: (club) => `With this letter you join ${club}.`,
  accept: 'Accept',
  needsAccount: 'Joining takes an account. A name and a password are enough.',
  makeAccount: 'To the account',
  isIn: 'Welcome! You are in now.',
  isAsked: 'Your request is on its way.',
  leave: 'Leave the club',
  reallyLeave: (club) => `Do you want to leave ${club}?`,
  hasLeft: 'You have left the club.',

  share: 'Link and QR code',
  shareHint: 'To look at it and to join',
  sharedText: (club) => `${club}: playing Mühle`,

  refusals,
};
