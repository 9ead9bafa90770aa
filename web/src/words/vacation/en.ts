// The words of vacations.
import type { VacationWords } from './de';

export const vacation: VacationWords = {
  title: 'Vacation',
  hint: 'On vacation your clocks stand still in games by days. You may move all the same.',
  left: (left, days, year) => `${left} of ${days} days are left to you in ${year}. Every day that has begun counts.`,
  none: (year) => `Your days of vacation for ${year} are used up.`,
  until: 'Up to and including',
  begin: 'Begin vacation',
  on: (date) => `You are on vacation until ${date}.`,
  end: 'End vacation',
  problems: {
    too_few_days: 'You have not that many days of vacation left this year. Choose an earlier day.',
    on_vacation: 'You are on vacation already. End it first.',
    bad_request: 'Choose a day that is not over and for which your days last.',
    closed: 'There is no vacation on this server.',
    not_found: 'You are not on vacation any more.',
  },
};
