// What is wanted next, and cannot be had any more when the server is away by then. Comes when the page has nothing else to
// do.
import { prepareComputer } from './core/core';
import { loadAllWords } from './i18n';
import { startOffline } from './offline/start';

prepareComputer();
startOffline();
void Promise.allSettled([
  loadAllWords(),
  import('./pages/parts/RecordList.svelte'),
  import('./pages/parts/Thoughts.svelte'),
  import('./pages/parts/GameDialogs.svelte'),
  import('./core/tree/record'),
  import('./ui/sound'),
  import('./pages/parts/SettingsDialog.svelte'),
  import('./pages/parts/RulesDialog.svelte'),
  import('./pages/parts/NewGameDetails.svelte'),
]);
