// A kept game in words.
import type { Both } from '../../rules/view';
import { colours } from '../../rules/view';
import { isOver, type KeptGame } from './keptGame';
import type { Messages } from '../../words/first/de';
import { computerName } from '../../words/names';

function nameOf(t: Messages, game: KeptGame, player: 0 | 1): string {
  const own = game.names[player];
  if (own) return own;
  if (game.kind === 'two') return t.playerNumber(player + 1);
  return player === 0 ? t.you : computerName(t, game.level);
}

export function keptNames(t: Messages, game: KeptGame): Both<string> {
  const white = game.hasWhite;
  return { white: nameOf(t, game, white), black: nameOf(t, game, white === 0 ? 1 : 0) };
}

export function keptOpponent(t: Messages, game: KeptGame): string {
  if (game.kind === 'computer') return nameOf(t, game, 1);
  const { white, black } = keptNames(t, game);
  return `${white} – ${black}`;
}

// „Du hast gewonnen“ against the computer, „Weiß hat gewonnen“ where two sat here.
export function keptResult(t: Messages, game: KeptGame): string {
  if (!isOver(game)) return t.isRunning;
  const verdict = game.outcome.split(':')[0] ?? '';
  if (verdict === 'draw') return t.isDrawn;
  const winner = colours.find((colour) => verdict === `${colour}_wins`);
  if (!winner) return t.isAborted;
  if (game.kind === 'two') return t.hasWon({ name: t.colour(winner) });
  return t.hasWon((winner === 'white') === (game.hasWhite === 0) ? 'you' : 'computer');
}
