import type { ReportsWords } from './de';

const counted = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const reports: ReportsWords = {
  report: 'Report',
  title: (name) => `Report: ${name}`,
  hint: 'Referees read what stands here now, and your words about it. Whoever wrote it is not told who reported it.',
  reason: 'Why?',
  reasons: {
    insult: 'Insult or hatred',
    advert: 'Advertising',
    secret: 'Private details of others',
    name: 'The name',
    other: 'Something else',
  },
  words: 'What is it about?',
  wordsMissing: 'Say in a sentence what it is about.',
  send: 'Report',
  sent: 'Thank you. A referee will look at it, and you will be told.',

  // For referees.
  queue: 'Reported',
  kinds: { player: 'Profile', club: 'Club', tournament: 'Tournament' },
  reportedBy: (by, at) => `Reported by ${by}, ${at}`,
  nothingSaid: 'No text, only the name.',
  changed: 'This does not stand there any more.',
  own: 'It is yours, or you have reported it: somebody else decides here.',
  decide: 'Decide',
  decision: 'Decision',
  decisions: { nothing: 'Do nothing', remove: 'Take the text out', warn: 'Warn' },
  answer: 'Reason',
  hintNothing: 'It stands in the referees’ log.',
  hintOthers: 'Whoever wrote it reads it. It also stands in the referees’ log.',
  answerMissing: 'Give a reason.',
  decided: 'That is decided.',

  // To players.
  letters: 'From the referees',
  says: {
    looked_at: (about) => `A referee has looked at what you reported (${about}).`,
    removed: (about) => `A referee has taken out a text of yours (${about}):`,
    warned: (about) => `A referee warns you (${about}):`,
  },
  understood: 'Understood',

  // What referees know of a player.
  toDesk: 'Notes and decisions',
  deskOf: (name) => `Referees: ${name}`,
  asking: 'Asking the server …',
  toPlayer: 'To the player’s page',
  notes: 'Notes',
  notesHint:
    'Only referees and hosts read them, with your name. The player’s own data say when something was noted, not what.',
  noNotes: 'None yet.',
  newNote: 'New note',
  keepNote: 'Note it',
  noteMissing: 'Write something.',
  removeNote: 'Take out',
  by: (name, at) => `${name || 'Referee'}, ${at}`,
  deeds: 'What was decided',
  none: 'Nothing yet.',
  reports: 'What was reported',
  waits: 'Waits for a decision',

  // How often a player held what positions were worth.
  held: 'Agreement with perfect play',
  heldHint:
    'Positions of rated games count in which some moves keep the value and others do not. This is a hint and no proof: who is strong, knows positions or gets easy ones holds many, too. A few positions say almost nothing, and the spans are rather too narrow, since positions of one game depend on one another. Never decide by this alone.',
  heldIn: 'Games',
  heldPools: { live: 'By the clock', correspondence: 'By days' },
  heldPhases: { all: 'All', placing: 'Placing', moving: 'Moving', flying: 'Flying' },
  heldOf: (held, critical) => `${held} of ${critical}`,
  others: 'Others',
  othersNear: (from, to) => `Others with ${from} to ${to}`,
  heldGames: (games, others) =>
    `From ${counted(games, 'game', 'games')}, compared with ${counted(others, 'game', 'games')}. In brackets the span in which the share lies in 95 of 100 cases.`,
  heldUnread: (n) => `${counted(n, 'game waits', 'games wait')} to be read.`,
  heldUnknown: (n) => `Of ${counted(n, 'game', 'games')} the database does not know every position; they do not count.`,
  noDatabase: 'This server has no database of the solved game: nothing can be said about it here.',
  nothingHeld: 'There is no game yet of which the database knows everything.',

  problems: {
    too_many: 'Enough of this is waiting already. Wait until a referee has looked at it.',
    no_referee: 'There is nobody on this server who could decide on it.',
    yourself: 'This is you.',
    not_found: 'This is not there any more.',
    not_allowed: 'Only others may do this.',
    old_version: 'This text does not stand there any more.',
    text_too_long: 'This is too long.',
    no_session: 'Sign in with an account for this.',
    guest: 'This takes an account.',
  },
};
