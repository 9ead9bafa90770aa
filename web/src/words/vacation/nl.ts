// The words of vacations, in Dutch.
import type { VacationWords } from './de';

export const vacation: VacationWords = {
  title: 'Vakantie',
  hint: 'Tijdens je vakantie staan je klokken stil in partijen met dagen. Zetten mag je toch.',
  left: (left, days, year) => `Van ${days} dagen heb je er in ${year} nog ${left}. Elke dag die is begonnen, telt.`,
  none: (year) => `Je vakantiedagen voor ${year} zijn op.`,
  until: 'Tot en met',
  begin: 'Vakantie beginnen',
  on: (date) => `Je bent op vakantie tot ${date}.`,
  end: 'Vakantie beëindigen',
  problems: {
    too_few_days: 'Zoveel vakantiedagen heb je dit jaar niet meer. Kies een eerdere dag.',
    on_vacation: 'Je bent al op vakantie. Beëindig die eerst.',
    bad_request: 'Kies een dag die nog niet voorbij is en waarvoor je dagen genoeg zijn.',
    closed: 'Op deze server is er geen vakantie.',
    not_found: 'Je bent niet meer op vakantie.',
  },
};
