// A study as one text: the records of its chapters one behind the other, each with the names as tags.
import { gamesIn, tagOf } from '../record/games';
import type { Chapter, Study } from './study';

const tags = { study: 'StudyName', chapter: 'ChapterName' } as const;
const tag = (name: string, value: string): string =>
  `[${name} "${value.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"]`;
const ownTags = new RegExp(String.raw`^\[(?:${Object.values(tags).join('|')})\s+".*"\]\s*\n`, 'gm');

export const studyText = ({ name, chapters }: Pick<Study, 'name' | 'chapters'>): string =>
  chapters
    .map((chapter) => {
      const named = [tag(tags.study, name), ...(chapter.name ? [tag(tags.chapter, chapter.name)] : [])];
      const record = chapter.record.replace(/^\n+/, '').trimEnd();
      return `${named.join('\n')}\n${record.startsWith('[') ? '' : '\n'}${record}\n`;
    })
    .join('\n');

// The games of a text as chapters to be read, and the name that they have together; '' where the text says none.
export async function studyIn(text: string): Promise<{ name: string; chapters: Pick<Chapter, 'name' | 'record'>[] }> {
  const games = await gamesIn(text);
  return {
    name: games[0] ? tagOf(games[0], tags.study) : '',
    chapters: games.map((game) => ({
      name: tagOf(game, tags.chapter),
      record: game.text.replace(ownTags, '').trim(),
    })),
  };
}
