// The card of the club whose server this is: it comes with what stands around it, so that nothing moves.
import type { Component } from 'svelte';
import { known } from '../server/known.svelte';
import type { Face } from '../server/site';

export const club: { card: Component<{ face: Face }> | null } = { card: null };

// Nothing where nobody knows of a club yet; what cannot be loaded comes later by itself.
export async function loadCard(): Promise<void> {
  if (known.face) club.card = await import('./ClubCard.svelte').then((part) => part.default).catch(() => null);
}
