import { expect, it } from 'vitest';
import { anna, guest, listedGame } from '../../tests/listed';
import { tables } from '../words/tables/de';
import { de } from '../words/whole';
import { sayShared } from './sayShared';

const game = { ...listedGame, white: anna, black: guest };

it.each([
  ['mit Anna', { mine: 'white', shared: true }],
  ['mit Gast', { mine: 'black', shared: true }],
  ['', { mine: 'white', shared: false }],
  ['', { mine: null, shared: false }],
] as const)('says %j of a seat', (said, whose) => {
  expect(sayShared(de, tables, { ...game, ...whose })).toBe(said);
});
