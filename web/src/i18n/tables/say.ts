// What is said of tables, in sentences of more than their words.
import type { TablesWords } from './de';

// `until`: seconds, the end of the last day.
export const sayVacation = (w: TablesWords, code: string, until: number): string =>
  w.onVacation(new Intl.DateTimeFormat(code, { dateStyle: 'medium' }).format((until - 1) * 1000));
