// An analysis goes on paper as a sheet of its own (Sheet.svelte). It stands on the page only while the browser prints,
// whoever asked for that. The browser's own menu does not wait, so the sheet is fetched when there is nothing else to do.
import { flushSync } from 'svelte';
import { whenIdle } from '../browser/idle';
import type Sheet from './Sheet.svelte';

export class Paper {
  private part: typeof Sheet | null = null;
  // While the browser prints.
  sheet = $state.raw<typeof Sheet | null>(null);

  // As long as the analysis is open.
  readonly lie = (): (() => void) => {
    whenIdle(() => void this.fetch().catch(() => undefined)); // the button says so
    addEventListener('beforeprint', this.fill);
    addEventListener('afterprint', this.clear);
    return () => {
      removeEventListener('beforeprint', this.fill);
      removeEventListener('afterprint', this.clear);
    };
  };
  // Rejected where the sheet cannot be had.
  async print(): Promise<void> {
    await this.fetch();
    this.fill();
    window.print();
  }

  private async fetch(): Promise<void> {
    this.part ??= (await import('./Sheet.svelte')).default;
  }
  // At once: Firefox prints before anything else is done.
  private readonly fill = (): void => flushSync(() => void (this.sheet = this.part));
  private readonly clear = (): void => void (this.sheet = null);
}
