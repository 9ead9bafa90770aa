// What is known once the server has said it: what the header calls the way to the account, which is not there until then
// (app/accountEntry.svelte.ts), and the rules with which new games begin (server/who.svelte.ts). `plain`: there is no server. `face`: the club
// whose server it is, as it was said last (server/who.svelte.ts).
import { read } from '../browser/storage';
import type { Face } from './site';

export const faceKey = 'muehle.face';
export const known = $state({
  ...{ text: '', signedIn: false, rules: 'standard', plain: false },
  face: read(faceKey) as Face | null,
});
