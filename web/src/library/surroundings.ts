// What a library needs of where it runs: a browser or node.
import type { FilePlace } from '../exact/files/place';
import { webPlace } from '../exact/files/web';
import type { Thread } from '../rules/line';

export interface Surroundings {
  /** A module that comes with the package, compiled; the rules with the reader of records, or the computer. */
  module(name: 'records' | 'muehle'): Promise<WebAssembly.Module>;
  /** A worker that waits for a module. */
  thread(): Thread;
  /** Where the files of a database are read. */
  place(where: string | URL): Place;
}

export interface Place {
  files: FilePlace;
  /** What is to be said where there is nothing. */
  nothing: string;
}

/** `address`: of the folder in which the manifest lies. */
export function placeOnWeb(address: string): Place {
  const base = address.replace(/\/*$/, '/');
  return {
    files: webPlace(base),
    nothing:
      `${base}manifest.json, the list of the database's files, is not there, or is none: ` +
      'any muehle server has it under /db/, and `muehle page --db` writes it beside the files for a host of plain files',
  };
}
