// The words of one area of the page in the language that is set, loaded when they are first wanted. A language that has
// none says them in English.
import { settings, type Language } from '../ui/settings.svelte';

export interface Area<Words> {
  de: () => Promise<Words>;
  en: () => Promise<Words>;
}

// For a component; the former language stays until the new one is there.
export function areaWords<Words>(area: Area<Words>): { readonly words: Words | null } {
  let words = $state.raw<Words | null>(null);
  const load = (language: Language) => (language === 'de' ? area.de() : area.en());
  $effect(() => {
    const wanted = settings.language;
    void load(wanted).then((loaded) => {
      if (settings.language === wanted) words = loaded;
    });
  });
  return {
    get words() {
      return words;
    },
  };
}
