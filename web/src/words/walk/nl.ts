// What the parts of the solution are called, and what its walk says, in Dutch.
import type { WalkWords } from './de';

export const walk: WalkWords = {
  title: 'De oplossing',
  parts: { overview: 'Wat vaststaat', sectors: 'Sectoren', records: 'Records', walk: 'Verkennen' },
  intro: 'Speel zetten, ook slechte: waar exacte waarden zijn, zie je wat elke waard is.',
  unreadable: 'De zetten in dit adres zijn niet leesbaar. Je staat aan het begin.',
};
