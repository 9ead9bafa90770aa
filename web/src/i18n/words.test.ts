import { afterEach, describe, expect, it } from 'vitest';
import { settings, type Language } from '../ui/settings.svelte';
import { languages, speak, words } from './words.svelte';

const before = settings.language;
afterEach(() => (settings.language = before));

describe('the language that is set', () => {
  it.each([
    ['de', 'Deutsch', 'Aufgeben'],
    ['en', 'English', 'Resign'],
    ['fr', 'Français', 'Abandonner'],
    ['hu', 'Magyar', 'Feladás'],
  ] as [Language, string, string][])('is spoken: %s', async (language, name, resign) => {
    settings.language = language;
    await speak(language);
    expect([languages[language], words().code, words().resign]).toEqual([name, language, resign]);
    expect(words().typeMoveHint).toContain('a1-a4xg7'); // some languages have it from English
  });
});
