// Which lessons have been done, as the browser keeps it. What a newer page has kept is left alone.
import { isObject, isStrings } from '../browser/shapes';

export const schema = 1;

export interface Kept {
  schema: typeof schema;
  done: string[]; // ids, also of lessons that this page does not know
  begun: string[]; // and not yet done; older pages do not keep it
}

export interface Progress {
  done: ReadonlySet<string>;
  begun: ReadonlySet<string>;
  writable: boolean;
}

export function readProgress(value: unknown): Progress {
  if (!isObject(value)) return { done: new Set(), begun: new Set(), writable: true };
  const done = isStrings(value['done']) ? value['done'] : [];
  const begun = isStrings(value['begun']) ? value['begun'] : [];
  return {
    done: new Set(done),
    begun: new Set(begun),
    writable: !(typeof value['schema'] === 'number' && value['schema'] > schema),
  };
}

export const withDone = (progress: Progress, id: string): Progress => ({
  ...progress,
  done: new Set([...progress.done, id]),
  begun: new Set([...progress.begun].filter((one) => one !== id)),
});
export const withBegun = (progress: Progress, id: string): Progress =>
  progress.done.has(id) ? progress : { ...progress, begun: new Set([...progress.begun, id]) };

// What two tabs have learned.
export const withBoth = (one: Progress, other: Progress): Progress => {
  const done = new Set([...one.done, ...other.done]);
  const begun = [...one.begun, ...other.begun].filter((id) => !done.has(id));
  return { ...one, done, begun: new Set(begun) };
};

export const toKeep = ({ done, begun }: Progress): Kept => ({ schema, done: [...done], begun: [...begun] });
