// Whether a window has no room for the moves of a game beside the board: a phone, upright or lying.
class Narrow {
  private readonly query = matchMedia(
    'screen and (max-width: 839px) and (orientation: portrait), screen and (max-height: 640px) and (orientation: landscape)',
  );
  yes = $state(this.query.matches);

  constructor() {
    this.query.addEventListener('change', ({ matches }) => (this.yes = matches));
  }
}
export const narrow = new Narrow();
