// What people/entry.svelte.ts says once the server has: what the header calls the way to the account, which is not there
// until then, and the rules with which new games begin.
export const entry = $state({ text: '', rules: 'standard' });
