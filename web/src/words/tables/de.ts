// The words of the tables at which one has a seat.

export const tables = {
  theirTurn: (name: string) => `${name} ist am Zug`,
  yourTurn: 'Du bist am Zug',
  against: (name: string) => `gegen ${name}`,
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
  change: 'Ändern',
  forget: (code: string) => `Tisch ${code} aus der Liste nehmen`,
};

export type TablesWords = typeof tables;
