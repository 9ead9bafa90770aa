// The addresses of tournaments: `#tournament`, `#tournament=ID`, with `&wall`, or with the key of its link; and as one
// types them: `#/tournament/ID/wall`.
import { partAddress } from './addresses';

export interface TournamentPlace {
  readonly id: string; // empty: all of them
  readonly wall: boolean; // as it is seen from afar
  readonly key: string; // with it one may enter
}

export const tournamentAddress = (id: string, key = ''): string =>
  partAddress(`tournament=${id}${key && `&key=${key}`}`);
export const wallAddress = (id: string): string => partAddress(`tournament=${id}&wall`);

export function tournamentIn(hash: string): TournamentPlace {
  const [, id = '', more = ''] = /^#\/?tournament[=/](\w+)(?:[&/](.*))?$/.exec(hash) ?? [];
  const [, key = ''] = /^key=(\w+)$/.exec(more) ?? [];
  return { id, wall: more === 'wall', key };
}
