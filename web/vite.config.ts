import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // The rules and the engine, built by `cmake --build --preset wasm`.
    alias: [{ find: /^(muehle|rules)\.wasm(?=\?)/, replacement: path('../build/wasm/$1.wasm') }],
  },
  base: './', // plain files work in any folder; where the program serves the page, it is at the top
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    reportCompressedSize: true,
    // What several parts share is one file: a file of its own for each small thing costs more than it saves.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: [path('..')] },
    proxy: {
      '/api': { target: process.env['MUEHLE_SERVER'] ?? 'http://127.0.0.1:8080', ws: true },
      '/r/': process.env['MUEHLE_SERVER'] ?? 'http://127.0.0.1:8080',
    },
  },
  // A busy machine may take long; nothing waits for time.
  test: { include: ['src/**/*.test.ts', 'tests/**/*.test.ts'], testTimeout: 60_000 },
});
