// The words of the chosen language. Components call words() where they use one, so that a change of language
// redraws them.
import { settings, type Language } from '../ui/settings.svelte';
import { de, type Messages } from './de';
import { en } from './en';

export const languages: Record<Language, Messages> = { de, en };
export const words = (): Messages => languages[settings.language];
