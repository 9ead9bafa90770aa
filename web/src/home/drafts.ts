// What somebody has entered for a new game and not used yet: kept as long as the tab is open, so that looking elsewhere
// meanwhile loses nothing. Read and written as plain values.
import { isObject } from '../browser/shapes';

export interface Draft {
  readonly preset: string; // chosen; empty: none
  readonly house: string; // the text of house rules
  readonly position: string;
}

const key = 'muehle.draft';
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function readDraft(): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isObject(kept)) return null;
    return { preset: text(kept['preset']), house: text(kept['house']), position: text(kept['position']) };
  } catch {
    return null; // no storage, or something else in it
  }
}
export function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Then it is not kept.
  }
}
