// The words of what a host has decided for the server, in Hungarian.
import type { SiteWords } from './de';

export const site: SiteWords = {
  about: 'Erről a kiszolgálóról',
  imprint: 'Impresszum',
  privacy: 'Adatvédelem',
  noText: 'A kiszolgáló házigazdája erről nem írt semmit.',
  asking: 'A kiszolgáló kérdezése …',

  accountsOnly: 'Ezen a kiszolgálón fiókkal lehet játszani. Nézni fiók nélkül is lehet.',
  toAccount: 'Bejelentkezés',

  invitations: 'Meghívók',
  invitationsHint: 'Egy meghívóval valaki fiókot nyithat. Egyszer és 14 napig érvényes.',
  invite: 'Meghívó készítése',
  link: 'Meghívó link',
  linkHint: 'Csak egy embernek add oda. Csak most látható.',
  noInvitations: 'Most nincs nyitott meghívó.',
  invitedBy: (name, day) => (name ? `Készítette: ${name}, ${day}` : `Az üzemeltetőtől, ${day}`),
  until: (day) => `Eddig érvényes: ${day}`,
  withdraw: 'Visszavonás',
  withdrawOf: (day) => `Az eddig érvényes meghívó visszavonása: ${day}`,
  withdrawn: 'A meghívó vissza van vonva.',

  newPassword: 'Új jelszó',
  passwordLink: (name) => `Link új jelszóhoz: ${name}`,
  passwordLinkHint: (name) =>
    `Ezzel választhat ${name} új jelszót. Másnak ne add: egyszer, 24 órán át érvényes, és csak most látható.`,
  notYourPassword: 'A többi házigazda jelszava csak az övék.',

  face: 'A szerver arca',
  faceHint: 'Ennek a klubnak a neve, jele és mondata áll minden oldalon.',
  faceOf: 'Klub',
  noFace: 'Egyik sem: Mühle, mint mindenhol',
  saveFace: 'Alkalmazás',
  faceIs: (club) => (club ? `Ez a szerver most ezt mutatja: ${club}.` : 'Ez a szerver már nem mutat klubot.'),

  problems: {
    too_many: 'Már 500 meghívó van nyitva. Előbb vonj vissza néhányat.',
    not_found: 'Ezt a meghívót már felhasználták, vagy már nem érvényes.',
    no_session: 'Már nem vagy bejelentkezve. Jelentkezz be újra.',
    not_allowed: 'Meghívót csak házigazdák készíthetnek.',
  },
};
