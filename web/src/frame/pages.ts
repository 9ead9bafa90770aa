// The pages of the site as the header and the tabs of a phone name them, in their order.
import {
  analyseAddress,
  clubsAddress,
  gamesAddress,
  homeAddress,
  learnAddress,
  lobbyAddress,
  puzzlesAddress,
  solutionAddress,
  tournamentsAddress,
} from '../routes/addresses';
import type { IconName } from '../ui/Icon.svelte';

export interface SitePage {
  address: string;
  icon: IconName;
  label: 'play' | 'learn' | 'puzzles' | 'lobby' | 'tournaments' | 'clubs' | 'analysis' | 'myGames' | 'solution';
}
export const tabs: readonly SitePage[] = [
  { address: homeAddress, icon: 'home', label: 'play' },
  { address: learnAddress, icon: 'book', label: 'learn' },
  { address: puzzlesAddress, icon: 'puzzle', label: 'puzzles' },
  { address: lobbyAddress, icon: 'people', label: 'lobby' },
];
// On a phone behind "More".
export const furtherPages: readonly SitePage[] = [
  { address: tournamentsAddress, icon: 'draw', label: 'tournaments' },
  { address: clubsAddress, icon: 'resign', label: 'clubs' },
  { address: analyseAddress, icon: 'review', label: 'analysis' },
  { address: gamesAddress, icon: 'record', label: 'myGames' },
  { address: solutionAddress, icon: 'claim', label: 'solution' },
];

export function isHere({ address }: SitePage, { pathname, hash }: Location): boolean {
  const [page = ''] = hash.split(/[=?]/);
  return page ? address.endsWith(page) : address === pathname;
}

// Where the page lies as plain files there is nobody to meet.
export const isThere = ({ address }: SitePage, plain: boolean): boolean =>
  !plain || ![lobbyAddress, tournamentsAddress, clubsAddress].includes(address);
