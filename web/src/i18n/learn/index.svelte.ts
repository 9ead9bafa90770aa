// The words of the lessons in the language that is set, loaded when they are first wanted.
import { settings, type Language } from '../../ui/settings.svelte';
import type { Learn } from './de';

const english = () => import('./en');
const load: Record<Language, () => Promise<{ learn: Learn }>> = {
  de: () => import('./de'),
  en: english,
  fr: english,
  hu: english,
};

// For a component; the former language stays until the new one is there.
export function learnWords(): { readonly words: Learn | null } {
  let words = $state.raw<Learn | null>(null);
  $effect(() => {
    const wanted = settings.language;
    void load[wanted]().then(({ learn }) => {
      if (settings.language === wanted) words = learn;
    });
  });
  return {
    get words() {
      return words;
    },
  };
}
