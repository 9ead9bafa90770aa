// Moving between the start page and the local game without asking the server for anything.

export function goTo(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

// Of a link: leaves the browser to follow it where the page has to change, or where a new tab is wanted.
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (location.pathname !== '/' || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  goTo(event.currentTarget.href);
}
