// The words of what waits for a player.
import type { NoticesWords } from './de';

export const notices: NoticesWords = {
  title: 'Quelque chose t’attend',
  says: {
    challenge: (name) => `${name} te défie.`,
    turn: (name) => (name ? `C’est à toi de jouer contre ${name}.` : 'C’est à toi de jouer dans une autre partie.'),
    began: (name) => (name ? `Ta partie contre ${name} a commencé.` : 'Ta partie a commencé.'),
    sat: (name) => `${name || 'Ton adversaire'} est là.`,
    undo: (name) => `${name || 'Ton adversaire'} voudrait reprendre un coup.`,
    offer: (name) => `${name || 'Ton adversaire'} propose la nulle.`,
    next: (name) => `${name || 'Ton adversaire'} voudrait une autre partie.`,
    entered: (name) => `${name || 'Quelqu’un'} t’a inscrit à un tournoi.`,
    joining: (name) => `${name || 'Quelqu’un'} te demande de relier son inscription au tournoi à son compte.`,
    match: (name) => `${name || 'Un club'} propose un match par équipes à ton club.`,
    agreed: (name) => `${name || 'L’autre club'} accepte le match par équipes.`,
    declined: (name) => `${name || 'L’autre club'} ne joue pas le match par équipes.`,
    letter: () => 'Un arbitre t’a écrit.',
  },
  called: (n) => (n === 1 ? 'Quelqu’un appelle un arbitre.' : `${n} appels attendent un arbitre.`),
  more: (n) => `(et ${n} de plus)`,
  toGame: 'À la partie',
  toChallenge: 'Voir',
  toTournament: 'Au tournoi',

  setting: 'Préviens-moi aussi quand je regarde ailleurs',
  settingHint:
    'Quand c’est à toi de jouer, quand on te défie ou te propose une autre partie, ou quand ta partie commence.',
  states: {
    asking: 'Le navigateur demande si la page peut te prévenir.',
    unsupported:
      'Ce navigateur ne le peut pas ici. À une adresse sûre (https), hors fenêtre privée, c’est en général possible.',
    blocked: 'Le navigateur ne le permet pas. Autorise les notifications de cette page dans ses réglages.',
    open: 'Tant que la page est ouverte quelque part. Une fois fermée, ce n’est pas possible ici.',
    on: 'Même quand la page est fermée. Le service du navigateur apprend seulement qu’il y a quelque chose.',
  },
};
