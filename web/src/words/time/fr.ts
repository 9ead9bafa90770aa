// The words of clocks, in French.
import { colourName, counted } from '../first/fr';
import type { TimeWords } from './de';

export const time: TimeWords = {
  decimal: ',',
  timeControl: 'Cadence',
  noClock: 'Sans pendule',
  liveTime: (minutes, bonus) => `${minutes} min${bonus ? ` + ${bonus} s par coup` : ''}`,
  delayTime: (minutes, delay) => `${minutes} min, ${delay} s libres par coup`,
  days: (days) => counted(days, 'jour'),
  daysTime: (days) => `${counted(days, 'jour')} par coup`,
  ownTime: 'Personnalisée…',
  baseMinutes: 'Minutes pour la partie',
  bonusSeconds: 'Secondes par coup',
  bonusAdded: 'Ajoutées après chaque coup',
  bonusFree: 'Libres au début de chaque coup',
  timeHint: 'Les pendules tournent dès que chacun a joué une fois. Qui n’a plus de temps a perdu.',
  daysHint: 'Qui ne joue pas à temps a perdu. Tant que le serveur est arrêté, le temps ne passe pas.',
  more: 'Plus',
  absence: 'Qui ne revient pas',
  absenceDays: (days) => (days === 1 ? 'a 1 jour' : `a ${days} jours`),
  absenceHint: 'Ensuite, l’autre peut choisir entre le gain et la nulle.',
  absenceStated: (days) =>
    `Sans pendule. Qui doit jouer et ne vient pas pendant ${days === 1 ? 'un jour' : `${days} jours`} peut perdre la partie.`,
  clockOf: (colour) => `Pendule : ${colourName[colour]}`,
  abortIn: (time) => `Le premier coup manque : la partie sera interrompue dans ${time}.`,
  daysLeft: (days, hours) => `${counted(days, 'jour')} ${hours} h`,
  saidTime: (colour, time) => `${colourName[colour]} : ${time}.`,
  saidDuration: (hours, minutes, seconds) =>
    [
      hours ? counted(hours, 'heure') : '',
      minutes ? counted(minutes, 'minute') : '',
      seconds || (!hours && !minutes) ? counted(seconds, 'seconde') : '',
    ]
      .filter(Boolean)
      .join(' '),
};
