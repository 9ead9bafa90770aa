// What is said of tables, in sentences of more than their words.
import { sayEnd } from './sayVacation';
import type { TablesWords } from '../words/tables/de';

// `until`: seconds, the end of the last day.
export const sayVacation = (w: TablesWords, code: string, until: number): string =>
  w.onVacation(sayEnd(code, until, 'medium'));
