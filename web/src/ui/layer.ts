// What lies over the whole page and looks like one: the browser's way back closes it, and does not leave the page below.
import { isObject } from '../core/storage';

const capture = { capture: true };
const stateNow = (): Record<string, unknown> => (isObject(history.state) ? history.state : {});

// It is open from now on. Returns what to do when it is closed in another way than by the way back.
export function openLayer(onback: () => void): () => void {
  const layer = Date.now() + Math.random();
  const { href } = location;
  let open = true;
  const enter = () => {
    history.pushState({ ...stateNow(), layer }, '');
    addEventListener('popstate', back, capture);
  };
  const back = (event: Event) => {
    removeEventListener('popstate', back, capture);
    if (location.href !== href) return; // somebody goes on to another page
    event.stopImmediatePropagation();
    onback();
    setTimeout(() => open && enter()); // it has asked, and stays
  };
  enter();
  return () => {
    open = false;
    removeEventListener('popstate', back, capture);
    if (stateNow()['layer'] !== layer) return;
    addEventListener('popstate', (event) => event.stopImmediatePropagation(), { ...capture, once: true });
    history.back();
  };
}
