import { readdirSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { settings } from '../browser/settings.svelte';
import { languageOfRest } from './base/area.svelte';

afterEach(() => (settings.language = 'de'));

it.each([
  ['de', undefined],
  ['en', undefined],
  ['fr', 'en'],
  ['hu', 'en'],
] as const)('what %s does not say is in %s', (language, rest) => {
  settings.language = language;
  expect(languageOfRest()).toBe(rest);
});

// Its pages are marked as a whole: SolutionPage.
it('nothing but the solution is in German and English alone', () => {
  const areas = readdirSync(new URL('./', import.meta.url), { withFileTypes: true }).filter(
    (one) => one.isDirectory() && one.name !== 'base', // which has no words
  );
  const without = (language: string) =>
    areas
      .map(({ name }) => name)
      .filter((name) => {
        return !readdirSync(new URL(`./${name}/`, import.meta.url)).includes(`${language}.ts`);
      });
  expect(without('fr')).toEqual(['solution']);
  expect(without('hu')).toEqual(['solution']);
});
