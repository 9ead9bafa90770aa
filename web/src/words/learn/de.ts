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
    intro: 'Was über die Herkunft der Mühle feststeht, und was nicht. Unter jedem Absatz steht, woher wir es haben.',
    boardCaption: 'Drei Quadrate ineinander, in der Mitte ihrer Seiten verbunden: Mehr braucht es nicht.',
    source: (kind: string) => `Quelle: ${kind}`,
    sections: {
      old: {
        title: 'Wie alt ist Mühle?',
        text: 'Das weiß niemand. In vielen Büchern steht „um 1400 vor Christus“, nach Spielplänen in den Dachplatten des Tempels von Kurna in Ägypten. Das ist umstritten: Wann sie eingeritzt wurden, ist nicht bekannt. Unter den Ritzungen sind auch koptische Kreuze, die viel jünger sind als der Tempel, und Friedrich Berger hält die Spielpläne für nicht datierbar.',
        source:
          'für das Alter H. J. R. Murray, A History of Board-Games Other than Chess, Oxford 1952; dagegen F. Berger, „From Circle and Square to the Image of the World“, Rock Art Research 21 (2004)',
      },
      stone: {
        title: 'In Stein geritzt',
        text: 'Wenige gerade Linien genügen, und die sind schnell in einen Boden geritzt. Darum findet man den Spielplan an vielen alten Orten, auf den Stufen der Akropolis in Athen ebenso wie auf einer Planke des Wikingerschiffs von Gokstad. Im Stein verrät eine Ritzung aber selten, wann sie entstand: Sie kann viel jünger sein als der Bau.',
        source: 'Murray (1952) für die Orte, Berger (2004) für den Vorbehalt',
      },
      book: {
        title: 'Im Buch eines Königs',
        text: '1283 war das „Libro de los juegos“ fertig, das Buch der Spiele, das König Alfons X. von Kastilien anlegen ließ. Es beschreibt das Spiel mit neun Steinen je Seite unter dem Namen „alquerque de nueve“, einmal mit Würfeln und einmal ohne.',
        source: 'Alfons X., Libro de los juegos, 1283, in der Bibliothek des Escorial',
      },
      names: {
        title: 'Viele Namen',
        text: 'Auf Englisch heißt es Nine Men’s Morris, auf Französisch jeu du moulin, auf Italienisch mulino, auf Niederländisch molenspel und auf Ungarisch malom. In Shakespeares „Sommernachtstraum“ klagt Titania nach langem Regen, der Spielplan im Freien sei voll Schlamm.',
        source:
          'W. Shakespeare, A Midsummer Night’s Dream, 2. Akt, 1. Szene: „The nine men’s morris is filled up with mud“',
      },
      word: {
        title: 'Ein Wort für alle',
        text: 'Die Zwickmühle ist aus dem Spiel in die Sprache gewandert: Wer in einer steckt, verliert etwas, wohin er auch zieht.',
        source:
          'die Spielregel des Schelling-Salons in München, die sie sprichwörtlich nennt; die Erklärung ist unsere',
      },
      solved: {
        title: 'Ausgerechnet',
        text: 'Im November 1993 gab Ralph Gasser von der ETH Zürich bekannt, dass Mühle remis endet, wenn beide fehlerlos spielen. Dieses Programm hat den Wert jeder Stellung noch einmal ausgerechnet und kommt zum selben Ergebnis.',
        source:
          'R. Gasser, „Solving Nine Men’s Morris“, in: Games of No Chance, 1996; für unsere Rechnung die Seite „Die Lösung“',
      },
    },
  },
  lessons: lessons satisfies Record<string, { title: string; steps: readonly StepWords[] }>,
};

export type Learn = typeof learn;
