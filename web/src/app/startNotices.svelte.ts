// Looks whether something waits for who plays here, and says so wherever he is.
import { mount } from 'svelte';
import { hint } from '../server/notices';
import { who } from '../server/who.svelte';
import CallNote from '../notices/CallNote.svelte';
import { calls } from '../notices/calls.svelte';
import { elsewhere } from '../notices/elsewhere.svelte';

export function startWaiting(): void {
  mount(CallNote, { target: document.body, anchor: document.body.firstChild ?? undefined }); // above the header
  addEventListener(hint, () => void calls.look());
  addEventListener('popstate', () => calls.move());
  $effect.root(() => {
    // Somebody else plays here: what waits for him is another matter, and so is who is to be woken.
    const player = $derived(who.me?.player ? (who.account ?? '') : null);
    $effect(() => {
      if (player === null) {
        calls.forget();
        return;
      }
      void calls.look();
      void elsewhere.renew();
    });
  });
  calls.start();
}
