// What has been learned, for all pages of the lessons.
import { read, write } from '../core/storage';
import { readProgress, toKeep, withDone, type Progress } from './progress';

const key = 'muehle.lessons';

class Learned {
  private progress = $state.raw<Progress>(readProgress(read(key)));

  get done(): ReadonlySet<string> {
    return this.progress.done;
  }

  add(id: string): void {
    if (this.done.has(id)) return;
    // Another tab may have learned something meanwhile.
    const kept = readProgress(read(key));
    const both = new Set([...kept.done, ...this.done]);
    this.progress = withDone({ ...kept, done: both }, id);
    if (this.progress.writable) write(key, toKeep(this.progress));
  }
}

export const learned = new Learned();
