// What the header shows of the club whose server this is. It comes before the page is drawn where that is known, so that
// nothing moves.
import { known } from '../server/known.svelte';

export async function loadSign(): Promise<void> {
  if (known.face) known.sign = (await import('./Face.svelte')).default;
}
