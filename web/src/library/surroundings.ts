// What a library needs of where it runs: a browser or node.
import type { FilePlace } from '../exact/files/place';
import type { Thread } from '../rules/line';

export interface Surroundings {
  /** A module that comes with the package, compiled; the rules with the reader of records, or the computer. */
  module(name: 'records' | 'muehle'): Promise<WebAssembly.Module>;
  /** A worker that waits for a module. */
  thread(): Thread;
  /** Where the files of a database are read. */
  place(where: string | URL): FilePlace;
}
