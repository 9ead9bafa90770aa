// What the presets are, and what their documents do not say, in Italian.
import type { PresetTexts } from '../base/shared';

const whoBegins = 'Chi comincia non è detto. Nei tre documenti che lo dicono è il Bianco.';
const onTheBoard =
  'Il documento parla di pedine “sul tavoliere”. Preso alla lettera, quasi ogni partita finirebbe già durante la posa; perciò contano anche quelle in mano.';
const twoMills = 'Di due mulini insieme non si parla. I due documenti che ne parlano permettono una sola pedina.';
const mayTake =
  'Il documento dice che si “può” prendere una pedina. È un diritto; da nessuna parte si dice che ci si possa rinunciare.';
const noRepetition = 'Di ripetizioni non si parla.';
const noLimit = 'Un limite per le mosse senza mulino non è detto.';
const agreement = 'La patta d’accordo non è nominata, ma nemmeno vietata.';

export const presets: Readonly<Record<string, PresetTexts>> = {
  standard: {
    description:
      'Le regole di partenza di questo programma. Con tre pedine si può saltare. Da un mulino si prende solo se tutte le pedine sono in mulini. Patta se la stessa posizione compare per la terza volta (così in due dei cinque documenti) o dopo 50 mosse per parte (100 semimosse) senza mulino (così in uno).',
    unsaid: {},
  },
  brettspielnetz: {
    description:
      'Come su brettspielnetz.de: se la stessa posizione compare per la terza volta, o per 50 mosse per parte (100 semimosse, posa compresa) non si chiude un mulino, la partita non finisce da sé: la patta va reclamata. Il programma controlla il reclamo.',
    unsaid: {
      firstPlayer: whoBegins,
      loseBelow: onTheBoard,
      removalsPerDoubleMill: twoMills,
      noMillCountsPlacing:
        'Il documento chiama “mosse” anche la posa e conta secondo i numeri delle mosse. Perciò la posa conta.',
    },
  },
  'zwanzig-zuege': {
    description:
      'Partite brevi: patta dopo 20 semimosse (dieci per parte) senza mulino, contate dopo la posa, o se la stessa posizione torna tre volte di fila con le stesse mosse.',
    unsaid: {
      loseBelow: onTheBoard,
      removalMandatory: mayTake,
      noMillLimitPlies: '“20 mosse in tutto” conta i due giocatori insieme: 20 semimosse (dieci per parte).',
      noMillCountsPlacing:
        'Preso alla lettera conterebbe anche la posa. Allora ogni apertura senza mulino sarebbe patta dopo 20 semimosse.',
      repetition:
        'Ogni semimossa cambia il tavoliere. “Tre volte di fila” vuol dire quindi: tre volte lo stesso avanti e indietro.',
      drawByAgreement: agreement,
    },
  },
  'schelling-salon': {
    description:
      'Come allo Schelling-Salon di Monaco: nessuna regola dichiara patta una partita. Se nessuno fa più progressi, i giocatori si accordano.',
    unsaid: {
      loseBelow: 'Che perde chi ha solo due pedine non è detto. Gli altri quattro documenti lo dicono.',
      repetition: noRepetition,
      noMillLimitPlies: noLimit,
      drawByAgreement:
        'Se nessuno può più ottenere un vantaggio, la partita finisce pari. Chi lo stabilisce non è detto: i giocatori, d’accordo.',
    },
  },
  strikt: {
    description:
      'Le pedine in un mulino sono sempre protette. Se tutte le pedine sono in mulini, non si prende niente. Nessuna regola dichiara patta una partita; i giocatori si accordano.',
    unsaid: {
      firstPlayer: whoBegins,
      removalMandatory: mayTake,
      removalsPerDoubleMill: twoMills,
      millProtection:
        'Che cosa succede se tutte le pedine sono in mulini non è detto. Il mulino allora conta, e non si prende niente.',
      repetition: noRepetition,
      noMillLimitPlies: noLimit,
      drawByAgreement: agreement,
    },
  },
  'muehle-spielen': {
    description:
      'Come su muehle-spielen.de: patta se la stessa posizione compare per la terza volta, e d’accordo. Per le mosse senza mulino non c’è limite.',
    unsaid: {
      removalsPerDoubleMill: twoMills,
      repetition:
        'Il documento nomina tre mosse uguali di fila e tre volte la stessa posizione. La seconda comprende la prima.',
      noMillLimitPlies: noLimit,
    },
  },
};
