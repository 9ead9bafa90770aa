// The words of clocks, in Dutch.
import { colourName } from '../first/nl';
import type { TimeWords } from './de';

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const time: TimeWords = {
  decimal: ',',
  timeControl: 'Bedenktijd',
  noClock: 'Zonder klok',
  liveTime: (minutes, bonus) => `${minutes} min${bonus ? ` + ${bonus} s per zet` : ''}`,
  delayTime: (minutes, delay) => `${minutes} min, ${delay} s per zet vrij`,
  days: (days) => counted(days, 'dag', 'dagen'),
  daysTime: (days) => `${counted(days, 'dag', 'dagen')} per zet`,
  ownTime: 'Eigen…',
  baseMinutes: 'Minuten voor de partij',
  bonusSeconds: 'Seconden per zet',
  bonusAdded: 'Erbij na elke zet',
  bonusFree: 'Vrij aan het begin van elke zet',
  timeHint: 'De klokken lopen zodra beiden hebben gezet. Wie geen tijd meer heeft, verliest.',
  daysHint: 'Wie niet op tijd zet, verliest. Zolang de server stilstaat, gaat er geen tijd voorbij.',
  more: 'Meer',
  absence: 'Wie niet terugkomt',
  absenceDays: (days) => `heeft ${counted(days, 'dag', 'dagen')}`,
  absenceHint: 'Daarna mag de ander kiezen tussen winst en remise.',
  absenceStated: (days) =>
    `Zonder klok. Wie aan zet is en ${days === 1 ? 'een dag' : `${days} dagen`} niet komt, kan de partij verliezen.`,
  clockOf: (colour) => `Klok van ${colourName[colour]}`,
  abortIn: (time) => `De eerste zet ontbreekt: over ${time} wordt de partij afgebroken.`,
  daysLeft: (days, hours) => `${counted(days, 'dag', 'dagen')} ${hours} u`,
  saidTime: (colour, time) => `${colourName[colour]}: ${time}.`,
  saidDuration: (hours, minutes, seconds) =>
    [
      hours ? `${hours} uur` : '',
      minutes ? counted(minutes, 'minuut', 'minuten') : '',
      seconds || (!hours && !minutes) ? counted(seconds, 'seconde', 'seconden') : '',
    ]
      .filter(Boolean)
      .join(' '),
};
