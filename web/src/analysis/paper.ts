// An analysis goes on paper as a sheet of its own (Sheet.svelte). It stands on the page only while the browser prints,
// whoever asked for that. The browser's own menu does not wait, so the sheet is fetched when there is nothing else to do.
import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import type Sheet from './Sheet.svelte';

type Props = ComponentProps<typeof Sheet>;

export class Paper {
  private part: typeof Sheet | null = null;
  private sheet: Record<string, unknown> | null = null;

  constructor(private readonly what: () => Props) {}

  // As long as the analysis is open.
  readonly lie = (): (() => void) => {
    (globalThis.requestIdleCallback ?? setTimeout)(() => void this.fetch().catch(() => undefined)); // the button says so
    addEventListener('beforeprint', this.fill);
    addEventListener('afterprint', this.clear);
    return () => {
      removeEventListener('beforeprint', this.fill);
      removeEventListener('afterprint', this.clear);
      this.clear();
    };
  };
  // Rejected where the sheet cannot be had.
  async print(): Promise<void> {
    await this.fetch();
    window.print();
  }

  private async fetch(): Promise<void> {
    this.part ??= (await import('./Sheet.svelte')).default;
  }
  private readonly fill = (): void => {
    if (!this.part || this.sheet) return;
    this.sheet = mount(this.part, { target: document.body, props: this.what() });
    flushSync();
  };
  private readonly clear = (): void => {
    if (this.sheet) void unmount(this.sheet);
    this.sheet = null;
  };
}
