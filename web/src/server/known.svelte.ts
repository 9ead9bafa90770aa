// What is known once the server has said it: what the header calls the way to the account, which is not there until then
// (app/accountEntry.svelte.ts), and the rules with which new games begin (server/who.svelte.ts). `plain`: there is no server. `face`: the club
// whose server it is, as it was said last (server/who.svelte.ts).
import type { Component } from 'svelte';
import { read } from '../browser/storage';
import type { Face } from './site';

export const faceKey = 'muehle.face';
// The server has put it into the page, for who comes for the first time.
function faceInPage(): unknown {
  const tag = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=muehle-face]');
  return tag ? JSON.parse(tag.content) : null;
}
export const known = $state({
  ...{ text: '', signedIn: false, rules: 'standard', plain: false },
  face: (read(faceKey) ?? faceInPage()) as Face | null,
  sign: null as Component | null, // of that club, once it is loaded (frame/sign.ts)
});
