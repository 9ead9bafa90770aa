// The words of vacations, in Italian.
import type { VacationWords } from './de';

export const vacation: VacationWords = {
  title: 'Vacanza',
  hint: 'In vacanza i tuoi orologi sono fermi nelle partite a giorni. Muovere puoi lo stesso.',
  left: (left, days, year) => `Nel ${year} ti restano ${left} giorni su ${days}. Ogni giorno cominciato conta.`,
  none: (year) => `I tuoi giorni di vacanza per il ${year} sono finiti.`,
  until: 'Fino al (compreso)',
  begin: 'Comincia la vacanza',
  on: (date) => `Sei in vacanza fino al ${date}.`,
  end: 'Finisci la vacanza',
  problems: {
    too_few_days: 'Quest’anno non hai più tanti giorni di vacanza. Scegli un giorno prima.',
    on_vacation: 'Sei già in vacanza. Prima finiscila.',
    bad_request: 'Scegli un giorno non ancora passato, per cui ti bastano i giorni.',
    closed: 'Su questo server non ci sono vacanze.',
    not_found: 'Non sei più in vacanza.',
  },
};
