// What a language says in a file of its own, as it is much: the review of a game, and a draw that is to be held.
import type { LaterWords } from './de';

export type ReviewWords = Pick<
  LaterWords,
  | 'chances'
  | 'chance'
  | 'keptMoves'
  | 'byPhase'
  | 'phaseOf'
  | 'phaseGood'
  | 'phaseCritical'
  | 'phaseExpected'
  | 'outOf'
  | 'phaseNote'
  | 'phaseLost'
  | 'difficultyHere'
  | 'learnFromMistakes'
  | 'printReview'
  | 'gaveAwayAt'
  | 'reviewTabs'
  | 'seeBetter'
  | 'lostGame'
  | 'gaveWin'
  | 'gaveDraw'
  | 'gaveAll'
  | 'resignedTooSoon'
  | 'graphLegend'
  | 'misjudged'
  | 'wouldHave'
  | 'holding'
  | 'noSolution'
>;
