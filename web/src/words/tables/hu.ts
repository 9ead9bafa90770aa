// The words of the tables at which one has a seat, in Hungarian.
import type { TablesWords } from './de';

export const tables: TablesWords = {
  theirTurn: (name) => `${name} lép`,
  yourTurn: 'Te lépsz',
  against: (name) => `${name} ellen`,
  waiting: 'Még senki sem ül szemben',
  running: 'A játszma folyik',
  unknown: 'Most nem érhető el',
  gone: 'Ez az asztal már nincs meg',
  left: (time) => `még ${time}`,
  next: (n) => (n === 1 ? 'A következő játszmához' : `A következő játszmához (${n})`),
  takeWin: 'Győzelem',
  takeDraw: 'Döntetlen',
  keepWaiting: 'Várok',
  decide: 'Döntés…',
  foresee: 'Előrelépés',
  foreseen: (n) => `${n} lépésre léptél előre.`,
  onVacation: (date) => `szabadságon eddig: ${date}`,
  still: 'óra áll: kiszolgálóhiba',
  watching: (n) => `${n} néző`,
  newOpponent: 'Új ellenfél',
  toTournament: 'A versenyhez',
  players: 'Kik játszanak itt',
  change: 'Módosítás',
  forget: (code) => `A(z) ${code} asztal levétele a listáról`,
};
