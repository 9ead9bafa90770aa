// What the header shows of the club whose server this is. It comes before the page is drawn where that is known, so that
// nothing moves.
import type { Component } from 'svelte';
import { known } from '../server/known.svelte';

export const sign: { face: Component | null } = { face: null };

export async function loadSign(): Promise<void> {
  if (known.face) sign.face = (await import('./Face.svelte')).default;
}
