// Whether who plays here has just claimed a draw in vain, or was declined one without a reason: he may have it looked
// at.
import { other } from '../../rules/view';
import { isLooking, speakerOf, type Situation } from '../../game/situation';

export function wasRefused(situation: Situation): boolean {
  const { view, notice } = situation;
  const own = speakerOf(situation);
  if (!own || !view || view.game.outcome.over || isLooking(situation)) return false;
  if (notice?.kind === 'claim') return !notice.claim.right && !notice.withMove;
  if (notice?.kind === 'refused') return notice.refused.code === 'claim_unfounded';
  const last = view.game.log.at(-1);
  return last?.kind === 'decline' && last.by === other(own) && last.message === '';
}
