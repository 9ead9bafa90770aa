// The words of a part of the page that has its own, in the language that is set; loaded when they are first wanted.
import { settings, type Language } from '../ui/settings.svelte';

// For a component; the former language stays until the new one is there.
export function ownWords<Words>(load: Record<Language, () => Promise<Words>>): { readonly words: Words | null } {
  let words = $state.raw<Words | null>(null);
  $effect(() => {
    const wanted = settings.language;
    void load[wanted]().then((loaded) => {
      if (settings.language === wanted) words = loaded;
    });
  });
  return {
    get words() {
      return words;
    },
  };
}
