// The way to the account in the header: the name, or that one can sign in; nothing where there are no accounts.
import { peopleWords } from '../i18n/people/index.svelte';
import { who } from '../net/who.svelte';
import { entry } from '../pages/parts/entry.svelte';

export function showEntry(): void {
  void who.ask();
  $effect.root(() => {
    const loaded = peopleWords();
    $effect(() => {
      entry.text = who.me && loaded.words ? (who.account ?? loaded.words.signIn) : '';
    });
  });
}
