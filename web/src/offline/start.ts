// Keeps the page, and says when there is a newer one.
import { kept } from '../device/kept';
import { serviceWorkers } from './workers';
import { updates } from './updates.svelte';

export function startOffline(): void {
  void updates.start();
  // Beside a page that is kept; without a secure address none is.
  void serviceWorkers()
    ?.ready.then(() => import('../database/sources'))
    .then(({ prepareEndgames }) => prepareEndgames())
    .catch(() => undefined);
  // The page was left while the solution was being loaded.
  if (kept()?.state === 'loading') void import('../device/device.svelte').then(({ device }) => device.resume());
}
