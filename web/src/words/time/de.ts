// The words of clocks.
import type { Colour } from '../../rules/view';
import { colourName } from '../first/de';

export const time = {
  decimal: ',',
  timeControl: 'Bedenkzeit',
  noClock: 'Ohne Uhr',
  liveTime: (minutes: string, bonus: number) => `${minutes} min${bonus ? ` + ${bonus} s je Zug` : ''}`,
  delayTime: (minutes: string, delay: number) => `${minutes} min, je Zug ${delay} s frei`,
  days: (days: number) => (days === 1 ? '1 Tag' : `${days} Tage`),
  daysTime: (days: number) => `${days === 1 ? '1 Tag' : `${days} Tage`} je Zug`,
  ownTime: 'Eigene …',
  baseMinutes: 'Minuten für die Partie',
  bonusSeconds: 'Sekunden je Zug',
  bonusAdded: 'Nach jedem Zug dazu',
  bonusFree: 'Am Anfang jedes Zuges frei',
  timeHint: 'Die Uhren laufen, sobald beide einmal gezogen haben. Wer keine Zeit mehr hat, verliert.',
  daysHint: 'Wer nicht rechtzeitig zieht, verliert. Solange der Server nicht läuft, läuft auch keine Zeit.',
  more: 'Mehr',
  absence: 'Wer nicht mehr kommt',
  absenceDays: (days: number) => (days === 1 ? 'hat 1 Tag Zeit' : `hat ${days} Tage Zeit`),
  absenceHint: 'Danach darf der andere entscheiden, ob er gewonnen hat oder die Partie remis ist.',
  absenceStated: (days: number) =>
    `Ohne Uhr. Wer am Zug ist und ${days === 1 ? 'einen Tag' : `${days} Tage`} lang nicht kommt, kann die Partie verlieren.`,
  clockOf: (colour: Colour) => `Uhr von ${colourName[colour]}`,
  abortIn: (time: string) => `Der erste Zug fehlt noch: In ${time} wird die Partie abgebrochen.`,
  daysLeft: (days: number, hours: number) => `${days === 1 ? '1 Tag' : `${days} Tage`} ${hours} Std.`,
  saidTime: (colour: Colour, time: string) => `${colourName[colour]}: ${time}.`,
  saidDuration: (hours: number, minutes: number, seconds: number) =>
    [
      hours ? (hours === 1 ? '1 Stunde' : `${hours} Stunden`) : '',
      minutes ? (minutes === 1 ? '1 Minute' : `${minutes} Minuten`) : '',
      seconds || (!hours && !minutes) ? (seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`) : '',
    ]
      .filter(Boolean)
      .join(' '),
};

export type TimeWords = typeof time;
