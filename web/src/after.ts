// What is wanted next, and cannot be had any more when the server is away by then: loaded when there is nothing else to
// do. A file of its own, because the names of all these parts are not wanted before.
import { prepareComputer } from './core/core';
import { loadAllWords } from './i18n';

// Whoever pays for what is transferred has each part when he wants it.
function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function loadReserves(): Promise<unknown>[] {
  prepareComputer();
  return [
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
  ];
}

export function comeAfter(): void {
  void Promise.allSettled([
    loadAllWords(),
    ...(savesData() ? [] : loadReserves()),
    import('./people/entry.svelte').then(({ showEntry }) => showEntry()),
    import('./waiting/start.svelte').then(({ startWaiting }) => startWaiting()),
    import('./offline/start').then(({ startOffline }) => startOffline()),
  ]);
}
