// Keeps the page, and says when there is a newer one.
import { kept } from '../exact/copy/remembered';
import { serviceWorkers } from '../offline/serviceWorkers';
import { updates } from '../offline/updates.svelte';

export function startOffline(): void {
  void updates.start();
  // Beside a page that is kept; without a secure address none is.
  void serviceWorkers()
    ?.ready.then(() => import('../exact/sources'))
    .then(({ prepareEndgames }) => prepareEndgames())
    .catch(() => undefined);
  // The page was left while the solution was being loaded.
  if (kept()?.state === 'loading') void import('../exact/copy/copying.svelte').then(({ device }) => device.resume());
}
