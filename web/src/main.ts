import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { speak } from './i18n';
import { keepSettings, settings } from './ui/settings.svelte';

keepSettings();

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
void speak(settings.language).then(() => mount(App, { target }));
