// Chromium without a screen, and without what is around a page, which takes a third of the time. $CHROMIUM names
// another one than Debian's.
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const places = ['/usr/bin/chromium-headless-shell', ...whole];

function findChromium(among: readonly string[]): string {
  const own = process.env['CHROMIUM'];
  if (own) return own;
  const found = among.find(existsSync);
  if (!found) throw new Error('no Chromium: install the Debian packages in packages.txt, or name one in $CHROMIUM');
  return found;
}

// `whole`: with notifications and what installs a page.
export function launchBrowser(part: 'page' | 'whole' = 'page'): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(part === 'whole' ? whole : places),
    headless: true,
    timeout: 60_000,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP muehle.test 127.0.0.1', // an address that is not this machine's own
    ],
  });
}
