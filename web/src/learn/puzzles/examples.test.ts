import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exampleIds, exampleOf } from './examples';
import { readPuzzles, themes } from './format';

it('is a puzzle out of the file of its theme', () => {
  for (const theme of themes) {
    const file = readFileSync(new URL(`./data/${theme}.txt`, import.meta.url), 'utf8');
    const found = readPuzzles(file)?.find(({ id }) => id === exampleIds[theme]);
    expect(found?.task.position, theme).toBe(exampleOf(theme));
  }
});
