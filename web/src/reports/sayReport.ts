// Why something about a report was refused.
import type { Refused } from '../rules/view';
import { lookUp } from '../words/base/shared';
import { sayRefusal } from '../words/sayRules';
import type { AllWords } from '../words';
import type { ReportsWords } from '../words/reports/de';

export const sayProblem = (t: AllWords, w: ReportsWords, refused: Refused): string =>
  lookUp<string>(w.problems, refused.code) ?? sayRefusal(t, refused);
