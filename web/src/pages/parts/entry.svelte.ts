// What the header calls the way to the account; people/entry.svelte.ts says it, once it is known. Until then it is not there.
export const entry = $state({ text: '' });
