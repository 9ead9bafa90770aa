// Games of a text as chapters of a study, each read by the rules.
import type { Result } from '../rules/core';
import type { Refused } from '../rules/view';
import { Analysis } from './analysis.svelte';
import { chapterOf, type Chapter } from './study';
import { studyIn } from './studyText';

// Or the first of them that cannot be read, by its number.
export type Imported =
  { ok: true; name: string; chapters: Chapter[] } | { ok: false; number: number; of: number; refused: Refused };

export async function importedFrom(text: string): Promise<Imported> {
  const { name, chapters } = await studyIn(text);
  const game = new Analysis();
  const read: Chapter[] = [];
  try {
    for (const [n, chapter] of chapters.entries()) {
      const loaded = await loadedBy(game, chapter.record);
      if (!loaded.ok) return { ok: false, number: n + 1, of: chapters.length, refused: loaded.refused };
      const position = game.board?.position ?? '';
      read.push(chapterOf({ name: chapter.name, record: await game.record(), position, game: game.game }));
    }
  } finally {
    game.close();
  }
  return { ok: true, name, chapters: read };
}

// Numbers that can be read in two ways are counted from 1, as most programs do.
async function loadedBy(game: Analysis, record: string): Promise<Result<unknown>> {
  const read = await game.load(record, 'any');
  return read.ok && 'ways' in read.value ? game.load(record, 'from_one') : read;
}
