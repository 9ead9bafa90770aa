import { describe, expect, it } from 'vitest';
import { day, hour, minute, second, type Clocks } from '../server/clocks';
import { sayClocks, sayControl, sayTime, showControl, showTime } from './sayTime';
import { time as de } from '../words/time/de';
import { time as en } from '../words/time/en';
import { time as fr } from '../words/time/fr';
import { time as hu } from '../words/time/hu';
import { time as italian } from '../words/time/it';
import { time as nl } from '../words/time/nl';

describe('a time on a clock', () => {
  it.each([
    [0, '0,0'],
    [9_400, '9,4'],
    [9_950, '0:10'],
    [59_000, '0:59'],
    [4 * minute + 59 * second - 1, '4:59'],
    [hour + 2 * minute + 3 * second, '1:02:03'],
    [2 * day + 3 * hour, '2 Tage 3 Std.'],
    [day, '1 Tag 0 Std.'],
  ])('%i ms is %s', (time, shown) => expect(showTime(de, time)).toBe(shown));
  it('has a point in English', () => expect(showTime(en, 9_400)).toBe('9.4'));
});

describe('a time', () => {
  it('is read out with its units', () => {
    expect(sayTime(de, hour + minute + second)).toBe('1 Stunde 1 Minute 1 Sekunde');
    expect(sayTime(en, 2 * minute)).toBe('2 minutes');
    expect(sayTime(de, 0)).toBe('0 Sekunden');
  });
});

describe('a time control', () => {
  it.each([
    ['300+5', '5 min + 5 s je Zug', '5 min + 5 s a move'],
    ['600+0', '10 min', '10 min'],
    ['90d5', '1,5 min, je Zug 5 s frei', '1.5 min, 5 s of each move free'],
    ['1/86400', '1 Tag je Zug', '1 day a move'],
    ['1/259200', '3 Tage je Zug', '3 days a move'],
    ['-', 'Ohne Uhr', 'No clock'],
  ])('%s is said', (text, german, english) => {
    expect([sayControl(de, text), sayControl(en, text)]).toEqual([german, english]);
  });
  it.each([
    ['300+5', '5 + 5'],
    ['10+5', '0,17 + 5'], // less than a minute is a part of one
    ['1/259200', '3 Tage'],
    ['-', 'Ohne Uhr'],
  ])('%s is shown', (text, shown) => {
    expect(showControl(de, text).replaceAll('\u202f', ' ')).toBe(shown);
  });
  it('has words of its own in every language', () => {
    const said = [de, en, fr, hu, italian, nl].map((t) => sayControl(t, '1/259200'));
    expect(new Set(said).size).toBe(6);
  });
});

describe('the clocks', () => {
  const clocks: Clocks = {
    control: '300+5',
    left: { white: 5 * minute, black: 4 * minute },
    free: 0,
    running: null,
    abortAfter: 2 * minute,
    still: 0,
    told: 0,
  };
  it('are said, with what waits for a first move', () => {
    expect(sayClocks(de, clocks, 0)).toBe(
      'Weiß: 5 Minuten. Schwarz: 4 Minuten. Der erste Zug fehlt noch: In 2 Minuten wird die Partie abgebrochen.',
    );
    expect(sayClocks(de, { ...clocks, abortAfter: null }, 0)).toBe('Weiß: 5 Minuten. Schwarz: 4 Minuten.');
  });
});
