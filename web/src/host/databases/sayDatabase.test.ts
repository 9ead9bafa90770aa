import { describe, expect, it } from 'vitest';
import { databases as de } from '../../words/databases/de';
import { databases as en } from '../../words/databases/en';
import { de as t } from '../../words/whole';
import { sayDuration, sayGoal, sayPresets } from './sayDatabase';

describe('what is solved', () => {
  it('takes as long as an estimate can say', () => {
    expect([0.4, 59].map((seconds) => sayDuration(de, 'de', seconds))).toEqual(
      Array(2).fill('weniger als eine Minute'),
    );
    expect(sayDuration(de, 'de', 60)).toBe('etwa 1 Minute');
    expect(sayDuration(de, 'de', 1500)).toBe('etwa 25 Minuten');
    expect(sayDuration(en, 'en-GB', 5399)).toBe('about 90 minutes');
    expect(sayDuration(en, 'en-GB', 5400)).toBe('about 1.5 hours');
    expect(sayDuration(de, 'de', 7300)).toBe('etwa 2 Stunden');
  });
  it('is the moving phase up to some stones, all of it, or the game', () => {
    expect(sayGoal(de, 'up-to-12')).toBe('Ziehen bis 12 Steine');
    expect(sayGoal(en, 'moving')).toBe('The whole moving phase');
    expect(sayGoal(en, 'all')).toBe('The whole game, placing and moving');
    expect(sayGoal(en, '4-3,5-3')).toBe('4-3,5-3');
  });
  it('is for the rules that share its values', () => {
    expect(sayPresets(t, ['standard', 'strikt', 'unknown'])).toBe('Standard, Strikt, unknown');
  });
});
