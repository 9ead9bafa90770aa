// The words of vacations.
export const vacation = {
  title: 'Urlaub',
  hint: 'Im Urlaub laufen deine Uhren in Partien nach Tagen nicht. Ziehen kannst du trotzdem.',
  left: (left: number, days: number, year: number) =>
    `${year} hast du noch ${left} von ${days} Tagen. Jeder angefangene Tag zählt.`,
  none: (year: number) => `Deine Urlaubstage für ${year} sind verbraucht.`,
  until: 'Bis einschließlich',
  begin: 'Urlaub beginnen',
  on: (date: string) => `Du bist im Urlaub bis ${date}.`,
  end: 'Urlaub beenden',
  problems: {
    too_few_days: 'So viele Urlaubstage hast du in diesem Jahr nicht mehr. Wähle einen früheren Tag.',
    on_vacation: 'Du bist schon im Urlaub. Beende ihn zuerst.',
    bad_request: 'Wähle einen Tag, der noch nicht vorbei ist und für den deine Tage reichen.',
    closed: 'Auf diesem Server gibt es keinen Urlaub.',
    not_found: 'Du bist nicht mehr im Urlaub.',
  },
};

export type VacationWords = typeof vacation;
