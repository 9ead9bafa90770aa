import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { keepSettings } from './ui/settings.svelte';

keepSettings();

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });
