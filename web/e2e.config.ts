// The end-to-end tests use the tools installed here; they stand in ../tests/e2e.
import { fileURLToPath } from 'node:url';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const installed = (file: string) => path(`node_modules/${file}`);

export default defineConfig({
  root: path('../tests/e2e'),
  resolve: {
    alias: {
      vitest: installed('vitest/dist/index.js'),
      'playwright-core': installed('playwright-core/index.mjs'),
    },
  },
  test: {
    include: ['*.test.ts'],
    globalSetup: path('../tests/e2e/support/database.ts'),
    // Several servers share a database only: tools/on-postgres has one.
    exclude: process.env['MUEHLE_TEST_DATABASE'] === undefined ? ['several.test.ts'] : [],
    pool: 'forks',
    isolate: false, // files share what they have loaded, and the browser
    chaiConfig: { truncateThreshold: 0 }, // a message says all that was found
    maxWorkers: availableParallelism() + 1, // a browser each, which mostly waits
    testTimeout: 90_000, // for a busy machine; nothing waits that long
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 25 } },
  },
});
