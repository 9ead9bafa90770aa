import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './settings.svelte';

describe('the language at first', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['hu'], 'hu'],
    [['it', 'de-AT', 'fr'], 'de'],
    [['en-GB', 'hu'], 'en'],
    [['frr', 'it'], 'en'],
    [[], 'en'],
  ])('is the first of %j that the page speaks', (tags, language) => {
    expect(preferredLanguage(tags)).toBe(language);
  });
});
