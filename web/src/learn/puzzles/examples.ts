// A puzzle of each theme for its picture, so that no file is fetched for it: ids out of the files.
import { positionOf, type Theme } from './format';

export const exampleIds: Readonly<Record<Theme, string>> = {
  win: 'i02ii0qdj',
  only: 'l91i3fq3i',
  draw: '3bi83e0fc',
  build: 'hhh3fl15i',
  break: 'gqc2kca1i',
  block: '09a2lqo3i',
  sacrifice: '5nm3ocb1i',
  flying: '003d5532j',
  trap: '25aj6inci',
};

export const exampleOf = (theme: Theme): string => positionOf(exampleIds[theme]) ?? '';
