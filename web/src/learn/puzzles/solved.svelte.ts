// What somebody has made of the puzzles, for all of the page.
import { read, write } from '../../browser/storage';
import { readProgress, toKeep, type Progress } from './progress';

const key = 'muehle.puzzles';

class Kept {
  private held = $state.raw<Progress>(readProgress(read(key)));

  get progress(): Progress {
    return this.held;
  }
  // Another tab may have solved some meanwhile: what it has kept is changed, unless nothing is.
  change(by: (progress: Progress) => Progress): void {
    const there = read(key);
    const latest = there === null || !this.held.writable ? this.held : readProgress(there);
    this.held = by(latest);
    if (this.held.writable) write(key, toKeep(this.held));
  }
}

export const kept = new Kept();
