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

// What referees know of him.
export const refereedAddress = (name: string): string => partAddress(`referee=${encodeURIComponent(name)}`);

// Whose page it is; empty for what nobody is called.
export const playerIn = (hash: string): string => nameBehind('#player=', hash);
export const refereedIn = (hash: string): string => nameBehind('#referee=', hash);
function nameBehind(start: string, hash: string): string {
  try {
    return decodeURIComponent(hash.slice(start.length));
  } catch {
    return '';
  }
}

// Who is how strong: of which rating, over which time, and which part of the list.
export interface RankingPart {
  readonly pool: 'live' | 'correspondence';
  readonly season: 'all' | 'month';
  readonly list: 'settled' | 'provisional';
  readonly from: number; // how many of them are left out
}
const wholeRanking: RankingPart = { pool: 'live', season: 'all', list: 'settled', from: 0 };
export function rankingAddress(wanted: Partial<RankingPart> = {}): string {
  const asked = { ...wholeRanking, ...wanted };
  const said = (Object.keys(wholeRanking) as (keyof RankingPart)[]).filter((key) => asked[key] !== wholeRanking[key]);
  const query = new URLSearchParams(said.map((key) => [key, String(asked[key])])).toString();
  return partAddress(`ranking${query && `?${query}`}`);
}
// What is not known is left out.
export function rankingIn(hash: string): RankingPart {
  const asked = new URLSearchParams(hash.slice('#ranking?'.length));
  const from = Number(asked.get('from') ?? '');
  return {
    pool: asked.get('pool') === 'correspondence' ? 'correspondence' : 'live',
    season: asked.get('season') === 'month' ? 'month' : 'all',
    list: asked.get('list') === 'provisional' ? 'provisional' : 'settled',
    from: Number.isInteger(from) && from > 0 ? from : 0,
  };
}
