// A game asked for in the address: /?position=…&rules=…&mode=two|computer&level=2&colour=white
import { fullStrength, levelScale, type LocalGame } from '../core/localGame';
import { coin, seed } from '../core/random';
import { oneOf } from '../core/storage';

export function gameFromAddress(search: string): LocalGame | null {
  const asked = new URLSearchParams(search);
  if (!['position', 'rules', 'mode'].some((name) => asked.has(name))) return null;
  const colour = asked.get('colour');
  const level = Number(asked.get('level') ?? '1');
  return {
    kind: oneOf<LocalGame['kind']>(asked.get('mode'), ['two', 'computer']),
    scale: levelScale,
    level: Number.isInteger(level) && level >= 1 && level <= fullStrength ? level : 1,
    seed: seed(),
    rules: asked.get('rules') ?? 'standard',
    start: asked.get('position') ?? '',
    policy: oneOf<LocalGame['policy']>(asked.get('next'), ['alternate', 'loser_chooses']),
    white: colour === 'black' ? 1 : colour === 'lot' ? coin() : 0,
    lot: colour === 'lot',
    games: [],
    events: [],
  };
}
