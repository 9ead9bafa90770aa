// What is wanted next, and cannot be had any more when the server is away by then: loaded when there is nothing else to
// do. A file of its own, because the names of all these parts are not wanted before.
import { prepareComputer } from '../rules/computer';
import { savesData } from '../browser/savesData';
import { loadAllWords } from '../words';

function loadReserves(): Promise<unknown>[] {
  prepareComputer();
  return [
    import('./FurtherPages.svelte'),
    import('../home/RunningGames.svelte'),
    import('../game/local/LoadRecord.svelte'),
    import('../home/HomeLobby.svelte'),
    import('../home/Pictures.svelte'),
    import('../home/TodaysPuzzle.svelte'),
    import('../record/RecordList.svelte'),
    import('../game/PlayerMark.svelte'),
    import('../game/screen/help.svelte'),
    import('../game/whyNot'),
    import('../ui/Refusal.svelte'),
    import('../game/local/GoneGame.svelte'),
    import('../game/screen/Ended.svelte'),
    import('../game/screen/Thoughts.svelte'),
    import('../game/screen/GameDialogs.svelte'),
    import('../rules/tree/record'),
    import('../browser/sound'),
    import('../settings/SettingsDialog.svelte'),
    import('../terms/RulesDialog.svelte'),
    import('../home/NewGameDetails.svelte'),
    import('../frame/MorePages.svelte'),
  ];
}

export function comeAfter(): void {
  void Promise.allSettled([
    loadAllWords(),
    ...(savesData() ? [] : loadReserves()),
    import('./accountEntry.svelte').then(({ showEntry }) => showEntry()),
    import('./describePage.svelte').then(({ describePage }) => describePage()),
    import('./startNotices.svelte').then(({ startWaiting }) => startWaiting()),
    import('./startOffline').then(({ startOffline }) => startOffline()),
  ]);
}
