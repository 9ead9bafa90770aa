// The words of what one notes for oneself of a game, in English.
import type { NoteWords } from './de';

export const note: NoteWords = {
  label: 'Note of this game',
  hint: 'Only you see it, after the game, too.',
  save: 'Save',
  saved: 'Saved.',
  tooLong: (over) => `${over} characters too many: at most 2000, in 100 lines.`,
  loading: 'Fetching your note …',
  badText: 'There is a character in it that cannot be seen.',
};
