// What two players say to each other at a table, as it is shown in this browser.
import type { ChatLine } from '../../../server/tableMessages';
import type { TableSource } from '../source/tableSource.svelte';
import { keepSettings, settings } from '../../../browser/settings.svelte';
import { isMuted, keep, loadKept, mute, muteKey, see, seenAt, type Kept } from './chatStore';
import type { Preset } from '../../../words/chat/presets';

export type Ground = Pick<TableSource, 'chat' | 'seat' | 'table' | 'say'>;

export class Talk {
  private kept = $state.raw<Kept>(loadKept());
  hidden = $state(document.hidden); // nobody looks at the page
  open = $state(false); // in a window of its own
  room = $state(false); // there is some beside the board
  text = $state(''); // that is being written
  sending = $state(false);
  refused = $state<string | null>(null); // by code, why the last message was not sent

  constructor(
    private readonly source: Ground,
    private readonly code: string,
  ) {}

  get on(): boolean {
    return settings.chat;
  }
  set on(on: boolean) {
    settings.chat = on;
    keepSettings();
    if (on) this.read(); // what was said meanwhile was not wanted
  }
  // Beside the board it takes no room from the moves and the sentence where there is little; its button counts what is
  // said.
  get folded(): boolean {
    return this.kept.folded ?? !matchMedia('(min-height: 1000px)').matches;
  }
  set folded(folded: boolean) {
    this.kept = keep((kept) => ({ ...kept, folded }));
  }

  // It is shown beside the board.
  get beside(): boolean {
    return this.room && !this.folded;
  }

  // By name; null where the other one has none.
  get opponent(): string | null {
    const { seat, table } = this.source;
    return seat === null ? null : (table?.names[seat === 0 ? 1 : 0] ?? null);
  }
  get muted(): boolean {
    return isMuted(this.kept, muteKey(this.opponent, this.code));
  }
  set muted(on: boolean) {
    this.kept = keep((kept) => mute(kept, muteKey(this.opponent, this.code), on));
  }

  isOwn({ by }: ChatLine): boolean {
    return by === this.source.seat;
  }
  get lines(): readonly ChatLine[] {
    const all = this.source.chat ?? [];
    return this.muted ? all.filter((line) => this.isOwn(line)) : all;
  }
  // What a referee has taken out.
  get removed(): number {
    return (this.source.chat ?? []).filter(({ preset, text }) => preset === null && text === '').length;
  }
  // What the other one has written himself.
  get reportable(): readonly string[] {
    return this.lines.filter((line) => !this.isOwn(line) && line.preset === null).flatMap(({ text }) => text || []);
  }
  get unread(): number {
    if (!this.on) return 0;
    const seen = seenAt(this.kept, this.code);
    return this.lines.filter((line) => !this.isOwn(line) && line.number > seen).length;
  }
  get looking(): boolean {
    return this.on && !this.hidden && (this.open || this.beside);
  }
  // For the title of a page that nobody looks at.
  get mark(): string {
    return this.hidden && this.unread > 0 ? `(${this.unread}) ` : '';
  }

  // All that is there has been seen.
  read(): void {
    const last = this.source.chat?.at(-1)?.number ?? 0;
    if (last > seenAt(this.kept, this.code)) this.kept = keep((kept) => see(kept, this.code, last));
  }

  // What cannot be sent stays in the field.
  async sendText(): Promise<void> {
    const text = this.text.trim();
    if (text !== '' && (await this.send({ text }))) this.text = '';
  }
  async sendPreset(preset: Preset): Promise<void> {
    await this.send({ preset });
  }
  private async send(what: Parameters<Ground['say']>[0]): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.refused = null;
    const refused = await this.source.say(what).finally(() => (this.sending = false));
    this.refused = refused?.code ?? null;
    return refused === null;
  }
}
