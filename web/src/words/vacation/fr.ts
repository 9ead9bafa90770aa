// The words of vacations.
import type { VacationWords } from './de';

export const vacation: VacationWords = {
  title: 'Vacances',
  hint: 'En vacances, tes pendules ne tournent pas dans les parties par jours. Tu peux jouer quand même.',
  left: (left, days, year) => `Il te reste ${left} jours sur ${days} en ${year}. Chaque jour commencé compte.`,
  none: (year) => `Tes jours de vacances de ${year} sont épuisés.`,
  until: 'Jusqu’au (inclus)',
  begin: 'Commencer les vacances',
  on: (date) => `Tu es en vacances jusqu’au ${date}.`,
  end: 'Terminer les vacances',
  problems: {
    too_few_days: 'Il ne te reste pas autant de jours cette année. Choisis un jour plus proche.',
    on_vacation: 'Tu es déjà en vacances. Termine-les d’abord.',
    bad_request: 'Choisis un jour qui n’est pas passé et pour lequel tes jours suffisent.',
    closed: 'Il n’y a pas de vacances sur ce serveur.',
    not_found: 'Tu n’es plus en vacances.',
  },
};
