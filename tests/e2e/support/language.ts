// A page in another language than its browser's.
import type { Page } from 'playwright-core';
import { languageCodes, languages as languageNames, type Language } from '../../../web/src/browser/languages';
import { keep } from './settings';

export { languageCodes as languages, languageNames, type Language };

// As somebody has set it here before: the page is loaded anew.
export async function readIn(page: Page, language: Language): Promise<void> {
  await keep(page, { language });
  await page.reload();
}
