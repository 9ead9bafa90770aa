// What a club refuses, by the code of the refusal, in English.
import type { refusals as german } from './refusals.de';

export const refusals: typeof german = {
  no_clubs: 'On this server its host founds the clubs. Ask them.',
  not_member: 'This is for members of the club.',
  no_club_role: 'This is for who leads the club or organises in it.',
  last_leader: 'The club needs somebody who leads it. Make somebody else a leader first, or close it.',
  club_closed: 'Whoever has a letter comes into this club.',
  bad_letter: 'This letter opens nothing any more: it was used, has ended or was withdrawn. Ask for another one.',
  no_such_request: 'This request is not there any more.',
  club_full: 'There is no room for that: the club has as much of it as it may.',
  too_many_clubs: 'You are in as many clubs, or lead as many, as one may. Leave one first.',
  club_changed: 'Somebody else has changed these details meanwhile. Look at them, and try again.',
  name_differs: 'This is not the name of the club.',
  name_taken: 'There is a club with this name, or one that looks like it. Choose another name.',
  name_reserved: 'No club may have this name here. Choose another one.',
  bad_name: 'A name has 3 to 40 characters that can be seen, and not only signs.',
  bad_text: 'The text has characters that cannot be seen or pile up. Best write it anew.',
  text_too_long: 'The text is too long: at most 2000 characters in 40 lines, 60 in a note.',
  guest: 'This takes an account. Sign in.',
  no_session: 'You are not signed in any more. Sign in again.',
  no_challenges: 'One of the two does not want to play the other.',
  not_rated: 'Only games with a clock are rated, by rules whose draws count.',
  too_many: 'That many letters cannot be open at once: withdraw some first.',
  not_found: 'The club has this no more.',
  opponent_suspended: 'One of the two is suspended, and begins no new game just now.',
  opponent_missing: 'One of the two is not here any more.',
};
