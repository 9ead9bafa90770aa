// The words of one area of the page in the language that is set, loaded when they are first wanted. What a language does
// not say, English says.
import { settings, type Language } from '../../browser/settings.svelte';
import { over, type PartOf } from './over';

export interface Area<Words> {
  de: () => Promise<Words>;
  en: () => Promise<Words>;
  fr?: () => Promise<PartOf<Words>>;
  hu?: () => Promise<PartOf<Words>>;
}

// What is said in German and English alone is English under any other language: it is marked where it stands, so that
// it is not read out as that language.
export const languageOfRest = (): 'en' | undefined => (['de', 'en'].includes(settings.language) ? undefined : 'en');

// For once.
export async function wordsOf<Words extends object>(area: Area<Words>, language: Language): Promise<Words> {
  if (language === 'de' || language === 'en') return area[language]();
  const [english, part] = await Promise.all([area.en(), area[language]?.() ?? ({} as PartOf<Words>)]);
  return over(english, part);
}

const retryAfter = 3000; // ms

// For a component; the former language stays until the new one is there. A server that is away for a while is asked
// again.
export function areaWords<Words extends object>(area: Area<Words>): { readonly words: Words | null } {
  let words = $state.raw<Words | null>(null);
  let tries = $state(0);
  $effect(() => {
    void tries;
    const wanted = settings.language;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    void wordsOf(area, wanted).then(
      (loaded) => {
        if (!left) words = loaded;
      },
      () => {
        if (!left) timer = setTimeout(() => tries++, retryAfter);
      },
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  });
  return {
    get words() {
      return words;
    },
  };
}
