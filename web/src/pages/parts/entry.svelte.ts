// What is known once the server has said it: what the header calls the way to the account, which is not there until then
// (people/entry.svelte.ts), and the rules with which new games begin (net/who.svelte.ts).
export const entry = $state({ text: '', signedIn: false, rules: 'standard' });
