// The card of the club whose server this is: it comes with what stands around it, so that nothing moves. Null where nobody
// knows of a club yet.
import { known } from '../server/known.svelte';

export const card = known.face
  ? await import('./ClubCard.svelte').then((part) => part.default).catch(() => null)
  : null;
