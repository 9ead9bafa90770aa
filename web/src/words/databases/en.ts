// The words of what the databases of a server have, in English.
import type { DatabasesWords } from './de';

const joined = (sectors: readonly string[]): string => sectors.join(' and ');

export const databases: DatabasesWords = {
  asking: 'The server is looking …',
  intro:
    'The database says what positions are worth when both sides play without errors. What is missing there, this server can compute.',
  caption: 'What there is',
  heads: { moving: 'Moving', placing: 'Placing', size: 'Size' },
  sectors: 'In sectors: positions with the same numbers of stones.',
  known: (some, all) => (some === all ? 'complete' : `${some} of ${all}`),
  distances: (some, all) =>
    some === all ? 'with move counts' : some === 0 ? 'without move counts' : `with move counts: ${some}`,
  free: (disk) => `Free on the disk: ${disk}.`,

  title: 'Compute more',
  rules: 'Rules',
  goal: 'What',
  goals: {
    upTo: (stones) => `Moving with up to ${stones} stones`,
    moving: 'The whole moving phase',
    all: 'The whole game, placing and moving',
  },
  withDistances: 'Also how many moves it takes',
  threads: 'Processors',
  megabytes: 'Memory at most (MB)',
  machineHint: 'What stays empty: all processors, as much memory as is free.',
  takes: (time, disk, memory) =>
    `On two processors this takes ${time}, and meanwhile up to ${disk} of disk and about ${memory} of memory. What is there already is not computed again.`,
  tooLittleDisk: (disk) => `Only ${disk} of disk are free. That may not be enough.`,
  tooLittleMemory: (memory) => `Only ${memory} of memory are free. That may not be enough.`,
  aside:
    'It is done at the lowest priority, games come first. A restart of the server ends it; start it again then, and it goes on where it was.',
  start: 'Compute',
  building: 'The small database that every server gets is just being made. That takes a few seconds.',
  obstacles: {
    no_solver: 'This server cannot compute anything itself. “muehle solve” does it on its machine.',
    no_folder: 'This server has no folder for databases. Whoever runs it names one with “muehle serve --db”.',
  },

  running: 'It is being computed.',
  stopping: 'It is about to stop.',
  states: {
    done: 'All is computed.',
    stopped: 'Stopped. What was finished stays; started again it goes on from there.',
    failed: 'It did not work.',
  },
  ordered: (what, rules, by, since) => `${what}; ${rules}. Started by ${by}, ${since}.`,
  progress: 'How far it is',
  step: (number, of) => `Step ${number} of ${of}`,
  now: (ply, sectors) =>
    ply === null ? `moving ${joined(sectors)}` : `placing ${joined(sectors)} after ${ply} stones`,
  left: (time) => `${time} left`,
  about: (time) => `about ${time}`,
  lessThanAMinute: 'less than a minute',
  stop: 'Stop',
  says: 'The program says:',

  problems: {
    solving: 'Something is being computed already. Wait until it is done, or stop it.',
    no_solver: 'This server cannot compute anything.',
    bad_rules: 'Nothing can be computed for these rules.',
    no_session: 'You are not signed in any more. Sign in again.',
    not_allowed: 'Only hosts may do that.',
  },
};
