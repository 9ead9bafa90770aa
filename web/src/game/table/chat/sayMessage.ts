// What a message says, in the language of who reads it.
import type { ChatWords } from '../../../words/chat/de';
import { lookUp } from '../../../words/base/shared';
import type { ChatLine } from '../../../server/tableMessages';

// A preset of a newer server may come with words that it has chosen itself.
export const sayLine = (w: ChatWords, { preset, text }: ChatLine): string =>
  preset === null ? text || w.removed : (lookUp<string>(w.presets, preset) ?? text);

export function sayWhen(language: string, at: number, now: Date): string {
  const when = new Date(at * 1000);
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const today = when.toDateString() === now.toDateString();
  return when.toLocaleString(language, today ? time : { day: 'numeric', month: 'numeric', ...time });
}

export const sayRefused = (w: ChatWords, code: string): string => lookUp<string>(w.refusals, code) ?? w.notSent;
