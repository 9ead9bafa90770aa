// The words of mail addresses and forgotten passwords.
import type { MailWords } from './de';

export const mail: MailWords = {
  title: 'E-mail-cím',
  hint: 'Nem kötelező. Ha elfelejtetted a jelszavadat, oda jön egy link az újhoz, és ha kéred, levél, amikor te jössz. Mások nem látják.',
  confirmed: (address) => `Megerősítve: ${address}`,
  waiting: (address) => `Még nincs megerősítve: ${address}. Nyisd meg az oda küldött linket; 24 óráig érvényes.`,
  add: 'Cím megadása',
  other: 'Másik cím megadása',
  send: 'Link küldése',
  remove: 'A cím törlése',
  removed: 'A cím törölve.',

  forgotten: 'Elfelejtetted a jelszavadat?',
  forgottenHint:
    'Ha a fiókodban megerősítettél egy e-mail-címet, oda jön egy link az új jelszóhoz. Cím nélkül csak a kiszolgáló házigazdája segíthet.',
  who: 'Név vagy e-mail-cím',
  asked:
    'Ha van hozzá fiók megerősített címmel, a link már úton van oda. Egy óráig érvényes; óránként legfeljebb hármat küldünk.',

  resetTitle: 'Új jelszó megadása',
  resetFor: (name) => `Új jelszó megadása: ${name}`,
  resetHint: 'Utána minden eszközön az új jelszóval jelentkezel be.',
  passwordHint: 'Legalább 8 karakter.',
  reset: 'Beállítás',
  resetDone: (name) => `Az új jelszó érvényes, ${name}. Jelentkezz be vele.`,

  confirmTitle: 'Az e-mail-cím megerősítése',
  confirmHint: 'A tiéd az a cím, amelyre ez a link ment?',
  confirm: 'Igen, megerősítem',
  confirmDone: (name) => `Az e-mail-cím megerősítve, ${name}.`,

  problems: {
    bad_mail: 'Ez nem e-mail-cím. Így néz ki: anna@example.org.',
    no_mail: 'Ez a kiszolgáló nem küld e-mailt. Kérdezd meg, aki üzemelteti.',
    bad_secret: 'Ez a link már nem nyit semmit: felhasználták, túl régi, vagy van újabb. Kérj másikat.',
    bad_request: 'Add meg a fiók nevét vagy e-mail-címét.',
    too_many: 'Ez túl gyakori volt rövid idő alatt. Nézd meg a postafiókodat, a levélszemetet is, és próbáld később.',
    not_allowed: 'Már nem vagy bejelentkezve. Jelentkezz be újra.',
  },
};
