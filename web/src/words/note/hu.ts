// The words of what one notes for oneself of a game, in Hungarian.
import type { NoteWords } from './de';

export const note: NoteWords = {
  label: 'Jegyzet ehhez a játszmához',
  hint: 'Csak te látod, a játszma után is.',
  save: 'Mentés',
  saved: 'Elmentve.',
  tooLong: (over) => `${over} karakterrel több: legfeljebb 2000 lehet, 100 sorban.`,
  loading: 'A jegyzeted betöltése…',
  badText: 'Van benne egy karakter, amely nem látszik.',
};
