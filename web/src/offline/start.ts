// Comes when the page has nothing else to do.
import { mount } from 'svelte';
import UpdateNote from './UpdateNote.svelte';
import { updates } from './updates.svelte';

export function startOffline(): void {
  mount(UpdateNote, { target: document.body });
  void updates.start();
}
