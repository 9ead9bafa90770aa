// What the page says of itself to those who link it, and what it installs as, in the language that is set.
import { manifestOf } from '../browser/root';
import { allWords } from '../words';

export function describePage(): void {
  $effect.root(() => {
    $effect(() => {
      const t = allWords();
      if (!t) return; // they are on their way
      const { code, description } = t;
      document.querySelector('meta[name=description]')?.setAttribute('content', description);
      document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestOf(code));
    });
  });
}
