// The way to the account in the header: the name, or that one can sign in; nothing where there are no accounts. And the
// links to what the host has written, on every page.
import { mount } from 'svelte';
import { accountsWords } from '../words/accounts/index.svelte';
import { isPlainHost } from '../server/hasServer';
import { who } from '../server/who.svelte';
import { known } from '../server/known.svelte';
import SiteFooter from './SiteFooter.svelte';

export function showEntry(): void {
  void who.ask();
  void isPlainHost().then((plain) => (known.plain = plain));
  mount(SiteFooter, { target: document.body });
  $effect.root(() => {
    const loaded = accountsWords();
    $effect(() => {
      known.signedIn = who.account !== null;
      known.text = who.me && loaded.words ? (who.account ?? loaded.words.signIn) : '';
    });
  });
}
