// The results that a game may have, as acts have them, and what each is called.
import type { OrganisingWords } from '../../words/organising/de';

export const resultsOf = (
  w: OrganisingWords,
  white: string,
  black: string,
): readonly (readonly [result: string, what: string])[] => [
  ['1-0', w.winsOf(white)],
  ['½', w.isDraw],
  ['0-1', w.winsOf(black)],
  ['-:+', w.allResults.forfeits(white)],
  ['+:-', w.allResults.forfeits(black)],
  ['-:-', w.allResults.bothForfeit],
  ['-', w.allResults.notPlayed],
  ['', w.allResults.open],
];
