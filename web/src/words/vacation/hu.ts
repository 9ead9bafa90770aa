// The words of vacations.
import type { VacationWords } from './de';

export const vacation: VacationWords = {
  title: 'Szabadság',
  hint: 'Szabadság alatt a napos játszmákban áll az órád. Lépni azért lehet.',
  left: (left, days, year) => `${year}: még ${left} napod van ${days} napból. Minden megkezdett nap számít.`,
  none: (year) => `A ${year}. évi szabadságod elfogyott.`,
  until: 'Eddig a napig',
  begin: 'Szabadság kezdése',
  on: (date) => `Szabadságon vagy eddig: ${date}.`,
  end: 'Szabadság vége',
  problems: {
    too_few_days: 'Idén már nincs ennyi szabadságod. Válassz korábbi napot.',
    on_vacation: 'Már szabadságon vagy. Előbb fejezd be.',
    bad_request: 'Olyan napot válassz, amely még nem múlt el, és amelyre elég a szabadságod.',
    closed: 'Ezen a szerveren nincs szabadság.',
    not_found: 'Már nem vagy szabadságon.',
  },
};
