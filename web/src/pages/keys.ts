// Questions that the keyboard asks and the page answers in words.
import { speakerOf, type Situation } from '../play/situation';
import { other, type Colour } from '../core/view';
import type { Messages } from '../i18n/de';
import { sayMove } from '../i18n/say';
import { lookUp } from '../i18n/shared';

export type Query = 'own' | 'other' | 'last' | 'moves' | 'capture' | 'clocks' | 'state';
export type Command = { ask: Query } | 'board' | 'type' | 'keys';

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
  '?': 'keys',
};

// What a key of a single character asks for, unless the player has switched these off.
export const commandOf = (key: string, singleKeys: boolean): Command | null =>
  (singleKeys && lookUp(commands, key.toLowerCase())) || null;

export function answerKey(t: Messages, situation: Situation, query: Query, state: string): string {
  const { view, board } = situation;
  if (!view || !board) return '';
  const own = speakerOf(situation) ?? board.to_move;
  const stonesOf = (colour: Colour): string => {
    const points = board.points.filter((point) => point.stone === colour).map((point) => point.name);
    return t.saidOwn(colour, points, board.hand[colour]);
  };
  switch (query) {
    case 'own':
      return stonesOf(own);
    case 'other':
      return stonesOf(other(own));
    case 'last':
      return board.last ? t.saidLast(`${board.last.label} ${sayMove(t, board.last)}`) : t.saidNoLast;
    case 'moves': {
      const ways = board.moves.map((move) => (move.from === null ? move.to : `${move.from}-${move.to}`));
      return t.saidMoves([...new Set(ways)]);
    }
    case 'capture': {
      const taken = view.game.plies.slice(0, board.ply).findLast((ply) => ply.capture !== null);
      return taken?.capture ? t.saidLastCapture(taken.capture, taken.label) : t.saidNoCapture;
    }
    case 'clocks':
      return t.saidNoClock;
    case 'state':
      return state;
  }
}
