import { afterEach, describe, expect, it, vi } from 'vitest';
import { languages } from '../browser/languages';
import { settings, type Language } from '../browser/settings.svelte';
import type { Explanation } from '../rules/view';
import { sayReason, sayRefusal } from './sayRules';
import { speak, words } from './words.svelte';

const before = settings.language;
afterEach(() => (settings.language = before));

describe('the language that is set', () => {
  it.each([
    ['de', 'Deutsch', 'Aufgeben'],
    ['en', 'English', 'Resign'],
    ['fr', 'Français', 'Aban\u00addonner'],
    ['hu', 'Magyar', 'Feladás'],
  ] as [Language, string, string][])('is spoken: %s', async (language, name, resign) => {
    settings.language = language;
    await speak(language);
    expect([languages[language], words().code, words().resign]).toEqual([name, language, resign]);
  });
});

describe('the words that are loaded later', () => {
  const reason: Explanation = { code: 'illegal_move', arguments: [], message: 'no', line: 0, column: 0 };
  const fresh = async () => {
    vi.resetModules();
    const { settings: set } = await import('../browser/settings.svelte');
    const i18n = await import('./words.svelte');
    const to = (language: Language) => i18n.speak((set.language = language));
    return { ...i18n, to };
  };

  it('are not there at first, and then in the language that is set', async () => {
    const { to, allWords, loadAllWords } = await fresh();
    await to('de');
    expect(allWords()).toBeNull();
    await loadAllWords();
    expect([allWords()?.resign, allWords()?.copy]).toEqual(['Aufgeben', 'Kopieren']);
  });

  it('come with every other language from then on, so that none is missing for a moment', async () => {
    const { to, allWords, loadAllWords } = await fresh();
    await to('de');
    await loadAllWords();
    await to('en');
    expect([allWords()?.code, allWords()?.copy]).toEqual(['en', 'Copy']);
    await to('hu');
    expect([allWords()?.code, allWords()?.copy, allWords()?.typeMoveHint]).toEqual([
      'hu',
      'Másolás',
      'd6, a1-a4, a1-a4xg7',
    ]);
  });

  it('are those of the language that has been set meanwhile', async () => {
    const { to, allWords, loadAllWords, mostWords } = await fresh();
    await to('de');
    await Promise.all([loadAllWords(), to('en')]);
    expect([allWords()?.code, allWords()?.copy]).toEqual(['en', 'Copy']);
    expect((await mostWords()).copy).toBe('Copy');
  });

  it('leave a sentence where they are missing', async () => {
    settings.language = 'de';
    await speak('de');
    expect(sayReason(words(), reason)).toBe(words().refusedElse);
    expect(sayRefusal(words(), { code: 'offline', message: '', reason: null })).toBe(words().refusedElse);
    expect(sayRefusal(words(), { code: 'computer_failed', message: '', reason: null })).toBe(words().computerFailed);
  });
});
