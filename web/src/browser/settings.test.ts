import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferredLanguage } from './settings.svelte';

describe('the language at first', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['hu'], 'hu'],
    [['es', 'de-AT', 'fr'], 'de'],
    [['en-GB', 'hu'], 'en'],
    [['frr', 'es'], 'en'],
    [[], 'en'],
  ])('is the first of %j that the page speaks', (tags, language) => {
    expect(preferredLanguage(tags)).toBe(language);
  });
});

describe('settings in two tabs', () => {
  const key = 'muehle.settings';
  let storage: Map<string, string>;
  let listeners: ((event: { key: string | null }) => void)[];
  beforeEach(() => {
    [storage, listeners] = [new Map(), []];
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, value: string) => storage.set(name, value),
    });
    vi.stubGlobal('addEventListener', (type: string, listener: (typeof listeners)[number]) => {
      if (type === 'storage') listeners.push(listener);
    });
    vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} } });
  });
  afterEach(() => vi.unstubAllGlobals());
  const open = async () => {
    vi.resetModules();
    return import('./settings.svelte');
  };
  const kept = () => JSON.parse(storage.get(key) ?? '{}') as Record<string, unknown>;

  it('are changed in one and kept by the other, without a word between them', async () => {
    const [one, other] = [await open(), await open()];
    one.settings.language = 'hu';
    one.settings.name = 'Anna';
    one.keepSettings();
    other.settings.sound = false;
    other.keepSettings();
    expect(kept()).toMatchObject({ language: 'hu', name: 'Anna', sound: false });
    expect(other.settings).toMatchObject({ language: 'hu', name: 'Anna', sound: false });
    one.settings.name = 'Ben';
    one.keepSettings();
    expect(kept()).toMatchObject({ language: 'hu', name: 'Ben', sound: false });
  });

  it('are taken over at once, but for what is just being changed', async () => {
    const [one, other] = [await open(), await open()];
    one.settings.theme = 'dark';
    one.settings.level = 3;
    one.keepSettings();
    other.settings.level = 7; // not kept yet
    listeners[1]?.({ key });
    expect(other.settings).toMatchObject({ theme: 'dark', level: 7 });
    expect(document.documentElement.dataset['theme']).toBe('dark');
    one.settings.theme = 'light';
    one.keepSettings();
    other.keepSettings();
    expect(kept()).toMatchObject({ theme: 'light', level: 7 });
  });

  it('of a newer page stay, and of those gone nothing is forgotten', async () => {
    storage.set(key, JSON.stringify({ theme: 'dark', colours: 'many' }));
    const { settings, keepSettings } = await open();
    settings.turned = true;
    keepSettings();
    expect(kept()).toMatchObject({ theme: 'dark', colours: 'many', turned: true });
    storage.clear();
    keepSettings();
    expect(kept()).toMatchObject({ theme: 'dark', turned: true });
  });
});
