// Moving between the pages that need no server, without asking it for anything.
import { entryOf } from '../browser/historyEntry';
import { root } from '../browser/root';

// `instead`: back does not lead to the address that is left. `place`: where on the page, as its own entries of the
// history have it.
export function goTo(address: string, instead = false, place: object | null = null): void {
  if (instead) replaceAddress(address);
  else history.pushState(place, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

// The address alone: the page stays, and knows of it.
export function replaceAddress(address: string): void {
  const entry = entryOf(history.state);
  history.replaceState(entry === null ? null : { entry }, '', address);
}

// As `goTo`, from any page: that of a table has an address of the server, which the browser is to leave.
export function leaveFor(address: string): void {
  if (location.pathname === root) goTo(address);
  else location.assign(address);
}

// Of a link: leaves the browser to follow it where the page has to change, or where a new tab is wanted.
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (location.pathname !== root || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  goTo(event.currentTarget.href);
}
