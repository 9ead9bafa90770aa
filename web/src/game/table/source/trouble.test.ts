import { expect, it } from 'vitest';
import { troubleOf, type Standing } from './trouble';

const down: Standing = { up: false, silent: false, waiting: false, seen: false, known: true, network: true };

it.each<[Partial<Standing>, ReturnType<typeof troubleOf>]>([
  [{ up: true }, null],
  [{ up: true, waiting: true }, 'sending'],
  [{ up: true, network: false }, null], // a server on this machine, or beside it
  [{ up: true, silent: true, waiting: true }, 'reconnecting'],
  [{ up: true, silent: true, network: false }, 'offline'],
  [{}, 'reconnecting'],
  [{ waiting: true }, 'reconnecting'],
  [{ network: false }, 'offline'],
  [{ known: false }, 'connecting'],
  [{ known: false, network: false }, 'connecting'],
  [{ seen: true }, 'blocked'],
])('%j: %s', (standing, trouble) => {
  expect(troubleOf({ ...down, ...standing })).toBe(trouble);
});
