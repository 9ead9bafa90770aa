// The words of the tables at which one has a seat.

export const tables = {
  theirTurn: (name: string) => `${name} ist am Zug`,
  yourTurn: 'Du bist am Zug',
  against: (name: string) => `gegen ${name}`,
  rated: 'gewertet',
  rating: (rating: number, provisional: boolean) => `Wertung ${rating}${provisional ? '?' : ''}`,
  waiting: 'Noch niemand gegenüber',
  running: 'Die Partie läuft',
  unknown: 'Gerade nicht zu erreichen',
  gone: 'Diesen Tisch gibt es nicht mehr',
  left: (time: string) => `noch ${time}`,
  next: (n: number) => (n === 1 ? 'Weiter zum nächsten Spiel' : `Weiter zum nächsten Spiel (${n})`),
  takeWin: 'Sieg nehmen',
  takeDraw: 'Remis',
  keepWaiting: 'Warten',
  decide: 'Entscheiden …',
  foresee: 'Vorausziehen',
  foreseen: (n: number) => (n === 1 ? 'Du hast auf 1 Zug vorausgezogen.' : `Du hast auf ${n} Züge vorausgezogen.`),
  onVacation: (date: string) => `im Urlaub bis ${date}`,
  still: 'Uhr steht: Serverstörung',
  watching: (n: number) => (n === 1 ? '1 schaut zu' : `${n} schauen zu`),
  newOpponent: 'Neuer Gegner',
  toTournament: 'Zum Turnier',
  players: 'Wer hier spielt',
  note: 'Notiz',
  change: 'Ändern',
  forget: (code: string) => `Tisch ${code} aus der Liste nehmen`,

  byDays: 'Partien nach Tagen',
  yours: 'Hier bist du am Zug',
  theirs: 'Hier wartest du',
  until: (date: string) => `bis ${date}`,
  nextGame: (n: number) => (n === 1 ? 'Zur Partie, in der du dran bist' : `Zur dringendsten von ${n} Partien`),
  noneByDays: 'Gerade spielst du keine Partie nach Tagen.',
  noneHint:
    'Eine Partie, in der man Tage für jeden Zug hat, passt neben alles andere: Biete sie in der Lobby an, oder fordere jemanden heraus.',
  toLobby: 'Zur Lobby',
  calm: 'Du bist nirgends am Zug.',
  asking: 'Deine Partien werden geladen …',
};

export type TablesWords = typeof tables;
