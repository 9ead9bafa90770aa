// The words of clocks, in Italian.
import { colourName, counted } from '../first/it';
import type { TimeWords } from './de';

export const time: TimeWords = {
  decimal: ',',
  timeControl: 'Tempo',
  noClock: 'Senza orologio',
  liveTime: (minutes, bonus) => `${minutes} min${bonus ? ` + ${bonus} s per mossa` : ''}`,
  delayTime: (minutes, delay) => `${minutes} min, ${delay} s liberi per mossa`,
  days: (days) => counted(days, 'giorno', 'giorni'),
  daysTime: (days) => `${counted(days, 'giorno', 'giorni')} per mossa`,
  ownTime: 'Un altro…',
  baseMinutes: 'Minuti per la partita',
  bonusSeconds: 'Secondi per mossa',
  bonusAdded: 'Aggiunti dopo ogni mossa',
  bonusFree: 'Liberi all’inizio di ogni mossa',
  timeHint: 'Gli orologi partono quando tutti e due hanno mosso. Chi finisce il tempo perde.',
  daysHint: 'Chi non muove in tempo perde. Finché il server è fermo, il tempo non passa.',
  more: 'Altro',
  absence: 'Chi non torna',
  absenceDays: (days) => `ha ${counted(days, 'giorno', 'giorni')}`,
  absenceHint: 'Poi l’altro può scegliere tra vittoria e patta.',
  absenceStated: (days) =>
    `Senza orologio. Chi è al tratto e non viene per ${days === 1 ? 'un giorno' : `${days} giorni`} può perdere la partita.`,
  clockOf: (colour) => `Orologio del ${colourName[colour]}`,
  abortIn: (time) => `Manca la prima mossa: tra ${time} la partita viene annullata.`,
  daysLeft: (days, hours) => `${counted(days, 'giorno', 'giorni')} ${hours} h`,
  saidTime: (colour, time) => `${colourName[colour]}: ${time}.`,
  saidDuration: (hours, minutes, seconds) =>
    [
      hours ? counted(hours, 'ora', 'ore') : '',
      minutes ? counted(minutes, 'minuto', 'minuti') : '',
      seconds || (!hours && !minutes) ? counted(seconds, 'secondo', 'secondi') : '',
    ]
      .filter(Boolean)
      .join(' '),
};
