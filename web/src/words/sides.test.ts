import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { settings, type Language } from '../browser/settings.svelte';
import { referee as refereeDe } from './referee/de';
import { referee as refereeEn } from './referee/en';
import { referee as refereeFr } from './referee/fr';
import { referee as refereeHu } from './referee/hu';
import { classic, textsOf } from './reading';
import { sayReason } from './sayRules';
import { sayRule } from './sayRule';
import { de, en, fr, hu } from './whole';

afterEach(() => (settings.stones = 'ivory-ebony'));

describe('the names of the sides', () => {
  it('are those of the stones', () => {
    expect(de.toCapture('black')).toBe('Mühle! Nimm einen schwarzen Stein.');
    settings.stones = 'red-blue';
    expect(de.toCapture('black')).toBe('Mühle! Nimm einen blauen Stein.');
    expect(de.toPlace('white', 4)).toBe('Rot am Zug: Stein setzen (noch 4).');
    expect(de.takeOpponents('white')).toContain('der markierten roten Steine');
    expect(de.setUpHint).toContain('W für Rot, B für Blau');
    expect(sayRule(de, 'noFlying', 'white')).toBe('Rot springt nie, Blau mit nur noch drei Steinen.');
    expect(sayRule(en, 'noFlying', 'black')).toBe('Blue never flies; Red may with three stones left.');
    expect(en.toCapture('white')).toBe('Mill! Take a red stone.');
    expect(en.pointStone('d6', 'black')).toBe('d6, blue');
    expect(en.setUpHint).toContain('W for Red, B for Blue');
  });

  it('are those of the stones in every language', () => {
    const [french, hungarian] = [fr, hu];
    expect(french.toCapture('black')).toBe('Moulin\u202f! Prends un pion noir.');
    expect(hungarian.toCapture('black')).toBe('Malom! Vegyél le egy fekete korongot.');
    expect(sayRule(french, 'firstPlayer', '')).toBe('Blanc commence.');
    settings.stones = 'red-blue';
    expect(french.toCapture('black')).toBe('Moulin\u202f! Prends un pion bleu.');
    expect(hungarian.toCapture('black')).toBe('Malom! Vegyél le egy kék korongot.');
    expect(french.setUpHint).toContain('W pour Rouge, B pour Bleu');
    expect(hungarian.setUpHint).toContain('W: Piros, B: Kék');
    expect(sayRule(french, 'noFlying', 'black')).toBe('Bleu ne saute jamais, Rouge avec trois pions.');
    expect(sayRule(hungarian, 'noFlying', 'white')).toBe('Piros soha nem ugrik, Kék három koronggal igen.');
    expect(sayRule(french, 'firstPlayer', '')).toBe('Rouge commence.');
    expect(sayRule(hungarian, 'firstPlayer', '')).toBe('Piros kezd.');
    const error = { code: 'bad_white_hand', arguments: ['10', '0', '9'], message: '', line: 0, column: 0 };
    expect(sayReason(french, error)).toBe('Rouge a de 0 à 9 pions en main, pas 10.');
    expect(sayReason(hungarian, error)).toBe('Piros kezében 0–9 korong lehet, nem 10.');
    const newer = { code: 'newer', arguments: [], message: 'White has too many', line: 0, column: 0 };
    expect(sayReason(french, newer)).toBe('White has too many.'); // the rules say it in English
  });

  it('are those of the stones where a referee speaks', () => {
    expect(refereeDe.moveOf(3, 'white')).toBe('3. Zug von Weiß');
    settings.stones = 'red-blue';
    expect(refereeDe.moveOf(3, 'white')).toBe('3. Zug von Rot');
    expect(refereeDe.results.black).toBe('Blau gewinnt');
    expect(refereeEn.side('black')).toBe('Blue');
    expect(refereeFr.results.white).toBe('Les Rouges gagnent');
    expect(refereeFr.moveOf(1, 'black')).toBe('1er coup des Bleus');
    expect(refereeHu.results.white).toBe('Piros nyert');
  });

  it('are also in the texts that other programs share', () => {
    const error = (code: string) => ({ code, arguments: ['4', '1', '9'], message: '', line: 0, column: 0 });
    expect(sayReason(de, error('bad_white_hand'))).toMatch(/^Weiß hat /);
    settings.stones = 'red-blue';
    expect(sayReason(de, error('bad_white_hand'))).toMatch(/^Rot hat /);
    expect(sayReason(de, error('two_stones_on_point'))).toBe('Auf einem Punkt stehen ein roter und ein blauer Stein.');
    expect(sayRule(de, 'firstPlayer', '')).toBe('Rot beginnt.');
    expect(sayRule(en, 'firstPlayer', '')).toBe('Red begins.');
    expect(de.named('Weißbrot, Schwarzwald')).toBe('Weißbrot, Schwarzwald');
  });

  // A sentence with a colour in it would be wrong for other stones.
  // The pages where one learns hand all of theirs to `named`.
  const here = new URL('./', import.meta.url);
  const isSpoken = (file: string) => /^\w+\/\w\w\.ts$/.test(file) && !file.startsWith('learn/');
  const spoken = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(isSpoken);
  it('are looked for in every area', () => {
    expect(spoken).toEqual(
      expect.arrayContaining(['first/de.ts', 'referee/hu.ts', 'players/fr.ts', 'tables/en.ts', 'lobby/de.ts']),
    );
  });
  it.each(spoken)('stand in no sentence of %s by themselves', (file) => {
    const text = readFileSync(new URL(file, here), 'utf8');
    const lines = text
      .slice(text.indexOf('export const'))
      .split('\n')
      .filter((line) => !line.includes("'ivory-ebony'"));
    const language = /(\w\w)\.ts$/.exec(file)?.[1] as Language;
    const naming = textsOf(lines.join('\n')).filter((one) => classic[language].test(one));
    expect(naming).toEqual([]);
  });
});
