// What waits for the page to have nothing else to do. Chromium now and then never says that it is idle, though nothing
// goes on (seen with 150, in 9 of 600 first loads): then it has waited long enough.
const longestWait = 1_000; // ms

export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: longestWait });
  else setTimeout(then);
}
