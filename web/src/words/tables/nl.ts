// The words of the tables at which one has a seat, in Dutch.
import type { TablesWords } from './de';

export const tables: TablesWords = {
  theirTurn: (name) => `${name} aan zet`,
  yourTurn: 'Jij bent aan zet',
  against: (name) => `tegen ${name}`,
  waiting: 'Er zit nog niemand tegenover je',
  running: 'De partij is bezig',
  unknown: 'Nu niet bereikbaar',
  gone: 'Deze tafel is er niet meer',
  left: (time) => `nog ${time}`,
  next: (n) => (n === 1 ? 'Naar de volgende partij' : `Naar de volgende partij (${n})`),
  takeWin: 'Winst nemen',
  takeDraw: 'Remise',
  keepWaiting: 'Wachten',
  decide: 'Beslissen…',
  foresee: 'Vooruit spelen',
  foreseen: (n) => (n === 1 ? 'Je hebt voor 1 zet vooruit gespeeld.' : `Je hebt voor ${n} zetten vooruit gespeeld.`),
  onVacation: (date) => `op vakantie tot ${date}`,
  still: 'klok staat stil: serverstoring',
  watching: (n) => (n === 1 ? '1 toeschouwer' : `${n} toeschouwers`),
  newOpponent: 'Nieuwe tegenstander',
  toTournament: 'Naar het toernooi',
  players: 'Wie hier speelt',
  change: 'Wijzigen',
  forget: (code) => `Tafel ${code} uit de lijst halen`,
};
