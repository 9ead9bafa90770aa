// A language is whole or not offered: every area says everything in every language, and nothing in that of another.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageCodes, type Language } from '../browser/languages';
import { wordsOf } from './base/area.svelte';
import { textsOf } from './reading';

type Said = Readonly<Record<string, unknown>>;
const files = import.meta.glob<Readonly<Record<string, Said>>>('./*/??.ts', { eager: true });

const areas = readdirSync(new URL('./', import.meta.url), { withFileTypes: true })
  .filter((one) => one.isDirectory() && one.name !== 'base') // which has no words
  .map(({ name }) => name);

// What a file of an area gives, as its index asks for it.
function nameIn(area: string, language: Language): string {
  if (area === 'first') return language;
  const index = readFileSync(new URL(`./${area}/index.svelte.ts`, import.meta.url), 'utf8');
  return /import: '(\w+)'/.exec(index)?.[1] ?? '';
}
function said(area: string, language: Language): Said {
  const words = files[`./${area}/${language}.ts`]?.[nameIn(area, language)];
  if (!words) throw new Error(`${area} has no ${language}`);
  return words;
}

// Every text, function and list entry, by where it stands.
function entries(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => entries(inner, `${path}.${key}`));
}
const keys = (words: Said): string[] => entries(words).map(([path]) => path);

// What a function says: the texts in it.
const spoken = (value: unknown): string =>
  typeof value === 'function' ? (String(value).match(/`[^`]*`|'[^']*'|"[^"]*"/g) ?? []).join(' ') : String(value);
const isSentence = (text: string): boolean => /\p{L}{2,},? \p{L}+,? \p{L}{2,}/u.test(text);

describe.each(areas)('the words of %s', (area) => {
  const german = said(area, 'de');
  const english = new Map(entries(said(area, 'en')).map(([path, value]) => [path, spoken(value)]));

  it.each(languageCodes)('are all there in %s', (language) => {
    // What is missing in English of what cannot be taken, the rules themselves say.
    const missing = keys(german).filter((path) => !keys(said(area, language)).includes(path));
    expect(missing.filter((path) => language !== 'en' || !path.startsWith('.errors.'))).toEqual([]);
    expect(keys(said(area, language)).filter((path) => !keys(german).includes(path))).toEqual([]);
  });

  it.each(languageCodes)('have nothing left over in %s', (language) => {
    for (const [path, value] of entries(said(area, language))) {
      expect(['string', 'function', 'number', 'boolean'], path).toContain(typeof value);
      if (typeof value === 'string') expect(value, path).not.toMatch(/undefined|\bnull\b|^\s|\s$/);
      if (typeof value === 'string' && !path.startsWith('.errors.')) expect(value, path).not.toMatch(/\s\s|['"]/);
    }
  });

  it.each(languageCodes.filter((code) => code !== 'en'))('are not English in %s', (language) => {
    const left = entries(said(area, language)).filter(
      ([path, value]) => isSentence(spoken(value)) && spoken(value) === english.get(path),
    );
    expect(left.map(([path]) => path)).toEqual([]);
  });
});

it('areas are asked for one language at a time, and a missing one is an error', async () => {
  const area = { './de.ts': async () => ({ yes: 'ja' }) };
  expect(await wordsOf(area, 'de')).toEqual({ yes: 'ja' });
  await expect(wordsOf(area, 'hu')).rejects.toThrow('hu');
});

const marks: Record<Language, RegExp> = {
  de: /[«»”]/,
  en: /[«»„]/,
  fr: /[“„”]|[\p{L}\d»][ \u00a0]?[;!?»]|[\p{L}»][ \u00a0]?:(?!\/)|«[^\u202f]/u, // before a sign stands a narrow space
  hu: /[«»“]/,
  it: /[«»„]/,
  nl: /[«»„]/,
};
it.each(Object.keys(files))('the signs of %s are those of its language', (file) => {
  const language = /(\w\w)\.ts$/.exec(file)?.[1] as Language;
  const text = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll('\\u202f', '\u202f');
  expect(textsOf(text).filter((one) => marks[language].test(one))).toEqual([]);
});
