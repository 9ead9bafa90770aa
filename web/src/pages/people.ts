// The addresses of the pages about people.
import { partAddress } from './address';

export const accountAddress = partAddress('account');
export const playerAddress = (name: string): string => partAddress(`player=${encodeURIComponent(name)}`);

// Whose page it is; empty for what nobody is called.
export function playerIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice('#player='.length));
  } catch {
    return '';
  }
}
