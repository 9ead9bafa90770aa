// What a window has room for.
export class Fitting {
  yes = $state(false);

  constructor(condition: string) {
    const query = matchMedia(condition);
    this.yes = query.matches;
    query.addEventListener('change', ({ matches }) => (this.yes = matches));
  }
}
// None for the moves of a game beside the board: a phone, upright or lying.
export const narrow = new Fitting(
  'screen and (max-width: 839px) and (orientation: portrait), screen and (max-height: 640px) and (orientation: landscape)',
);
// For board and words at once; else the page scrolls (`game/screen/GameTable.svelte`).
export const roomy = new Fitting(
  '(min-height: 520px) and (orientation: portrait), (min-width: 600px) and (orientation: landscape)',
);
