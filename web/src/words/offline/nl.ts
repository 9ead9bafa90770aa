// The words of what works without the server, in Dutch.
import type { OfflineWords } from './de';

export const offline: OfflineWords = {
  newVersion: 'Nieuwe versie',
  newVersionThere: 'Er is een nieuwe versie.',
  reload: 'Opnieuw laden',
  notNow: 'Later',

  title: 'Zonder verbinding',
  pageTitle: 'De pagina',
  pageKept:
    'De pagina staat op dit apparaat: alles behalve partijen met een link werkt zonder verbinding. De browser kan haar als app installeren.',
  pageComing: 'De pagina wordt bewaard. Daarna werkt alles behalve partijen met een link zonder verbinding.',
  solutionTitle: 'De oplossing',
  solutionIntro:
    'Het molenspel is opgelost. Met de oplossing op dit apparaat weet de pagina wat elke stelling en elke zet waard is, ook zonder verbinding.',
  onlyEndings: 'Deze server heeft niet de hele oplossing, alleen stellingen met weinig stenen.',
  howMuch: 'Wat moet hier worden bewaard?',
  results: (size: string) => `Winst, remise of verlies (${size})`,
  distances: (size: string) => `Ook in hoeveel zetten (${size})`,
  whichRules: 'Voor welke regels?',
  keep: 'Op dit apparaat laden',
  pause: 'Pauzeren',
  goOn: 'Verder laden',
  tryAgain: 'Nog eens proberen',
  remove: 'Van dit apparaat verwijderen',
  reallyRemove: 'De oplossing van dit apparaat verwijderen?',
  keepIt: 'Behouden',
  progress: 'Geladen',
  progressOf: (done: string, all: string) => `${done} van ${all}`,
  stands: {
    none: '',
    loading: 'De oplossing wordt geladen en gecontroleerd.',
    waiting: 'Geen verbinding. Zodra die er is, gaat het vanzelf verder.',
    paused: 'Gepauzeerd. Het gaat verder waar het was gebleven.',
    whole: 'De oplossing staat op dit apparaat, volledig en gecontroleerd.',
  },
  faults: {
    room: (size: string) => `Er is niet genoeg ruimte op dit apparaat. Er is nog ${size} nodig.`,
    wrong: 'Wat de server stuurt is beschadigd en wordt niet gebruikt. Probeer het later nog eens.',
    storage: 'De browser kon de bestanden niet bewaren. In een privévenster lukt dat vaak niet.',
    elsewhere: 'Een ander venster is ermee bezig. Kijk daar.',
  },
  whileOpen: 'Laat een venster met deze pagina openstaan. Wat geladen is, blijft.',
  mayGo: 'Wordt de ruimte krap, dan kan de browser de bestanden verwijderen.',
  wholePart: 'Wat de server had staat op dit apparaat, gecontroleerd: alleen stellingen met weinig stenen.',
  larger: (size: string) => `De server heeft nu meer. Nog niet op dit apparaat: ${size}.`,
  more: (size: string) => `Nog niet op dit apparaat: ${size}.`,
  unreachable: 'De server is niet bereikbaar.',
  nothingThere: 'Deze server heeft geen oplossing om te laden.',
  impossible: 'Deze browser kan hier geen grote bestanden bewaren.',
};
