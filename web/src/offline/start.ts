// Keeps the page, and says when there is a newer one.
import { mount } from 'svelte';
import { kept } from '../device/kept';
import { updates } from './updates.svelte';

export function startOffline(): void {
  void updates.start(() => {
    void import('./UpdateNote.svelte').then(({ default: UpdateNote }) => mount(UpdateNote, { target: document.body }));
  });
  // The page was left while the solution was being loaded.
  if (kept()?.state === 'loading') void import('../device/device.svelte').then(({ device }) => device.resume());
}
