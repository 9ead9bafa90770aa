// Those who share a seat, as the page of one of them knows them.
import type { Refused } from '../../../rules/view';
import type { TableSource } from '../source/tableSource.svelte';

export type Ground = Pick<TableSource, 'counsel' | 'seat' | 'table' | 'partner' | 'movers' | 'consult'>;

export class Council {
  open = $state(false);
  text = $state(''); // that is being written
  sending = $state(false);
  refused = $state.raw<Refused | null>(null); // why the last message was not sent
  private seen = $state(0); // the number of the last line that was

  constructor(private readonly source: Ground) {
    this.seen = this.source.counsel?.at(-1)?.number ?? 0;
  }

  get lines() {
    return this.source.counsel ?? [];
  }
  get partners() {
    const { seat, table } = this.source;
    return seat === null ? [] : (table?.consultation?.partners[seat] ?? []);
  }
  get isOpen(): boolean {
    const { seat, table } = this.source;
    return seat !== null && table?.consultation?.open[seat] === true;
  }
  // Whose seat it is, by name.
  get holder(): string {
    const { seat, table } = this.source;
    return seat === null ? '' : (table?.names[seat] ?? '');
  }
  get holds(): boolean {
    return !this.source.partner;
  }
  get movers() {
    return this.source.movers;
  }
  get unread(): number {
    return this.open ? 0 : this.lines.filter(({ number }) => number > this.seen).length;
  }
  read(): void {
    this.seen = this.lines.at(-1)?.number ?? 0;
  }

  // What cannot be sent stays in the field.
  async send(): Promise<void> {
    const text = this.text.trim();
    if (text === '' || this.sending) return;
    this.sending = true;
    this.refused = await this.source.consult(text).finally(() => (this.sending = false));
    if (this.refused === null) this.text = '';
  }
}
