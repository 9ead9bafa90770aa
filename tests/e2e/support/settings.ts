// Settings that an earlier visit has left.
import type { Page } from 'playwright-core';

// Beside those that are kept already; the page follows them when it is loaded anew.
export const keep = (page: Page, settings: Record<string, unknown>): Promise<void> =>
  page.evaluate((chosen) => {
    const kept = JSON.parse(localStorage.getItem('muehle.settings') ?? '{}') as object;
    localStorage.setItem('muehle.settings', JSON.stringify({ ...kept, ...chosen }));
  }, settings);
