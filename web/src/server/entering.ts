// Who plays here, before what belongs to him: asked again while nobody answers.
import type { Result } from '../rules/core';
import type { Refused } from '../rules/view';

export const enterAgain = 2000; // ms

// Whether it is still wanted when the server has said who it is, or that it does not.
export async function enterAtLast(
  enter: () => Promise<Result<unknown>>,
  isWanted: () => boolean,
  ontrouble: (refused: Refused) => void,
): Promise<boolean> {
  while (isWanted()) {
    const entered = await enter();
    if (!isWanted()) break;
    if (entered.ok || entered.refused.code !== 'offline') return true;
    ontrouble(entered.refused);
    await new Promise((go) => setTimeout(go, enterAgain));
  }
  return false;
}
