// The words of the tables at which one has a seat, in Italian.
import type { TablesWords } from './de';

export const tables: TablesWords = {
  theirTurn: (name) => `Tocca a ${name}`,
  yourTurn: 'Tocca a te',
  against: (name) => `contro ${name}`,
  waiting: 'Di fronte non c’è ancora nessuno',
  running: 'La partita è in corso',
  unknown: 'Ora non raggiungibile',
  gone: 'Questo tavolo non c’è più',
  left: (time) => `ancora ${time}`,
  next: (n) => (n === 1 ? 'Alla prossima partita' : `Alla prossima partita (${n})`),
  takeWin: 'Prendi la vittoria',
  takeDraw: 'Patta',
  keepWaiting: 'Aspetta',
  decide: 'Decidi…',
  foresee: 'Gioca in anticipo',
  foreseen: (n) => (n === 1 ? 'Hai giocato in anticipo per 1 mossa.' : `Hai giocato in anticipo per ${n} mosse.`),
  onVacation: (date) => `in vacanza fino al ${date}`,
  still: 'orologio fermo: guasto del server',
  watching: (n) => (n === 1 ? '1 spettatore' : `${n} spettatori`),
  newOpponent: 'Altro avversario',
  toTournament: 'Al torneo',
  players: 'Chi gioca qui',
  change: 'Cambia',
  forget: (code) => `Togli il tavolo ${code} dalla lista`,
};
