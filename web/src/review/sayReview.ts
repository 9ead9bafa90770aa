// A review in words.
import { colours, type Colour } from '../rules/view';
import type { AllWords } from '../words';
import type { Mover } from '../words/first/de';
import { isExact, scoreOf, type JudgedMove, type Review, type Value } from '../exact/values/review';

// What a move gave away; nothing for a good one. `you`: the side of who reads it, null for who watches or plays both.
export function sayLoss(
  t: AllWords,
  review: Review | null, // null: which move lost the game is not said
  move: JudgedMove,
  you: Colour | null,
  loser: Colour | null,
): string {
  const { judgement, best, played, colour } = move;
  if (judgement === 'good') return '';
  const lost = loser === colour && review?.losing_ply[loser] === move.ply;
  const mover = colour === you ? 'you' : colour;
  return lost ? t.lostGame(mover) : sayError(t, judgement, mover, best.value, played.value);
}
function sayError(
  t: AllWords,
  judgement: Exclude<JudgedMove['judgement'], 'good'>,
  mover: Mover,
  best: Value | null,
  played: Value | null,
): string {
  if (judgement === 'doubtful' || best === null || played === null) return t.misjudged[judgement](mover);
  if (best === 'win') return (played === 'loss' ? t.gaveAll : t.gaveWin)(mover);
  return t.gaveDraw(mover);
}

// What would have kept it.
export function sayBetter(t: AllWords, { best, better }: JudgedMove): string {
  const moves = better.map(({ move }) => move);
  if (moves.length === 0) return '';
  if (best.value === 'win') return t.wouldHave.win(moves);
  return best.value === 'draw' ? t.wouldHave.draw(moves) : t.wouldHave.more(moves);
}

export function saySource(t: AllWords, review: Review): string {
  if (!isExact(review)) return t.reviewEstimated;
  const plain = review.moves.some(({ best, played }) => best.ignores_draw_rules || played.ignores_draw_rules);
  return plain ? t.reviewExactPlain : t.reviewExact;
}

// How many moves of either kept what the position was worth.
export const sayScores = (t: AllWords, review: Review): string =>
  colours
    .map((colour) => ({ colour, ...scoreOf(review, colour) }))
    .map(({ colour, kept, moves, lost }) => t.keptMoves(colour, kept, moves, lost))
    .join(' ');
