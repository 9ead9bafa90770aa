import { describe, expect, it } from 'vitest';
import { chat as de } from '../../../words/chat/de';
import { chat as en } from '../../../words/chat/en';
import { sayLine, sayRefused, sayWhen } from './sayMessage';

const line = { number: 1, by: 0, preset: null, text: 'Hallo, du', at: 0 } as const;

describe('a message', () => {
  it('says what was written, and what was ready in the language of who reads', () => {
    expect(sayLine(en, line)).toBe('Hallo, du');
    expect(sayLine(en, { ...line, preset: 'good_game', text: '' })).toBe('Good game!');
    expect(sayLine(de, { ...line, preset: 'good_game', text: '' })).toBe('Schöne Partie!');
    expect(sayLine(de, { ...line, preset: 'of_a_newer_server', text: 'Hm' })).toBe('Hm');
    expect(sayLine(de, { ...line, preset: 'toString', text: 'Hm' })).toBe('Hm');
  });
  it('says the day where it was another one', () => {
    const now = new Date(2026, 10, 23, 14, 5);
    const at = (when: Date) => sayWhen('de', when.getTime() / 1000, now);
    expect(at(new Date(2026, 10, 23, 9, 30))).toBe('09:30');
    expect(at(new Date(2026, 10, 22, 9, 30))).toBe('22.11., 09:30');
  });
  it('that does not arrive says why', () => {
    expect(sayRefused(de, 'text_too_long')).toMatch(/300 Zeichen/);
    expect(sayRefused(de, 'offline')).toBe(de.notSent);
  });
});
