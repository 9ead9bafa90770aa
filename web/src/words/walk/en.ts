// What the parts of the solution are called, and what its walk says, in English.
import type { WalkWords } from './de';

export const walk: WalkWords = {
  title: 'The solution',
  parts: { overview: 'What is known', sectors: 'Sectors', records: 'Records', walk: 'Explore' },
  intro: 'Play moves, bad ones too: where there are exact values, you see what each is worth.',
  unreadable: 'The moves in this address cannot be read. You are at the start.',
};
