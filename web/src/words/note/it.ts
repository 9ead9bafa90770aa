// The words of what one notes for oneself of a game, in Italian.
import type { NoteWords } from './de';

export const note: NoteWords = {
  label: 'Nota su questa partita',
  hint: 'La vedi solo tu, anche dopo la partita.',
  save: 'Salva',
  saved: 'Salvato.',
  tooLong: (over) => `${over} caratteri di troppo: al massimo 2000, in 100 righe.`,
  loading: 'Carico la tua nota…',
  badText: 'C’è un carattere che non si vede.',
};
