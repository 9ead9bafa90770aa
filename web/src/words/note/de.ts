// The words of what one notes for oneself of a game.
export const note = {
  label: 'Notiz zu dieser Partie',
  hint: 'Nur du siehst sie, auch nach der Partie.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  tooLong: (over: number) => `${over} Zeichen zu viel: Höchstens 2000 in 100 Zeilen.`,
  loading: 'Deine Notiz wird geholt …',
  badText: 'Darin steht ein Zeichen, das man nicht sieht.',
};

export type NoteWords = typeof note;
