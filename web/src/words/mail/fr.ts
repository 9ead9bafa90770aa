// The words of mail addresses and forgotten passwords.
import type { MailWords } from './de';

export const mail: MailWords = {
  title: 'Adresse e-mail',
  hint: 'Facultative. Si tu as oublié ton mot de passe, un lien vers un nouveau y est envoyé et, si tu veux, un message quand c’est à toi de jouer. Les autres ne la voient pas.',
  confirmed: (address) => `Confirmée : ${address}`,
  waiting: (address) =>
    `Pas encore confirmée : ${address}. Ouvre le lien qui y a été envoyé ; il est valable 24 heures.`,
  add: 'Indiquer une adresse',
  other: 'Indiquer une autre adresse',
  send: 'Envoyer le lien',
  remove: 'Retirer l’adresse',
  removed: 'L’adresse est retirée.',

  forgotten: 'Mot de passe oublié ?',
  forgottenHint:
    'Si tu as confirmé une adresse e-mail dans ton compte, un lien vers un nouveau mot de passe y est envoyé. Sans adresse, seul l’hôte de ce serveur peut t’aider.',
  who: 'Nom ou adresse e-mail',
  asked:
    'S’il existe un compte avec une adresse confirmée, le lien est en route. Il est valable une heure ; on n’en envoie pas plus de trois par heure.',

  resetTitle: 'Choisir un nouveau mot de passe',
  resetFor: (name) => `Choisir un nouveau mot de passe pour ${name}`,
  resetHint: 'Ensuite, tu te connectes avec le nouveau mot de passe, sur tous tes appareils.',
  passwordHint: 'Au moins 8 caractères.',
  reset: 'Choisir',
  resetDone: (name) => `Le nouveau mot de passe est valable, ${name}. Connecte-toi avec lui.`,

  confirmTitle: 'Confirmer l’adresse e-mail',
  confirmHint: 'L’adresse à laquelle ce lien a été envoyé est-elle la tienne ?',
  confirm: 'Oui, confirmer',
  confirmDone: (name) => `L’adresse e-mail est confirmée, ${name}.`,

  problems: {
    bad_mail: 'Ce n’est pas une adresse e-mail. Elle ressemble à anna@example.org.',
    no_mail: 'Ce serveur n’envoie pas d’e-mails. Demande à qui s’en occupe.',
    bad_secret:
      'Ce lien ne vaut plus rien : déjà utilisé, trop ancien ou remplacé par un plus récent. Fais-en envoyer un autre.',
    bad_request: 'Indique le nom du compte ou son adresse e-mail.',
    too_many:
      'C’était trop souvent en peu de temps. Regarde dans ta boîte, aussi dans les indésirables, et réessaie plus tard.',
    not_allowed: 'Tu n’es plus connecté. Connecte-toi de nouveau.',
  },
};
