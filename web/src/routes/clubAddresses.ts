// The addresses of clubs: `#club`, `#club=ID`, or with the key of a letter; and as one types them: `#/club/ID`.
import { partAddress } from './addresses';

export interface ClubPlace {
  readonly id: string; // empty: all of them
  readonly key: string; // of a letter, with which one comes in
}

export const clubAddress = (id: string, key = ''): string => partAddress(`club=${id}${key && `&key=${key}`}`);

export function clubIn(hash: string): ClubPlace {
  const [, id = '', key = ''] = /^#\/?club[=/](\w+)(?:&key=(\w+))?$/.exec(hash) ?? [];
  return { id, key };
}
