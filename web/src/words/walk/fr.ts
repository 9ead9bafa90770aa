// What the parts of the solution are called, and what its walk says, in French.
import type { WalkWords } from './de';

export const walk: WalkWords = {
  title: 'La solution',
  parts: { overview: 'Ce qui est établi', sectors: 'Secteurs', records: 'Records', walk: 'Explorer' },
  intro: 'Joue des coups, même mauvais : là où il y a des valeurs exactes, tu vois ce que chacun vaut.',
  unreadable: 'Les coups de cette adresse sont illisibles. Tu es au début.',
};
