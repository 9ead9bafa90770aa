// What a window has room for.
class Fitting {
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
// For more than a sentence beside the board or below it.
export const roomy = new Fitting(
  '(min-width: 840px) and (min-height: 780px), (max-width: 839px) and (min-height: 780px) and (max-aspect-ratio: 1/2)',
);
