// The words of one area of the page in the language that is set, loaded when they are first wanted.
import { settings, type Language } from '../../browser/settings.svelte';

// The files of an area, one a language, as `import.meta.glob` finds them.
export type Area<Words> = Readonly<Record<string, () => Promise<Words>>>;

// For once.
export async function wordsOf<Words>(area: Area<Words>, language: Language): Promise<Words> {
  const load = area[`./${language}.ts`];
  if (!load) throw new Error(`no words in ${language}`);
  return load();
}

const retryAfter = 3000; // ms

// For a component; the former language stays until the new one is there. A server that is away for a while is asked
// again. `when`: not before they are wanted.
export function areaWords<Words>(area: Area<Words>, when = () => true): { readonly words: Words | null } {
  let words = $state.raw<Words | null>(null);
  let tries = $state(0);
  $effect(() => {
    void tries;
    if (!when()) return;
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
