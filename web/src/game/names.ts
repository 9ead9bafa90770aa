// What players and presets are called on the page.
import { levelScale } from './local/keptGame';
import type { Player, Situation } from './situation';
import type { Colour, Rules } from '../rules/view';
import { sayNameless } from '../words/sayRules';
import type { Messages, Who } from '../words/first/de';
import { lookUp } from '../words/base/shared';

export function playerName(t: Messages, player: Player): string {
  const { name } = player;
  if (player.free) return t.seatFree;
  if (typeof name === 'string') return name;
  if (name === null) return player.you ? t.you : sayNameless(t, player);
  return 'computer' in name ? computerName(t, name.computer) : t.playerNumber(name.player);
}

// "Gelegenheitsspieler (3)"; full strength and traps have no number.
export function levelName(t: Messages, level: number): string {
  const name = lookUp(t.shared.levels, String(level))?.name ?? '';
  return level > levelScale ? name : `${name} (${level})`.trim();
}
export const levelOf = (t: Messages, { name }: Player): string =>
  name !== null && typeof name === 'object' && 'computer' in name ? levelName(t, name.computer) : '';
export const computerName = (t: Messages, level: number): string => `${t.computer} · ${levelName(t, level)}`;

// Who is meant in a sentence: the colour where both sit at one board, and where a watcher knows no name.
export function whoPlays(t: Messages, { kind, facts }: Pick<Situation, 'kind' | 'facts'>, colour: Colour): Who {
  const { name, you, free } = facts.players[colour];
  if (kind === 'two' || kind === 'analysis') return { name: t.colour(colour) };
  if (you) return 'you';
  if (typeof name === 'string' && !free) return { name };
  if (kind === 'computer') return 'computer';
  return facts.own.length > 0 ? 'opponent' : { name: t.colour(colour) };
}

export function points(halfPoints: number): string {
  const whole = Math.floor(halfPoints / 2);
  if (halfPoints % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

export const rulesTitle = (t: Messages, rules: Rules): string =>
  (rules.preset === null ? undefined : lookUp(t.shared.titles, rules.preset)) ?? t.houseRules;
