// Whether the server has another page by now than the one that is open here.
import { root } from '../browser/root';

// The address of the file that the page begins with.
export const beginningAt = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '', location.href).href;
// It is named by its content.
export const beginning = (): string => new URL(beginningAt()).pathname.split('/').at(-1) ?? '';

const triedKey = 'muehle.renewed';

// Whether a page has not been loaded anew yet in this window, and notes that it is now. Where nothing can be noted
// it is not, or it would be for ever. `page`: its version, or its address.
export function firstTry(page = beginning()): boolean {
  try {
    const tried = sessionStorage.getItem(triedKey)?.split(' ') ?? [];
    if (tried.includes(page)) return false;
    sessionStorage.setItem(triedKey, [...tried, page].join(' '));
    return true;
  } catch {
    return false;
  }
}

// Not, where the server does not say.
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(root, { cache: 'no-store' });
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    if (!response.ok || !isPage || beginning() === '') return false;
    return !(await response.text()).includes(beginning());
  } catch {
    return false;
  }
}
