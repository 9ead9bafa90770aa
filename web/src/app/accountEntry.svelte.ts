// The way to the account in the header: the name, or that one can sign in; nothing where there are no accounts. And the
// links to what the host has written, on every page.
import { mount } from 'svelte';
import { peopleWords } from '../words/accounts/index.svelte';
import { who } from '../server/who.svelte';
import { entry } from '../server/known.svelte';
import SiteFooter from './SiteFooter.svelte';

export function showEntry(): void {
  void who.ask();
  mount(SiteFooter, { target: document.body });
  $effect.root(() => {
    const loaded = peopleWords();
    $effect(() => {
      entry.signedIn = who.account !== null;
      entry.text = who.me && loaded.words ? (who.account ?? loaded.words.signIn) : '';
    });
  });
}
