// The built program and a browser, for the tools beside this file.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '../../web/node_modules/playwright-core/index.mjs';

// MUEHLE_DB: a folder with a database for the server.
const binary = process.env.MUEHLE_BINARY ?? 'build/release/muehle';

// Calls `work` with the server's address, and ends the server after it.
export async function withServer(work) {
  const data = mkdtempSync(join(tmpdir(), 'muehle-page-'));
  const database = process.env.MUEHLE_DB ? ['--db', process.env.MUEHLE_DB] : [];
  const args = ['serve', '--port', '0', '--data', data, ...database];
  const server = spawn(binary, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const address = await new Promise((resolve, reject) => {
      createInterface({ input: server.stdout }).on('line', (line) => {
        const found = /http:\/\/[^/\s]+/.exec(line);
        if (found) resolve(found[0]);
      });
      server.once('error', reject);
      server.once('exit', () => reject(new Error(`${binary} serve ended before it said its address`)));
    });
    return await work(address);
  } finally {
    server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

export async function withBrowser(work) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
