// What can be chosen of a host's files, beside what is on the device already.
import type { ListedFile, Manifest } from '../files/place';
import { bytesOf, has, wishedOf, type Wish } from './copy';

export interface Offer {
  results: number; // bytes
  distances: number; // with these; the same where the host has none
  missing: number; // of the wish, on the device
  whole: boolean; // not only positions with few stones
}

const isStart = ({ name }: ListedFile): boolean => name === 'placing-0-0-0.wdl'; // of the empty board

export function offerOf(host: Manifest, copy: Manifest, wish: Wish): Offer {
  const wished = wishedOf(host, wish);
  return {
    results: bytesOf(wishedOf(host, { ...wish, distances: false })),
    distances: bytesOf(wishedOf(host, { ...wish, distances: true })),
    missing: bytesOf(wished.filter((file) => !has(copy, file))),
    whole: wished.some(isStart),
  };
}

// Whether a copy has every position of the games that are wished, and not only what a host of few stones had.
export const isWholeGame = (copy: Manifest, { folders }: Wish): boolean =>
  folders.every((folder) => copy.databases.some((one) => one.folder === folder && one.files.some(isStart)));

// Everything that was wished before, else the results for the first rules.
export function firstWish(host: Manifest, before: Wish | null): Wish {
  if (before) return before;
  return { folders: host.databases.slice(0, 1).map(({ folder }) => folder), distances: false };
}
