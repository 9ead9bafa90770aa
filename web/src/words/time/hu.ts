// The words of clocks, in Hungarian.
import { colourName } from '../first/hu';
import type { TimeWords } from './de';

export const time: TimeWords = {
  decimal: ',',
  timeControl: 'Gondolkodási idő',
  noClock: 'Óra nélkül',
  liveTime: (minutes, bonus) => `${minutes} perc${bonus ? ` + ${bonus} mp lépésenként` : ''}`,
  delayTime: (minutes, delay) => `${minutes} perc, lépésenként ${delay} mp szabad`,
  days: (days) => `${days} nap`,
  daysTime: (days) => `lépésenként ${days} nap`,
  ownTime: 'Egyéni…',
  baseMinutes: 'Perc a játszmára',
  bonusSeconds: 'Másodperc lépésenként',
  bonusAdded: 'Minden lépés után hozzáadva',
  bonusFree: 'Minden lépés elején szabad',
  timeHint: 'Az órák akkor indulnak, ha már mindketten léptek egyszer. Akinek elfogy az ideje, veszít.',
  daysHint: 'Aki nem lép időben, veszít. Amíg a kiszolgáló nem fut, az idő sem telik.',
  more: 'Továbbiak',
  absence: 'Aki nem jön vissza',
  absenceDays: (days) => `${days} napot kap`,
  absenceHint: 'Utána a másik eldöntheti, hogy ő nyert-e, vagy döntetlen legyen.',
  absenceStated: (days) => `Óra nélkül. Aki lépésre következik, és ${days} napig nem jön, elveszítheti a játszmát.`,
  clockOf: (colour) => `${colourName[colour]} órája`,
  abortIn: (time) => `Az első lépés még hiányzik: ${time} múlva a játszma megszakad.`,
  daysLeft: (days, hours) => `${days} nap ${hours} óra`,
  saidTime: (colour, time) => `${colourName[colour]}: ${time}.`,
  saidDuration: (hours, minutes, seconds) =>
    [
      hours ? `${hours} óra` : '',
      minutes ? `${minutes} perc` : '',
      seconds || (!hours && !minutes) ? `${seconds} másodperc` : '',
    ]
      .filter(Boolean)
      .join(' '),
};
