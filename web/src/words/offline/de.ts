// The words of what works without the server, in German. The English file has the same keys.
export const offline = {
  newVersion: 'Neue Version',
  newVersionThere: 'Eine neue Version ist da.',
  reload: 'Neu laden',
  notNow: 'Später',

  title: 'Ohne Netz',
  pageTitle: 'Die Seite',
  pageKept:
    'Die Seite ist auf diesem Gerät gespeichert: Alles außer Partien über einen Link geht auch ohne Netz. Der Browser kann sie als App installieren.',
  pageComing: 'Die Seite wird gespeichert. Danach geht alles außer Partien über einen Link auch ohne Netz.',
  solutionTitle: 'Die Lösung',
  solutionIntro:
    'Mühle ist ausgerechnet. Mit der Lösung auf diesem Gerät weiß die Seite auch ohne Netz, was jede Stellung und jeder Zug wert ist.',
  onlyEndings: 'Dieser Server hat nicht die ganze Lösung, nur Stellungen mit wenigen Steinen.',
  howMuch: 'Was soll auf das Gerät?',
  results: (size: string) => `Gewonnen, remis oder verloren (${size})`,
  distances: (size: string) => `Auch, in wie vielen Zügen (${size})`,
  whichRules: 'Für welche Regeln?',
  keep: 'Auf dieses Gerät laden',
  pause: 'Anhalten',
  goOn: 'Weiter laden',
  tryAgain: 'Noch einmal versuchen',
  remove: 'Vom Gerät entfernen',
  reallyRemove: 'Die Lösung von diesem Gerät entfernen?',
  keepIt: 'Behalten',
  progress: 'Geladen',
  progressOf: (done: string, all: string) => `${done} von ${all}`,
  stands: {
    none: '',
    loading: 'Die Lösung wird geladen und geprüft.',
    waiting: 'Keine Verbindung. Sobald es wieder eine gibt, geht es von selbst weiter.',
    paused: 'Angehalten. Es geht da weiter, wo es aufgehört hat.',
    whole: 'Die Lösung ist auf diesem Gerät, ganz und geprüft.',
  },
  faults: {
    room: (size: string) => `Auf diesem Gerät ist nicht genug Platz. Nötig sind noch ${size}.`,
    wrong: 'Was der Server schickt, ist beschädigt und wird nicht benutzt. Versuch es später noch einmal.',
    storage: 'Der Browser konnte die Dateien nicht speichern. In einem privaten Fenster geht das oft nicht.',
    elsewhere: 'Ein anderes Fenster arbeitet gerade daran. Sieh dort nach.',
  },
  whileOpen: 'Lass ein Fenster mit dieser Seite offen. Was geladen ist, bleibt.',
  mayGo: 'Wird der Platz knapp, kann der Browser die Dateien löschen.',
  wholePart: 'Auf diesem Gerät ist, was der Server hatte, geprüft: nur Stellungen mit wenigen Steinen.',
  larger: (size: string) => `Jetzt hat der Server mehr. Noch nicht auf diesem Gerät: ${size}.`,
  more: (size: string) => `Noch nicht auf diesem Gerät: ${size}.`,
  unreachable: 'Der Server ist nicht zu erreichen.',
  nothingThere: 'Dieser Server hat keine Lösung zum Laden.',
  impossible: 'Dieser Browser kann hier keine großen Dateien speichern.',
};

export type OfflineWords = typeof offline;
