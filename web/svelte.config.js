import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // A class of each component marks its styles: short, as the first load has many of them.
  compilerOptions: { cssHash: ({ hash, filename, css }) => `s${hash(filename ?? css).slice(0, 4)}` },
};
