// Questions that the keyboard asks; keyAnswers.ts has what the page says to them.
import { lookUp } from '../words/base/shared';

export type Query = 'own' | 'other' | 'last' | 'moves' | 'capture' | 'clocks' | 'state';
export type Command = { ask: Query } | 'board' | 'type' | 'turn' | 'keys';

const commands: Readonly<Record<string, Command>> = {
  o: { ask: 'own' },
  p: { ask: 'other' },
  l: { ask: 'last' },
  m: { ask: 'moves' },
  c: { ask: 'capture' },
  t: { ask: 'clocks' },
  s: { ask: 'state' },
  b: 'board',
  e: 'type',
  f: 'turn',
  '?': 'keys',
};

// What a key of a single character asks for, unless the player has switched these off.
export const commandOf = (key: string, singleKeys: boolean): Command | null =>
  (singleKeys && lookUp(commands, key.toLowerCase())) || null;
