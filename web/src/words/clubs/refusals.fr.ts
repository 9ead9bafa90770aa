// What a club refuses, by the code of the refusal, in French.
import type { refusals as german } from './refusals.de';

export const refusals: typeof german = {
  no_clubs: 'Sur ce serveur, c’est l’hôte qui fonde les clubs. Demande-lui.',
  not_member: 'C’est réservé aux membres du club.',
  no_club_role: 'C’est réservé à qui dirige le club ou y organise.',
  last_leader: 'Le club a besoin de quelqu’un qui le dirige. Confie d’abord la direction à quelqu’un, ou dissous-le.',
  club_closed: 'On entre dans ce club avec une lettre.',
  bad_letter: 'Cette lettre n’ouvre plus rien\u202f: elle a servi, a expiré ou a été retirée. Demandes-en une autre.',
  no_such_request: 'Cette demande n’existe plus.',
  club_full: 'Il n’y a plus de place\u202f: le club en a autant qu’il peut.',
  too_many_clubs: 'Tu es dans autant de clubs, ou en diriges autant, qu’on le peut. Quittes-en un d’abord.',
  club_changed: 'Quelqu’un a changé cette fiche entre-temps. Regarde-la et essaie encore.',
  name_differs: 'Ce n’est pas le nom du club.',
  name_taken: 'Un club a déjà ce nom, ou un nom qui lui ressemble. Choisis-en un autre.',
  name_reserved: 'Aucun club ne peut porter ce nom ici. Choisis-en un autre.',
  bad_name: 'Un nom a de 3 à 40 caractères visibles, et pas seulement des signes.',
  bad_text: 'Le texte contient des caractères invisibles ou qui s’empilent. Le mieux est de le réécrire.',
  text_too_long: 'Le texte est trop long\u202f: 2000 caractères en 40 lignes au plus, 60 dans une note.',
  guest: 'Il faut un compte. Connecte-toi.',
  no_session: 'Tu n’as plus de session ouverte. Connecte-toi de nouveau.',
  no_challenges: 'L’un des deux ne veut pas jouer contre l’autre.',
  not_rated: 'Ne comptent que les parties à la pendule, selon des règles dont les nulles comptent.',
  too_many: 'Il y a trop de lettres ouvertes\u202f: retires-en d’abord.',
  not_found: 'Le club n’a plus cela.',
  opponent_suspended: 'L’un des deux est suspendu et ne commence pas de nouvelle partie.',
  opponent_missing: 'L’un des deux n’est plus ici.',
};
