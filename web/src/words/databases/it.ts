// The words of what the databases of a server have, in Italian.
import type { DatabasesWords } from './de';

const joined = (sectors: readonly string[]): string => sectors.join(' e ');

export const databases: DatabasesWords = {
  asking: 'Il server guarda…',
  intro:
    'Il database dice quanto valgono le posizioni se nessuno sbaglia. Ciò che manca, questo server può calcolarlo.',
  caption: 'Che cosa c’è',
  heads: { moving: 'Movimento', placing: 'Posa', size: 'Grandezza' },
  sectors: 'In settori: posizioni con lo stesso numero di pedine.',
  known: (some, all) => (some === all ? 'completo' : `${some} su ${all}`),
  distances: (some, all) =>
    some === all
      ? 'con il numero di mosse'
      : some === 0
        ? 'senza il numero di mosse'
        : `con il numero di mosse: ${some}`,
  free: (disk) => `Liberi sul disco: ${disk}.`,

  title: 'Calcola di più',
  rules: 'Regole',
  goal: 'Che cosa',
  goals: {
    upTo: (stones) => `Movimento con al massimo ${stones} pedine`,
    moving: 'Tutto il movimento',
    all: 'Tutto il gioco, posa e movimento',
  },
  withDistances: 'Anche in quante mosse',
  threads: 'Processori',
  megabytes: 'Memoria al massimo (MB)',
  machineHint: 'Ciò che resta vuoto: tutti i processori, quanta memoria è libera.',
  takes: (time, disk, memory) =>
    `Su due processori ci vogliono ${time}; intanto servono fino a ${disk} di disco e circa ${memory} di memoria. Ciò che c’è già non viene ricalcolato.`,
  tooLittleDisk: (disk) => `Sul disco sono liberi solo ${disk}. Forse non bastano.`,
  tooLittleMemory: (memory) => `Sono liberi solo ${memory} di memoria. Forse non bastano.`,
  aside:
    'Si fa con la priorità più bassa, le partite vengono prima. Un riavvio del server lo interrompe; allora avvialo di nuovo, e continua da dov’era.',
  start: 'Calcola',
  building: 'Si sta facendo il piccolo database che ogni server riceve. Ci vuole qualche secondo.',
  obstacles: {
    no_solver: 'Questo server da solo non può calcolare niente. Lo fa “muehle solve” sul suo computer.',
    no_folder: 'Questo server non ha una cartella per i database. Chi lo gestisce la indica con “muehle serve --db”.',
  },

  running: 'Si sta calcolando.',
  stopping: 'Sta per fermarsi.',
  states: {
    done: 'È tutto calcolato.',
    stopped: 'Fermato. Ciò che era pronto resta; avviato di nuovo, continua da lì.',
    failed: 'Non è riuscito.',
  },
  ordered: (what, rules, by, since) => `${what}; ${rules}. Avviato da ${by}, ${since}.`,
  progress: 'A che punto è',
  step: (number, of) => `Passo ${number} di ${of}`,
  now: (ply, sectors) => (ply === null ? `movimento ${joined(sectors)}` : `posa ${joined(sectors)} dopo ${ply} pedine`),
  left: (time) => `ancora ${time}`,
  about: (time) => `circa ${time}`,
  lessThanAMinute: 'meno di un minuto',
  stop: 'Ferma',
  says: 'Il programma dice:',

  problems: {
    solving: 'Si sta già calcolando qualcosa. Aspetta che sia finito, o fermalo.',
    no_solver: 'Questo server non può calcolare niente.',
    bad_rules: 'Per queste regole non si può calcolare niente.',
    no_session: 'Non hai più effettuato l’accesso. Accedi di nuovo.',
    not_allowed: 'Possono farlo solo i gestori.',
  },
};
