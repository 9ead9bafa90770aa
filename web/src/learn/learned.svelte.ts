// What has been learned, for all pages of the lessons.
import { read, write } from '../browser/storage';
import { readProgress, toKeep, withBegun, withBoth, withDone, type Progress } from './progress';

const key = 'muehle.lessons';

class Learned {
  private progress = $state.raw<Progress>(readProgress(read(key)));

  get done(): ReadonlySet<string> {
    return this.progress.done;
  }

  get begun(): ReadonlySet<string> {
    return this.progress.begun;
  }

  begin(id: string): void {
    if (!this.begun.has(id) && !this.done.has(id)) this.keep(withBegun(this.withOthers(), id));
  }
  add(id: string): void {
    if (!this.done.has(id)) this.keep(withDone(this.withOthers(), id));
  }

  // Another tab may have learned something meanwhile.
  private withOthers(): Progress {
    return withBoth(readProgress(read(key)), this.progress);
  }
  private keep(progress: Progress): void {
    this.progress = progress;
    if (this.progress.writable) write(key, toKeep(this.progress));
  }
}

export const learned = new Learned();
