// What axe finds on a page.
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// The smaller one of its two files, as every page that is looked at has to take it in.
const source = readFileSync(new URL('../../../web/node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

interface Found {
  passed: number; // rules
  undecided: number;
  faults: string[];
}

// What axe knows of a page is large, and most of it stays there.
export async function look(page: Page, options: RunOptions = {}): Promise<Found> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    const tools = await page.context().newCDPSession(page); // whose scripts the page's policy lets pass
    await tools.send('Runtime.evaluate', { expression: source });
    await tools.detach();
  }
  return page.evaluate(async (options) => {
    const { passes, incomplete, violations } = await window.axe.run(options);
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    return { passed: passes.length, undecided: incomplete.length, faults };
  }, options);
}

export async function faults(page: Page): Promise<string[]> {
  const { passed, faults } = await look(page);
  expect(passed).toBeGreaterThan(0);
  return faults;
}
