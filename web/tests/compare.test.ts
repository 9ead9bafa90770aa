// The presets side by side, as the module knows them.
import { describe, expect, it } from 'vitest';
import type { Place, Presets, Refused } from '../src/rules/view';
import { agreements, differences, examples } from '../src/learn/compare';
import { deskWith } from './desk';

const ask = deskWith('muehle');

describe('the presets side by side', () => {
  const presets = () => ask<Presets>('presets');
  const differing = () => new Map(differences(presets()).map(({ name, values }) => [name, values]));

  it('differ where there is an example, and nowhere else', () => {
    expect([...differing().keys()].sort()).toEqual(Object.keys(examples).sort());
    const names = [...differences(presets()), ...agreements(presets())].map(({ name }) => name);
    expect(names.sort()).toEqual([...presets().parameters].sort());
  });

  it('say which of them has which value', () => {
    expect(differing().get('millProtection')).toEqual([
      {
        value: 'exception_all_in_mills',
        presets: ['standard', 'brettspielnetz', 'zwanzig-zuege', 'schelling-salon', 'muehle-spielen'],
      },
      { value: 'strict', presets: ['strikt'] },
    ]);
  });

  it('are silent about what a preset does not have', () => {
    const having = (name: string) => (differing().get(name) ?? []).flatMap((one) => one.presets).sort();
    const limited = ['brettspielnetz', 'standard', 'zwanzig-zuege'];
    expect(having('noMillCountsPlacing')).toEqual(limited);
    expect(having('drawByRule')).toEqual([...limited, 'muehle-spielen'].sort());
    expect(having('repetition')).toHaveLength(presets().presets.length);
  });

  it('have examples that can stand on a board', () => {
    for (const [name, { position }] of Object.entries(examples)) {
      const place = ask<Place & { error?: Refused }>('moves', 'standard', position);
      expect(place.error, name).toBeUndefined();
      expect(place.outcome.over, name).toBe(false);
    }
  });
});
