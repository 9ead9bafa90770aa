import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { loadSign } from '../frame/sign';
import { Core } from '../rules/core';
import { speak } from '../words';
import { keepSettings, settings } from '../browser/settings.svelte';

keepSettings();

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
const core = Core.forRules(); // on its way while the words are
const signed = loadSign().catch(() => undefined);
Promise.all([speak(settings.language), signed]).then(
  () => {
    target.replaceChildren(); // the name, which was there before everything else
    mount(App, { target, props: { core } });
  },
  // There are no words in any language.
  () => (target.textContent = 'Mühle: Die Seite konnte nicht geladen werden. / The page could not be loaded.'),
);
