// The game in which it is one's turn, as this browser knows of it: it is seen before the server has said how it stands.
import { root } from '../browser/root';
import { isObject } from '../browser/shapes';
import { read, write } from '../browser/storage';
import type { Colour } from '../rules/view';

export interface Urgent {
  address: string;
  position: string; // its text
  own: Colour;
}
const key = 'muehle.urgent';

export function keptUrgent(kept: unknown = read(key)): Urgent | null {
  if (!isObject(kept)) return null;
  const { address, position, own } = kept;
  if (typeof address !== 'string' || !address.startsWith(root) || typeof position !== 'string') return null;
  return own === 'white' || own === 'black' ? { address, position, own } : null;
}
export const keepUrgent = (urgent: Urgent | null): void => write(key, urgent);
