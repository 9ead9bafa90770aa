// The pages of the site as the header and the tabs of a phone name them, in their order.
import {
  analyseAddress,
  gamesAddress,
  homeAddress,
  learnAddress,
  lobbyAddress,
  puzzlesAddress,
  solutionAddress,
} from '../routes/addresses';
import type { IconName } from '../ui/Icon.svelte';
import type { Messages } from '../words/first/de';

export interface SitePage {
  address: string;
  icon: IconName;
  label: (t: Messages) => string;
}
export const tabs: readonly SitePage[] = [
  { address: homeAddress, icon: 'home', label: (t) => t.play },
  { address: learnAddress, icon: 'book', label: (t) => t.learn },
  { address: puzzlesAddress, icon: 'puzzle', label: (t) => t.puzzles },
  { address: lobbyAddress, icon: 'people', label: (t) => t.lobby },
];
// On a phone behind "More".
export const furtherPages: readonly SitePage[] = [
  { address: analyseAddress, icon: 'review', label: (t) => t.analysis },
  { address: gamesAddress, icon: 'record', label: (t) => t.myGames },
  { address: solutionAddress, icon: 'claim', label: (t) => t.solution },
];

export function isHere({ address }: SitePage, { pathname, hash }: Location): boolean {
  const [page = ''] = hash.split(/[=?]/);
  return page ? address.endsWith(page) : address === pathname;
}
