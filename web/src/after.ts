// What is wanted next, and cannot be had any more when the server is away by then: loaded when there is nothing else to
// do. A file of its own, because the names of all these parts are not wanted before.
import { prepareComputer } from './core/core';
import { loadAllWords } from './i18n';

export function comeAfter(): void {
  prepareComputer();
  void Promise.allSettled([
    loadAllWords(),
    import('./pages/FurtherPages.svelte'),
    import('./pages/parts/RunningGames.svelte'),
    import('./pages/parts/LoadRecord.svelte'),
    import('./pages/parts/HomeLobby.svelte'),
    import('./pages/parts/Thoughts.svelte'),
    import('./pages/parts/GameDialogs.svelte'),
    import('./core/tree/record'),
    import('./ui/sound'),
    import('./pages/parts/SettingsDialog.svelte'),
    import('./pages/parts/RulesDialog.svelte'),
    import('./pages/parts/NewGameDetails.svelte'),
    import('./people/entry.svelte').then(({ showEntry }) => showEntry()),
    import('./waiting/start.svelte').then(({ startWaiting }) => startWaiting()),
    import('./offline/start').then(({ startOffline }) => startOffline()),
  ]);
}
