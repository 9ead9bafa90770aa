import { describe, expect, it } from 'vitest';
import type { Refused } from '../rules/view';
import type { Analysis } from './analysis.svelte';
import { take } from './take';

const refused: Refused = { code: 'bad_record', message: 'line 1: 3. d2 is not legal', reason: null };
const reader = { load: () => Promise.resolve({ ok: false, refused }) } as unknown as Analysis;

describe('a text that is no game', () => {
  it.each([
    '1. d6 f4 (1... c4 2. d2 b4) 2. d2 b4 3. a1 *',
    '1. d6 $1 f4 2. xx',
    '1. d6 {well} zz',
    '[White "A"]\n\n1. d6 a1 *',
  ])('is refused as the reader of records says it: %s', async (text) => {
    expect(await take(reader, text)).toEqual({ kind: 'refused', refused });
  });
});
