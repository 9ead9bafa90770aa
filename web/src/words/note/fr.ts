// The words of what one notes for oneself of a game, in French.
import type { NoteWords } from './de';

export const note: NoteWords = {
  label: 'Note sur cette partie',
  hint: 'Toi seul la vois, aussi après la partie.',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  tooLong: (over) => `${over} caractères de trop : 2000 au plus, en 100 lignes.`,
  loading: 'Chargement de ta note…',
  badText: 'Il y a un caractère qu’on ne voit pas.',
};
