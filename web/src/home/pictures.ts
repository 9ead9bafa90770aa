// The pictures of the home page, all at once.
import { loadCard } from './clubCard';
import Pictures from './Pictures.svelte';

export async function load(): Promise<{ default: typeof Pictures }> {
  await loadCard();
  return { default: Pictures };
}
