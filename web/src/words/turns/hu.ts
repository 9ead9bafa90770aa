// The words of mails that say whose move it is, and of the calendar of deadlines, in Hungarian.
import type { TurnsWords } from './de';

export const turns: TurnsWords = {
  mail: 'Levél, amikor te jössz',
  mailHint:
    'A napos játszmákban, a megerősített címedre. Lépésenként legfeljebb egy jön, és egy sem, amíg a játszma nyitva van nálad.',
  never: 'Egy se',
  at_once: 'Rögtön, nagyjából egy perccel később',
  daily: 'Naponta egyszer',
  zone: (zone) => `Időpont itt: ${zone}`,
  saved: 'Elmentve.',
  refused:
    'A postafiókod visszautasította ezeket a leveleket, ezért nem küldünk többet. Ellenőrizd a címet, és válassz újra.',
  noAddress: 'Előbb erősíts meg egy e-mail-címet.',
  calendar: 'Naptár',
  calendarHint:
    'Titkos link, amellyel a naptárad mutatja, meddig kell lépned a napos játszmákban. Akié a link, az is látja.',
  make: 'Link készítése',
  another: 'Másik link készítése',
  made: (date) => `Van egy link, készült: ${date}. Egy másik a helyére lép.`,
  link: 'Link a naptáradhoz',
  once: 'Másold ki most, csak egyszer látható. A naptáradban iratkozz fel rá.',
  remove: 'Link visszavonása',
  removed: 'A link már nem nyit meg semmit.',
};
