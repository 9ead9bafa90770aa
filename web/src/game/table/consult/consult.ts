// What those see who share a seat, as one part of the page that is loaded where they do.
export { default as Button } from './ConsultButton.svelte';
export { default as Dialog } from './ConsultDialog.svelte';
export { Council } from './council.svelte';
