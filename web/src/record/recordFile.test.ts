import { describe, expect, it } from 'vitest';
import { fileName } from './recordFile';

describe('the name of a file', () => {
  const day = new Date(2026, 10, 2).getTime();
  it('has the players and the day', () => {
    expect(fileName({ white: 'Anna', black: 'Computer, Stufe 3' }, day)).toBe(
      'muehle-anna-computer-stufe-3-2026-11-02.txt',
    );
  });
  it('is one that every system takes', () => {
    expect(fileName({ white: '../Änne "B"', black: '日本' }, day)).toBe('muehle-änne-b-日本-2026-11-02.txt');
    expect(fileName({ white: '???', black: '' }, day)).toBe('muehle-2026-11-02.txt');
  });
});
