// Which lessons have been done, as the browser keeps it. What a newer page has kept is left alone.
import { isObject, isStrings } from '../core/storage';

export const schema = 1;

export interface Kept {
  schema: typeof schema;
  done: string[]; // ids, also of lessons that this page does not know
}

export interface Progress {
  done: ReadonlySet<string>;
  writable: boolean;
}

export function readProgress(value: unknown): Progress {
  if (!isObject(value)) return { done: new Set(), writable: true };
  const done = isStrings(value['done']) ? value['done'] : [];
  return { done: new Set(done), writable: !(typeof value['schema'] === 'number' && value['schema'] > schema) };
}

export const withDone = (progress: Progress, id: string): Progress => ({
  ...progress,
  done: new Set([...progress.done, id]),
});

export const toKeep = ({ done }: Progress): Kept => ({ schema, done: [...done] });
