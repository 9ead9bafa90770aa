// A study in words.
import type { AnalysisWords } from '../words/analysis/de';
import { gamesIn } from './read';
import type { Chapter } from './study';

// As it was named, else by who played, else by its number.
export function chapterName(w: AnalysisWords, { name, record }: Chapter, n: number): string {
  if (name) return name;
  const [game] = gamesIn(record);
  const [white, black] = ['White', 'Black'].map((tag) => game?.tags.get(tag)?.replace(/^\?$/, '') ?? '');
  return white && black ? w.game(white, black) : w.chapter(n + 1);
}
