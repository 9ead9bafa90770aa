// A study in words.
import type { AnalysisWords } from '../words/analysis/de';
import type { Chapter } from './study';

// As it was named, else by who played, else by its number.
export function chapterName(w: AnalysisWords, { name, record }: Chapter, n: number): string {
  if (name) return name;
  const [white, black] = ['White', 'Black'].map((tag) => tagIn(record, tag));
  return white && black ? w.game(white, black) : w.chapter(n + 1);
}

// Of a record as we write it; empty where it says nothing.
const tagIn = (record: string, tag: string): string =>
  new RegExp(`^\\[${tag} "((?:[^"\\\\]|\\\\.)*)"\\]$`, 'm')
    .exec(record)?.[1]
    ?.replace(/\\(.)/g, '$1')
    .replace(/^\?$/, '') ?? '';
