// What axe finds on a page.
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export async function faults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    const tools = await page.context().newCDPSession(page); // whose scripts the page's policy lets pass
    await tools.send('Runtime.evaluate', { expression: axe.source });
  }
  const results: AxeResults = await page.evaluate(() => window.axe.run());
  expect(results.passes.length).toBeGreaterThan(0);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
