// What players are called on the page.
import { computerName, levelName } from '../words/names';
import type { Facts, Player, Situation } from './situation';
import type { Colour } from '../rules/view';
import { sayNameless } from '../words/sayRules';
import type { Messages, Who } from '../words/first/de';

export function playerName(t: Messages, player: Player): string {
  const { name } = player;
  if (player.free) return t.seatFree;
  if (typeof name === 'string') return name;
  if (name === null) return player.you ? t.you : sayNameless(t, player);
  return 'computer' in name ? computerName(t, name.computer) : t.playerNumber(name.player);
}

// Of the computer that plays, if one does.
export const computerLevel = ({ players }: Facts): number | null => {
  const [level = null] = Object.values(players).flatMap(({ name }) =>
    typeof name === 'object' && name && 'computer' in name ? [name.computer] : [],
  );
  return level;
};
export const levelOf = (t: Messages, { name }: Player): string =>
  name !== null && typeof name === 'object' && 'computer' in name ? levelName(t, name.computer) : '';
// Who is meant in a sentence: the colour where both sit at one board, and where a watcher knows no name.
export function whoPlays(t: Messages, { kind, facts }: Pick<Situation, 'kind' | 'facts'>, colour: Colour): Who {
  const { name, you, free } = facts.players[colour];
  if (kind === 'two' || kind === 'analysis') return { name: t.colour(colour) };
  if (you) return 'you';
  if (typeof name === 'string' && !free) return { name };
  if (kind === 'computer') return 'computer';
  return facts.own.length > 0 ? 'opponent' : { name: t.colour(colour) };
}
