// The chat of a table, as one part of the page that is loaded when two sit there.
export { default as Button } from './ChatButton.svelte';
export { default as Panel } from './ChatPanel.svelte';
export { Talk } from './talk.svelte';
