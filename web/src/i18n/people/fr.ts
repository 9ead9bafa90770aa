// The words of accounts and of the pages about players, in French.
import { counted } from '../fr';
import type { PartOf } from '../over';
import type { PeopleWords } from './de';

export const people: PartOf<PeopleWords> = {
  account: 'Compte',
  entry: 'Se connecter ou créer un compte',
  playsAs: (name) => `Tu joues sous le nom de ${name}.`,
  noServer: 'Cette page n’a pas de serveur pour les comptes. Tu peux jouer ici sans compte.',
  asking: 'Demande au serveur…',

  newAccount: 'Créer un compte',
  goodFor:
    'Avec un compte, tu as tes parties sur chaque appareil et tu peux jouer des parties classées. Un nom et un mot de passe suffisent.',
  signIn: 'Se connecter',
  signedOutTitle: 'Tu n’es plus connecté ici',
  signedOutHint:
    'Cet appareil a été déconnecté, peut-être par un nouveau mot de passe. Connecte-toi ou ouvre ton lien de retour pour continuer à jouer.',
  signInHint: 'Tu as déjà un compte ? Par ici pour tes parties.',
  signInMissing: 'Donne ton nom et ton mot de passe.',
  name: 'Nom',
  nameHint: '2 à 20 caractères : lettres, chiffres et - _ .',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères. Retiens-le bien : qui l’oublie en demande un nouveau à l’hôte.',
  passwordHintByMail:
    'Au moins 8 caractères. Pour pouvoir le réinitialiser, indique ensuite une adresse e-mail dans ton compte.',
  show: 'Afficher',
  hide: 'Masquer',
  unprotected:
    'Cette connexion n’est pas chiffrée : qui écoute sur le même réseau voit le mot de passe. Prends-en un que tu n’utilises nulle part ailleurs.',
  closed: 'Ce serveur n’accepte pas de nouveaux comptes.',
  invitation: 'Invitation',
  invitationHint: 'Le code de ton lien d’invitation. C’est l’hôte de ce serveur qui les crée.',
  invitedAlready: 'Tu as déjà un compte : l’invitation reste libre pour quelqu’un d’autre.',

  guest: 'En invité',
  guestHint:
    'Tu joues ici en invité. Tes parties appartiennent à ce navigateur. Si tu crées un compte ou te connectes, elles te suivent.',
  guestName: 'Ton nom d’invité (facultatif)',
  change: 'Changer',
  changed: 'Changé',
  deleteGuest: 'Supprimer l’invité',
  guestGone: 'L’invité est supprimé.',

  welcome: (name) => `Te voilà connecté, ${name}.`,
  since: (date) => `Ici depuis le ${date}`,
  ownPage: 'Ta page, comme les autres la voient',
  ratings: 'Classement',
  pools: { live: 'À la pendule', correspondence: 'Par jours' },
  rated: (games) => counted(games, 'partie'),
  provisional: 'encore incertain',
  sessions: 'Où tu es connecté',
  unknownDevice: 'Appareil inconnu',
  thisSession: 'cette session',
  seen: (time) => `vu le ${time}`,
  end: 'Terminer',
  endSession: (device, time) => `${device}, vu le ${time} : terminer la session`,
  endOthers: 'Terminer toutes les autres',
  changePassword: 'Changer le mot de passe',
  oldPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  passwordChanged: 'Le mot de passe est changé. Sur les autres appareils, il faut te reconnecter.',
  yourData: 'Tes données',
  data: 'Télécharger les données',
  dataHint: 'Un fichier avec tout ce que le serveur sait de toi.',
  signOut: 'Se déconnecter',
  signedOut: 'Tu es déconnecté.',

  deleteAccount: 'Supprimer le compte',
  deleteWarning:
    'Ton nom, ton classement et tes sessions sont supprimés. Tes parties restent pour tes adversaires, mais sans ton nom. Les parties en cours se terminent sans toi.',
  deleteGuestWarning:
    'Ce navigateur oublie qui tu es. Tes parties restent pour tes adversaires, mais sans ton nom, et tu ne retrouves plus ta place.',
  forGood: 'On ne peut pas revenir en arrière.',
  accountGone: 'Ton compte est supprimé.',

  nobody: 'Personne ici ne porte ce nom.',
  nobodyHint: 'Vérifie comment il s’écrit. Le compte n’existe peut-être plus.',
  games: 'Parties publiques',
  noGames: (name) => `${name} n’a pas encore joué de partie publique.`,
  against: (name) => `contre ${name || 'quelqu’un sans nom'}`,
  nobodyYet: 'personne en face pour l’instant',
  isRated: 'classée',
  results: { won: 'Gagnée', lost: 'Perdue', drawn: 'Nulle', aborted: 'Interrompue', running: 'En cours' },

  claimTitle: 'Continuer sur cet appareil ?',
  claimHint: 'Avec ce lien, tu prends ta place ici. Si ce n’est pas la tienne, regarde seulement.',
  claim: 'Continuer à jouer',
  watch: 'Seulement regarder',
  returnTitle: 'Ton chemin de retour',
  returnHint: 'Avec un lien de retour, tu retrouves ta place sur un autre appareil.',
  makeReturn: 'Créer un lien de retour',
  returnMade:
    'Ouvre-le sur ton autre appareil et ne le donne à personne. Les anciens liens de retour ne valent plus rien.',

  problems: {
    bad_name: 'Un nom a 2 à 20 caractères : lettres d’une seule écriture, chiffres et - _ .',
    name_taken: 'Ce nom est déjà pris, ou ressemble trop à un autre. Prends-en un autre.',
    name_reserved: 'Personne ne peut prendre ce nom sur ce serveur. Prends-en un autre.',
    no_invitation: 'Ici, il faut une invitation pour avoir un compte. Demande à qui s’occupe de ce serveur.',
    bad_invitation:
      'Cette invitation a déjà servi, a été retirée ou date de plus de 14 jours. Demandes-en une nouvelle.',
    bad_password: 'Un mot de passe a 8 à 200 caractères et n’est pas ton nom.',
    bad_login: 'Le nom et le mot de passe ne vont pas ensemble. Vérifie comment ils s’écrivent.',
    wrong_password: 'Ce n’est pas ton mot de passe actuel.',
    too_many: 'C’était trop d’essais. Ce sera de nouveau possible dans un quart d’heure.',
    registered: 'Tu es déjà connecté. Recharge la page.',
    guest: 'En invité, tu ne pourrais pas revenir. Crée un compte, ou supprime l’invité.',
    closed: 'Ce serveur n’accepte pas de nouveaux comptes. Demande à qui s’en occupe.',
    no_session: 'Tu n’es plus connecté. Connecte-toi de nouveau.',
    no_tables: 'Cette page n’a pas de serveur pour les comptes.',
    not_found: 'Ce serveur ne connaît pas de comptes.',
    busy: 'Le serveur est occupé. Réessaie dans un instant.',
    offline: 'Le serveur est injoignable. Réessaie quand tu seras connecté au réseau.',
    bad_secret: 'Ce lien de retour ne vaut plus rien. Prends le plus récent, ou connecte-toi avec ton compte.',
  },
};
