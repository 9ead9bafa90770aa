// What the parts of the solution are called, and what its walk says, in Italian.
import type { WalkWords } from './de';

export const walk: WalkWords = {
  title: 'La soluzione',
  parts: { overview: 'Che cosa è certo', sectors: 'Settori', records: 'Record', walk: 'Esplora' },
  intro: 'Gioca mosse, anche cattive: dove ci sono valori esatti, vedi quanto vale ognuna.',
  unreadable: 'Le mosse in questo indirizzo non si leggono. Sei all’inizio.',
};
