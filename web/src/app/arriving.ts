// What a change of page does beside showing another one: the focus goes to its heading, which is read out by that; a new
// page begins at its top, and the way back leads to where one was.
import { isObject } from '../browser/shapes';
import { windowIsOpen } from '../browser/keyboard';
import { entryOf, Places } from '../browser/historyEntry';

const key = 'muehle.places';
const touches = ['keydown', 'pointerdown', 'wheel'] as const;

function read(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}
function write(value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The way back leads to the top.
  }
}

// Marks the entry of the history that is new.
function enter(): number {
  const entry = Date.now() + Math.random();
  const state: unknown = history.state;
  history.replaceState({ ...(isObject(state) ? state : {}), entry }, '');
  return entry;
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

// Until `stop`ped, or the visitor does something: a page comes in parts, and what it shows may take the place of what
// was there a moment before.
function settle(scrolled: number, mayFocus: (focused: Element | null) => boolean): () => void {
  let begun = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    if (!document.querySelector('main h1')) return;
    if (!begun || scrollY < scrolled) scrollTo(0, scrolled);
    begun = true;
    if (!windowIsOpen() && mayFocus(document.activeElement)) focusHeading();
  };
  // After the page itself has put the focus somewhere.
  const lookSoon = () => (timer ??= setTimeout(look));
  const changes = new MutationObserver(lookSoon);
  const stop = () => {
    clearTimeout(timer);
    changes.disconnect();
    for (const touch of touches) removeEventListener(touch, stop, true);
  };
  changes.observe(document.body, { childList: true, subtree: true });
  for (const touch of touches) addEventListener(touch, stop, { capture: true, passive: true });
  lookSoon();
  return stop;
}

// From now on. `onmove`: another page may be wanted.
export function arrive(onmove: () => void): void {
  const places = new Places(read());
  let current = entryOf(history.state) ?? enter();
  history.scrollRestoration = 'manual'; // the browser does it before the page is there
  let stop = settle(places.of(current), () => false);

  addEventListener('popstate', ({ state }) => {
    const before = document.activeElement;
    const entry = entryOf(state);
    // Another address for the same entry: who goes through a list stays in it.
    const isSame = entry === current;
    if (isSame && windowIsOpen()) return; // that is what goes (browser/layer.ts)
    onmove();
    places.leave(current, scrollY);
    current = entry ?? enter();
    stop();
    stop = settle(
      places.of(current),
      (focused) => focused === document.body || focused === null || (!isSame && focused === before),
    );
  });
  addEventListener('pagehide', () => {
    places.leave(current, scrollY);
    write(places.kept);
  });
}
