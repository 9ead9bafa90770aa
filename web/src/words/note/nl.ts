// The words of what one notes for oneself of a game, in Dutch.
import type { NoteWords } from './de';

export const note: NoteWords = {
  label: 'Notitie bij deze partij',
  hint: 'Alleen jij ziet haar, ook na de partij.',
  save: 'Opslaan',
  saved: 'Opgeslagen.',
  tooLong: (over) => `${over} tekens te veel: hooguit 2000, in 100 regels.`,
  loading: 'Je notitie wordt opgehaald …',
  badText: 'Er staat een teken in dat je niet ziet.',
};
