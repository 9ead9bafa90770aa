// Comes when the page has nothing else to do.
import { mount } from 'svelte';
import { kept } from '../device/kept';
import UpdateNote from './UpdateNote.svelte';
import { updates } from './updates.svelte';

export function startOffline(): void {
  mount(UpdateNote, { target: document.body });
  void updates.start();
  // The page was left while the solution was being loaded.
  if (kept()?.state === 'loading') void import('../device/device.svelte').then(({ device }) => device.resume());
}
