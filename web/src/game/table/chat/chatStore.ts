// What a browser keeps of chats: how far they were read, who is not listened to, and whether the panel is folded.
import { isObject, isStrings } from '../../../browser/shapes';
import { read, write } from '../../../browser/storage';

export interface Kept {
  readonly folded: boolean | null; // null: nobody has said
  readonly muted: readonly string[]; // names, newest first; of who has none, the table as `#CODE`
  readonly seen: readonly (readonly [code: string, number: number])[]; // newest first
}

const most = 100; // of each; older ones are forgotten
const key = 'muehle.chat';

export function keptOf(stored: unknown): Kept {
  const { folded = null, muted = [], seen = [] } = isObject(stored) ? stored : {};
  const isSeen = (item: unknown): item is [string, number] =>
    Array.isArray(item) && item.length === 2 && typeof item[0] === 'string' && typeof item[1] === 'number';
  return {
    folded: typeof folded === 'boolean' ? folded : null,
    muted: isStrings(muted) ? muted : [],
    seen: Array.isArray(seen) ? seen.filter(isSeen) : [],
  };
}
export const loadKept = (): Kept => keptOf(read(key));
// What another tab has kept meanwhile stays.
export function keep(change: (kept: Kept) => Kept): Kept {
  const kept = change(loadKept());
  write(key, kept);
  return kept;
}

export const muteKey = (name: string | null, code: string): string => name ?? `#${code}`;
export const isMuted = ({ muted }: Kept, who: string): boolean => muted.includes(who);
export const mute = (kept: Kept, who: string, on: boolean): Kept => ({
  ...kept,
  muted: [...(on ? [who] : []), ...kept.muted.filter((one) => one !== who)].slice(0, most),
});

export const seenAt = ({ seen }: Kept, code: string): number => seen.find(([known]) => known === code)?.[1] ?? 0;
export const see = (kept: Kept, code: string, number: number): Kept => ({
  ...kept,
  seen: [[code, number] as const, ...kept.seen.filter(([known]) => known !== code)].slice(0, most),
});
