// The words of answers to moves to come.

export const conditional = {
  title: 'Vorausziehen',
  close: 'Zur Partie',
  intro: 'Zieht dein Gegenüber so, wie du es erwartest, wird deine Antwort sofort gespielt. Niemand sonst sieht das.',
  whichMove: (who: string | null) => `Was zieht ${who ?? 'dein Gegenüber'} vielleicht? Zieh es auf dem Brett.`,
  whichAnswer: (move: string) => `Und was antwortest du auf ${move}?`,
  andThen: (move: string, who: string | null) =>
    `${move} ist deine Antwort. Und wenn ${who ?? 'dein Gegenüber'} dann …? Zieh weiter, oder speichere.`,
  gameOver: (move: string) => `Mit ${move} ist die Partie zu Ende.`,
  endsGame: (move: string) => `Mit ${move} wäre die Partie zu Ende; darauf gibt es keine Antwort.`,
  lines: 'Deine Antworten',
  noLines: 'Noch keine.',
  // The moves by turns, beginning with the opponent’s.
  line: (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([to, move], n) => `${n === 0 ? 'Wenn' : 'wenn dann'} ${to}, dann ${move}`).join('; '),
  show: (line: string) => `Auf das Brett: ${line}`,
  remove: (line: string) => `Entfernen: ${line}`,
  removeShort: 'Entfernen',
  removed: 'Entfernt.',
  back: 'Einen Zug zurück',
  another: 'Anderer Zug',
  withdrawAll: 'Alles zurücknehmen',
  save: 'Speichern',
  asText: 'Als Text',
  textHint:
    'd6 > f4 heißt: auf d6 antworte ich f4. Mit Komma geht es weiter (d6 > f4, b4 > g7), mit | kommt ein anderer Zug, und Klammern fassen mehrere Möglichkeiten zusammen: d6 > f4 (b4 > g7 | d2 > a1).',
  take: 'Übernehmen',
  taken: 'Übernommen.',
  moved: 'Inzwischen ist gezogen worden. Diese Antworten gelten nicht mehr für die Stellung.',
  notSaved: 'Das ist nicht angekommen. Versuch es noch einmal.',
  bad: (message: string) => `Der Server nimmt das nicht an: ${message}`,
  cannot: (move: string) => `${move} ist hier nicht möglich.`,
  twice: (move: string) => `Auf ${move} gibt es schon eine Antwort; gib nur eine.`,
  faults: {
    move: 'Hier fehlt ein Zug, geschrieben wie d6, d6-d5 oder d6-d5xa1.',
    answer: 'Hier fehlen „>“ und eine Antwort, wie in d6 > f4.',
    comma: 'Nach einer Antwort geht es mit einem Komma weiter, nicht mit „>“.',
    open: 'Hier fehlt „)“: Eine Klammer ist noch offen.',
    close: 'Dieses „)“ schließt nichts.',
    behind: 'Nach „)“ kommt das Ende, noch ein „)“, oder „|“ und ein anderer Zug.',
    many: 'Mehr als 64 Antworten gehen nicht.',
    deep: 'Mehr als 20 Antworten nacheinander gehen nicht.',
  },
};

export type ConditionalWords = typeof conditional;
