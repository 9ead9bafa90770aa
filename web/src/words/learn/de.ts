// The words of the pages where one learns, in German; loaded with them. The English file has the same keys.
import type { MoveParts } from '../../rules/view';
import { lessons } from './lessons.de';
import type { StepWords } from './steps';

export const learn = {
  title: 'So geht Mühle',
  intro: 'Kurze Lektionen an einem Brett, das antwortet. Was du getan hast, ist abgehakt.',
  path: (done: number, all: number) => `Jede Lektion ein Stein · ${done} von ${all}`,
  nextIs: (title: string) => `Als Nächstes: ${title}.`,
  groups: { rules: 'Die Regeln', skill: 'Können' },
  begin: 'Anfangen',
  goOn: 'Weiterlernen',
  done: 'geschafft',
  begun: 'begonnen',
  doneCount: (done: number, all: number) => `${done} von ${all} geschafft`,
  allDone: 'Alles geschafft!',
  firstGame: 'Deine erste Partie',
  toPuzzles: 'Rätsel lösen',
  nextSteps: {
    title: 'Wie es weitergeht',
    puzzles: 'Rätsel',
    puzzlesHint: 'Üben, was du gelernt hast. Jede Stellung ist ausgerechnet.',
    game: 'Eine Partie',
    gameHint: (level: string) => `Gegen den Computer: ${level}. Das Los entscheidet, wer Weiß hat.`,
    hold: 'Halte das Remis',
    holdHint: 'Gegen den Unfehlbaren, wenn du es genau wissen willst.',
  },
  toList: 'Alle Lektionen',
  unknown: 'Diese Lektion gibt es nicht.',
  step: (n: number, all: number) => `Schritt ${n} von ${all}`,
  youHave: (colour: string, hand: number) => `Du hast ${colour}${hand > 0 ? ` (noch ${hand})` : ''}`,
  next: 'Weiter',
  back: 'Zurück',
  again: 'Noch einmal',
  showMe: 'Zeig es mir',
  shown: ({ from, to, capture }: MoveParts) =>
    `So geht es: ${from ? `Zieh von ${from} nach ${to}` : `Setz auf ${to}`}${capture ? ` und nimm ${capture}` : ''}. Jetzt du.`,
  analyse: 'Analyse',
  nextLesson: 'Nächste Lektion',
  right: 'Richtig!',
  wrong: (hint: string) => `Das geht, aber ${hint} Versuch es noch einmal.`,
  onlyReading: 'Hier ist nichts zu ziehen. Mit „Weiter“ geht es weiter.',
  alreadyDone: 'Das hast du gelöst. Mit „Zurück“ kommst du noch einmal hierher.',
  lessonDone: 'Lektion geschafft.',
  rulesPage: 'Die Regeln nebeneinander',
  historyPage: 'Aus der Geschichte',
  compare: {
    title: 'Die Regeln nebeneinander',
    intro:
      'Gesetzt, gezogen und gesprungen wird überall gleich. In diesen Punkten sagen die Spielregeln, nach denen die Regelsätze gemacht sind, nicht dasselbe.',
    examples: {
      millProtection: 'Weiß hat gerade eine Mühle geschlossen, und alle Steine von Schwarz stehen in Mühlen.',
      repetition: 'Beide ziehen hin und her, und dieselbe Stellung kommt wieder.',
      noMillLimitPlies: 'Es wird gezogen und gezogen, und niemand schließt eine Mühle.',
      noMillCountsPlacing: 'Es wird noch gesetzt, und eine Mühle gab es bisher nicht.',
      drawByRule: 'Dieselbe Stellung steht zum dritten Mal. Ist die Partie damit zu Ende?',
    },
    same: 'Überall gleich',
    presets: 'Die Regelsätze',
    playWith: 'Zu zweit damit spielen',
  },
  history: {
    title: 'Aus der Geschichte',
    intro:
      'Was deutsche Spielbeschreibungen über die Herkunft der Mühle erzählen, in unseren Worten. Nachgeprüft haben wir es nicht.',
    boardCaption: 'Drei Quadrate ineinander, in der Mitte ihrer Seiten verbunden: Mehr braucht es nicht.',
    source: (kind: string) => `Quelle: ${kind}`,
    sections: {
      old: {
        title: 'Viel älter, als man denkt',
        text: 'Mühle gehört zu den ältesten bekannten Spielen. Der älteste Spielplan wird auf 1400 vor Christus datiert; gefunden wurde er auf der Dachplatte eines Tempels in Ägypten.',
        source:
          'eine deutsche Spielbeschreibung ohne Angabe der Herkunft; zum Alter auch die Spielregel von brettspielnetz.de',
      },
      rome: {
        title: 'In Stein geritzt',
        text: 'Auch die Römer vertrieben sich mit Mühle gern die Zeit. Wenige gerade Linien genügen, und die sind schnell in einen Boden geritzt: So ein Spielplan ist auf den Stufen der Basilica Iulia in Rom zu sehen. Vielleicht war dort einmal zwei Legionären ihre Wache zu lang.',
        source: 'dieselbe Spielbeschreibung, die das mit den Legionären ausdrücklich nur vermutet',
      },
      names: {
        title: 'Viele Namen',
        text: 'In vielen Ländern Europas wird es unter verschiedenen Namen gespielt, zum Beispiel Nine Men’s Morris, Molenspel, Mill oder Merrelles. Weiß und Schwarz müssen die Steine nicht sein: Hauptsache, alle wissen, welche ihnen gehören.',
        source: 'die Spielregel von brettspielnetz.de für die Namen, die Spielbeschreibung für die Farben',
      },
      word: {
        title: 'Ein Wort für alle',
        text: 'Die Zwickmühle ist aus dem Spiel in die Sprache gewandert: Wer in einer steckt, verliert etwas, wohin er auch zieht.',
        source: 'die Spielregel des Schelling-Salons, die sie sprichwörtlich nennt; die Erklärung ist unsere',
      },
      newer: {
        title: 'Und noch jung',
        text: 'Fertig ist so ein altes Spiel nie. Erst seit 2010 steht in den offiziellen Regeln, dass auch aus einer Mühle genommen werden darf, wenn alle Steine in Mühlen stehen.',
        source: 'die Spielregel von brettspielnetz.de',
      },
    },
  },
  lessons: lessons satisfies Record<string, { title: string; steps: readonly StepWords[] }>,
};

export type Learn = typeof learn;
