// A game against somebody who waits: asked for once, and opened when it has begun.
import type { Refused } from '../rules/view';
import { takeSeek } from '../server/lobby';
import { rememberFound } from '../server/nextSeek';
import { who } from '../server/who.svelte';
import { settings } from '../browser/settings.svelte';
import { goTo } from '../routes/navigation';
import { tableAddress } from '../routes/addresses';

// With a sound, since nobody may be looking.
export function openGame(code: string): void {
  void import('../browser/sound').then(({ play }) => play('begin')).catch(() => undefined);
  goTo(tableAddress(code));
}

export class Taking {
  busy = $state(false);
  refused = $state.raw<{ id: string; why: Refused } | null>(null); // which, and why

  async take(id: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refused = null;
    const taken = await who.withSession(() => takeSeek(id, settings.name.trim()));
    this.busy = false;
    if (taken.ok) {
      rememberFound(taken.value.code);
      openGame(taken.value.code);
    } else this.refused = { id, why: taken.refused };
  }
}
