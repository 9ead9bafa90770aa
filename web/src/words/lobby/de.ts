// The words of the lobby.
import type { Colour } from '../../rules/view';
import { colourName } from '../first/de';

export const lobby = {
  title: 'Lobby',
  question: 'Wer hat Zeit?',
  here: (n: number) => (n <= 1 ? 'Außer dir ist gerade niemand hier.' : `${n} sind gerade hier.`),
  onlyBotsHere: 'Außer dir ist gerade kein Mensch hier.',
  noLine:
    'Der Server antwortet, aber die Verbindung für Partien kommt nicht durch: Wahrscheinlich lässt etwas auf dem Weg, etwa ein Proxy, keine WebSockets zu. So kannst du nicht spielen, und ein Angebot mit Uhr bleibt nicht stehen.',
  speeds: 'Gleich spielen, mit dieser Bedenkzeit',
  wanted: 'dein Angebot',
  watchIt: 'Zuschauen',
  nobodyWaits: 'Gerade wartet niemand.',
  nobodyWaitsHint: 'Tipp auf eine Bedenkzeit: Wer kommt, sieht dich sofort.',
  waitingCount: (n: number) => (n === 1 ? '1 wartet' : `${n} warten`),
  saidWaiting: (n: number) =>
    n === 0
      ? 'Niemand wartet auf einen Gegner.'
      : n === 1
        ? 'Jemand wartet auf einen Gegner.'
        : `${n} warten auf Gegner.`,

  offer: 'Spiel anbieten',
  offerIt: 'Anbieten',
  rated: 'Gewertet',
  ratedHint: 'Die Partie zählt für die Wertung von euch beiden.',
  ratedNeedsAccount: 'Gewertet spielen nur angemeldete Spieler: Melde dich zuerst an.',
  ratedNeedsClock: 'Gewertet wird nur mit Uhr: Wähle eine Bedenkzeit.',
  bots: 'Programme dürfen annehmen',
  botsHint: 'Dann kann auch ein Bot dein Gegner sein. Hinter seinem Namen steht BOT.',
  botsHaveNoRating: 'Bots haben keine Wertung: Das geht nur ungewertet und ohne Suche in deiner Stärke.',
  isForBots: 'auch Programme dürfen annehmen',
  isRated: 'gewertet',
  isCasual: 'ohne Wertung',

  waiting: 'Warten auf Gegner',
  waitingLive: 'Lass diese Seite offen: Sobald jemand annimmt, beginnt die Partie.',
  waitingLong: 'Du musst nicht warten: Das Angebot steht 14 Tage, danach findest du die Partie bei deinen Tischen.',
  withdraw: 'Zurückziehen',
  withdrawIt: (what: string) => `Zurückziehen: ${what}`,
  comesOften: (n: number) => `Um diese Zeit findet sich meist in ${n === 1 ? 'einer Minute' : `${n} Minuten`} jemand.`,
  comesSeldom: 'Um diese Zeit kommt nur ab und zu jemand. Es kann dauern.',
  comesHardly: 'Um diese Zeit ist selten jemand da: Spiel über Tage, oder gegen den Computer.',
  houseHint:
    'Gerade kommt niemand. Der Computer dieses Servers spielt so stark wie du: sofort, mit Uhr und ohne Wertung.',
  playHouse: 'Gegen den Computer spielen',
  withdrawn: 'Dein Angebot ist zurückgezogen.',

  seeks: 'Angebote',
  onlyOwnSeeks: 'Sonst wartet gerade niemand.',
  nearSeeksHidden: 'Wer nur jemanden in seiner Stärke sucht, ist hier nicht zu sehen: Dafür musst du angemeldet sein.',
  play: 'Spielen',
  playAgainst: (who: string, what: string) => `Gegen ${who} spielen: ${what}`,
  rating: (rating: number, provisional: boolean) => `${rating}${provisional ? '?' : ''}`,
  youHave: (colour: Colour) => `du hast ${colourName[colour]}`,
  byLot: 'Farben ausgelost',
  since: (minutes: number) => {
    if (minutes < 1) return 'seit eben';
    if (minutes < 60) return `seit ${minutes}\u00a0min`;
    const hours = Math.floor(minutes / 60);
    if (hours < 24) return `seit ${hours}\u00a0Std.`;
    const days = Math.floor(hours / 24);
    return days === 1 ? 'seit 1\u00a0Tag' : `seit ${days}\u00a0Tagen`;
  },
  took: 'Schon vergeben',

  runningBots: 'Bots, die gerade laufen',
  runningBotsHint: 'Programme, die man herausfordern kann. Partien gegen sie sind ungewertet.',

  watch: 'Zum Zuschauen',
  ranking: 'Rangliste',
  featured: 'Die Partie der Besten',
  watching: (n: number) => (n === 1 ? '1 schaut zu' : `${n} schauen zu`),
  noGames: 'Gerade läuft keine öffentliche Partie.',
  between: (white: string, black: string) => `${white} – ${black}`,
  plies: (n: number) => (n === 1 ? '1 Halbzug' : `${n} Halbzüge`),

  loading: 'Die Lobby wird geladen …',
  notHere: 'Hier gibt es keine Lobby: Diese Seite liegt auf einem Rechner ohne Mühle-Server.',
  refusals: {
    not_found: 'Jemand war schneller, oder das Angebot wurde zurückgezogen. Nimm ein anderes.',
    own_seek: 'Das ist dein eigenes Angebot. Ein anderer muss es annehmen.',
    not_rated:
      'Diese Partie wird gewertet: Dafür musst du angemeldet sein, mit Uhr und nach Regeln spielen, deren Remis zählt.',
    too_many_seeks: 'Du hast schon fünf Angebote. Zieh erst eines zurück.',
  },
};

export type LobbyWords = typeof lobby;
