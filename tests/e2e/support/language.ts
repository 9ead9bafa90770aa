// A page in another language than its browser's.
import type { Page } from 'playwright-core';
import { keep } from './settings';

export type Language = 'de' | 'en' | 'fr' | 'hu';
export const languages: readonly Language[] = ['de', 'en', 'fr', 'hu'];

// As somebody has set it here before: the page is loaded anew.
export async function readIn(page: Page, language: Language): Promise<void> {
  await keep(page, { language });
  await page.reload();
}
