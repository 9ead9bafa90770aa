// The words of the chat at a table, in French.
import type { PartOf } from '../base/over';
import type { ChatWords } from './de';

export const chat: PartOf<ChatWords> = {
  title: 'Messages',
  unread: (n) => (n === 1 ? 'Messages, 1 non lu' : `Messages, ${n} non lus`),
  messages: 'Messages',
  nothingYet: 'Personne n’a encore rien dit. Vous deux pouvez le lire, et l’arbitre si l’un de vous l’appelle.',
  opponent: 'Ton adversaire',
  said: (who, text) => `${who} dit : ${text}`,
  quickly: 'Vite dit',
  yourMessage: 'Message',
  send: 'Envoyer',
  off: 'Couper',
  turnOff: 'Désactiver les messages',
  turnOn: 'Activer',
  isOff: 'Les messages sont désactivés : tu n’en vois et n’en entends rien.',
  mute: (who) => `Ne plus lire ${who === 'Ton adversaire' ? 'ton adversaire' : who}`,
  unmute: 'Afficher de nouveau',
  isMuted: (who) => `Tu ne lis plus ${who === 'Ton adversaire' ? 'ton adversaire' : who}.`,
  report: 'Signaler',
  notSent: 'Le message n’est pas arrivé. Réessaie.',
  refusals: {
    too_many: 'Tu as déjà écrit les 200 messages de cette partie.',
    text_too_long: 'C’est trop long : un message a de la place pour 300 caractères.',
    opponent_missing: 'Personne n’est encore assis en face.',
    not_seated: 'Seuls les deux joueurs peuvent écrire ici.',
    unknown_game: 'Une nouvelle partie a commencé entre-temps. Envoie-le de nouveau.',
  },
  removed: '(supprimé)',
  presets: {
    hello: 'Bonjour !',
    good_luck: 'Bonne chance !',
    good_move: 'Beau coup !',
    thanks: 'Merci !',
    sorry: 'Pardon !',
    one_moment: 'Un instant, s’il te plaît.',
    good_game: 'Belle partie !',
    bye: 'À bientôt !',
  },
};
