// The page as it is installed, in every language.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inAll } from '../src/words/whole';
import { manifestOf } from '../src/browser/root';

const manifest = (language: string): Record<string, unknown> => {
  const name = manifestOf(language).split('/').at(-1) ?? '';
  return JSON.parse(readFileSync(new URL(`../public/${name}`, import.meta.url), 'utf8')) as Record<string, unknown>;
};

it.each(Object.values(inAll))('is the same but for what it says: $code', ({ code, description }) => {
  expect(manifest(code)).toEqual({ ...manifest('de'), lang: code, description });
});
