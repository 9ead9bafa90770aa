// The addresses of the pages about people.
import { partAddress } from './addresses';

export const accountAddress = partAddress('account');
export const playerAddress = (name: string): string => partAddress(`player=${encodeURIComponent(name)}`);

// A game that is over: at its table another one may be played now.
export const playedAddress = (code: string, number: number): string => partAddress(`played=${code}/${number}`);
export function playedIn(hash: string): { code: string; number: string } {
  const [code = '', number = ''] = hash.slice('#played='.length).split('/');
  return { code, number };
}

// Whose page it is; empty for what nobody is called.
export function playerIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice('#player='.length));
  } catch {
    return '';
  }
}
