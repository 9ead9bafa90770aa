// What a club refuses, by the code of the refusal, in Hungarian.
import type { refusals as german } from './refusals.de';

export const refusals: typeof german = {
  no_clubs: 'Ezen a szerveren a házigazda alapítja a klubokat. Kérd meg őt.',
  not_member: 'Ez a klub tagjaié.',
  no_club_role: 'Ezt csak az teheti, aki a klubot vezeti vagy ott szervez.',
  last_leader: 'A klubnak kell vezető. Előbb add át valakinek, vagy oszlasd fel.',
  club_closed: 'Ebbe a klubba levéllel lehet bejutni.',
  bad_letter: 'Ez a levél már nem nyit meg semmit: felhasználták, lejárt vagy visszavonták. Kérj újat.',
  no_such_request: 'Ez a jelentkezés már nincs meg.',
  club_full: 'Ennek már nincs hely: a klubnak annyi van belőle, amennyi lehet.',
  too_many_clubs: 'Már annyi klubban vagy benne, vagy annyit vezetsz, amennyit lehet. Előbb lépj ki egyből.',
  club_changed: 'Közben valaki más megváltoztatta ezeket az adatokat. Nézd meg, és próbáld újra.',
  name_differs: 'Ez nem a klub neve.',
  name_taken: 'Van már ilyen nevű klub, vagy olyan, amelyé hasonlít. Válassz más nevet.',
  name_reserved: 'Itt egy klub sem viselheti ezt a nevet. Válassz másikat.',
  bad_name: 'A név 3–40 látható karakterből áll, és nem csak írásjelekből.',
  bad_text: 'A szövegben láthatatlan vagy egymásra torlódó jelek vannak. Írd meg inkább újra.',
  text_too_long: 'A szöveg túl hosszú: legfeljebb 2000 karakter 40 sorban, jegyzetben 60.',
  guest: 'Ehhez fiók kell. Lépj be.',
  no_session: 'Már nem vagy belépve. Lépj be újra.',
  no_challenges: 'Egyikük nem akar a másikkal játszani.',
  not_rated: 'Értékszámos játszma csak órával és olyan szabályokkal van, amelyekben a döntetlen számít.',
  too_many: 'Ennyi levél nem lehet egyszerre nyitva: előbb vonj vissza néhányat.',
  not_found: 'A klubban ez már nincs meg.',
  opponent_suspended: 'Egyiküket felfüggesztették, most nem kezdhet új játszmát.',
  opponent_missing: 'Egyikük már nincs itt.',
};
