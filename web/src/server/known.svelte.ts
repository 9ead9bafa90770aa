// What is known once the server has said it: what the header calls the way to the account, which is not there until then
// (app/accountEntry.svelte.ts), and the rules with which new games begin (server/who.svelte.ts). `plain`: there is no server.
export const known = $state({ text: '', signedIn: false, rules: 'standard', plain: false });
