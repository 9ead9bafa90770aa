// What the page answers to the questions of the keyboard.
import { speakerOf, type Situation } from './situation';
import { other, type Colour } from '../rules/view';
import type { AllWords } from '../words';
import { sayMove } from '../words/sayRules';
import { loadTimeWords } from '../words/time/index.svelte';
import { sayClocks } from '../terms/sayTime';
import type { Query } from './keyQuestions';

export async function answerKey(t: AllWords, situation: Situation, query: Query, state: string): Promise<string> {
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
      return situation.facts.clocks
        ? sayClocks(await loadTimeWords(), situation.facts.clocks, Date.now())
        : t.saidNoClock;
    case 'state':
      return state;
  }
}
