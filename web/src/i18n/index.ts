export { languages, speak, words } from './words.svelte';
