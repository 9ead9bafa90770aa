// A study: analyses that belong together, as chapters, each with the record of all that is in it. Values; what is kept
// in the storage is checked when it is read.
import { isObject } from '../browser/shapes';
import { token } from '../browser/random';

export const schema = 1;

export interface Chapter {
  id: string;
  name: string; // empty: it has none of its own
  record: string; // everything, as text
  position: string; // what is seen of it in lists
  game: string; // which game it is about, see `gameOf`; empty: none
}
export interface Study {
  schema: typeof schema;
  id: string; // the same for ever
  revision: number;
  name: string;
  begun: number; // ms, as Date.now()
  changed: number;
  chapters: readonly Chapter[]; // one at least
}

export const chapterOf = (about: Partial<Chapter>): Chapter => ({
  id: token(),
  name: '',
  record: '',
  position: '',
  game: '',
  ...about,
});
export const newStudy = (name: string, chapters: readonly Chapter[], now: number): Study => ({
  schema,
  id: token(),
  revision: 0,
  name,
  begun: now,
  changed: now,
  chapters,
});

// The same game has the same text, wherever it was opened; '' for what is no game.
export const gameOf = (rules: string, start: string, moves: readonly string[]): string =>
  moves.length > 0 ? [rules, start, ...moves].join('|') : '';

export const chapterIn = (study: Study, id: string): Chapter | null =>
  study.chapters.find((chapter) => chapter.id === id) ?? study.chapters[0] ?? null;

// Puts it in the place of the one with its id, or behind all others.
export function withChapter(study: Study, chapter: Chapter): Study {
  const known = study.chapters.some(({ id }) => id === chapter.id);
  const chapters = known
    ? study.chapters.map((one) => (one.id === chapter.id ? chapter : one))
    : [...study.chapters, chapter];
  return { ...study, chapters };
}
// The last one stays.
export function withoutChapter(study: Study, id: string): Study {
  const chapters = study.chapters.filter((chapter) => chapter.id !== id);
  return chapters.length > 0 ? { ...study, chapters } : study;
}
// As far as there is room.
export function moved(study: Study, id: string, by: 1 | -1): Study {
  const at = study.chapters.findIndex((chapter) => chapter.id === id);
  const other = study.chapters[at + by];
  const one = study.chapters[at];
  if (!one || !other) return study;
  const chapters = study.chapters.with(at, other).with(at + by, one);
  return { ...study, chapters };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const readChapter = (kept: unknown): Chapter[] =>
  isObject(kept) && typeof kept['id'] === 'string' && typeof kept['record'] === 'string'
    ? [
        {
          id: kept['id'],
          name: text(kept['name']),
          record: kept['record'],
          position: text(kept['position']),
          game: text(kept['game']),
        },
      ]
    : [];

// Null for anything that is none, and for one of a page that is newer than this.
export function readStudy(kept: unknown): Study | null {
  if (!isObject(kept) || kept['schema'] !== schema || typeof kept['id'] !== 'string') return null;
  const chapters = Array.isArray(kept['chapters']) ? kept['chapters'].flatMap(readChapter) : [];
  if (chapters.length === 0) return null;
  return {
    schema,
    id: kept['id'],
    revision: number(kept['revision']),
    name: text(kept['name']),
    begun: number(kept['begun']),
    changed: number(kept['changed']),
    chapters,
  };
}
