export { allWords, loadAllWords, mostWords, speak, words, type AllWords, type SomeWords } from './words.svelte';
