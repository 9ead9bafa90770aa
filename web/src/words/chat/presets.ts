// What can be said without writing: each page has its own words for it.
export const presets = [
  'hello',
  'good_luck',
  'good_move',
  'thanks',
  'sorry',
  'one_moment',
  'good_game',
  'bye',
] as const;
export type Preset = (typeof presets)[number];

export const longestText = 300; // characters
