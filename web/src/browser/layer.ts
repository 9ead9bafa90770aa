// What lies over a page and looks like one: the browser's way back closes it, and the page below stays as it is
// (`arrive`).
export interface Layer {
  leave(): void; // by anything else
  end(): void; // it is not there any more
}

export function layOver(onclose: () => void): Layer {
  history.pushState(history.state, '', location.href); // the page's own entry once more
  const close = (): void => onclose();
  addEventListener('popstate', close, { once: true });
  let leaving = false;
  return {
    leave() {
      if (!leaving) history.back();
      leaving = true;
    },
    end: () => removeEventListener('popstate', close),
  };
}
