// The words of the tables at which one has a seat, in French.
import type { TablesWords } from './de';

export const tables: TablesWords = {
  theirTurn: (name) => `À ${name} de jouer`,
  yourTurn: 'À toi de jouer',
  against: (name) => `contre ${name}`,
  waiting: 'Personne en face pour l’instant',
  running: 'La partie est en cours',
  unknown: 'Injoignable pour le moment',
  gone: 'Cette table n’existe plus',
  left: (time) => `encore ${time}`,
  next: (n) => (n === 1 ? 'Partie suivante' : `Partie suivante (${n})`),
  takeWin: 'Prendre le gain',
  takeDraw: 'Nulle',
  keepWaiting: 'Attendre',
  decide: 'Décider…',
  foresee: 'Jouer d’avance',
  foreseen: (n) => (n === 1 ? 'Tu as joué d’avance sur 1 coup.' : `Tu as joué d’avance sur ${n} coups.`),
  onVacation: (date) => `en vacances jusqu’au ${date}`,
  still: 'pendule arrêtée : panne serveur',
  watching: (n) => (n === 1 ? '1 spectateur' : `${n} spectateurs`),
  newOpponent: 'Autre adversaire',
  toTournament: 'Au tournoi',
  players: 'Qui joue ici',
  change: 'Modifier',
  forget: (code) => `Enlever la table ${code} de la liste`,
};
