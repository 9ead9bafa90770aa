// The game in which it is one's turn, as this browser knows of it: it is seen before the server has said how it stands.
import { root } from '../browser/root';
import { isObject } from '../browser/shapes';
import { read, write } from '../browser/storage';
import type { Colour } from '../rules/view';

export interface Urgent {
  address: string;
  position: string; // its text
  own: Colour;
  about: string; // against whom, and how much time is left, as it was said last
}
const key = 'muehle.urgent';

export function keptUrgent(kept: unknown = read(key)): Urgent | null {
  if (!isObject(kept)) return null;
  const { address, position, own, about } = kept;
  if (typeof address !== 'string' || !address.startsWith(root) || typeof position !== 'string') return null;
  if (own !== 'white' && own !== 'black') return null;
  return { address, position, own, about: typeof about === 'string' ? about : '' };
}
export const keepUrgent = (urgent: Urgent | null): void => write(key, urgent);
