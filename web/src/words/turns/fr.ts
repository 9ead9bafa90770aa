// The words of mails that say whose move it is, and of the calendar of deadlines, in French.
import type { TurnsWords } from './de';

export const turns: TurnsWords = {
  mail: 'Message quand c’est à toi de jouer',
  mailHint:
    'Dans les parties par jours, à ton adresse confirmée. Pour chaque tour un seul au plus, et aucun tant que la partie est ouverte chez toi.',
  never: 'Aucun',
  at_once: 'Tout de suite, environ une minute après',
  daily: 'Une fois par jour',
  zone: (zone) => `Heure à ${zone}`,
  saved: 'Enregistré.',
  refused: 'Ta boîte a refusé ces messages, on n’en envoie donc plus. Vérifie l’adresse et choisis à nouveau.',
  noAddress: 'Confirme d’abord une adresse e-mail.',
  calendar: 'Agenda',
  calendarHint:
    'Un lien secret par lequel ton agenda montre jusqu’à quand tu dois jouer dans les parties par jours. Celui qui l’a le voit aussi.',
  make: 'Créer un lien',
  another: 'Créer un autre lien',
  made: (date) => `Il y a un lien, créé le ${date}. Un autre le remplace.`,
  link: 'Lien pour ton agenda',
  once: 'Copie-le maintenant, il n’est montré qu’une fois. Dans ton agenda, abonne-toi à ce lien.',
  remove: 'Retirer le lien',
  removed: 'Le lien n’ouvre plus rien.',
};
