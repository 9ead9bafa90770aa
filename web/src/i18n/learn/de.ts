// The words of the pages where one learns, in German; loaded with them. The English file has the same keys.
import type { LessonId } from '../../learn/lesson';
import { lessons } from './lessons.de';
import type { StepWords } from './steps';

export const learn = {
  title: 'So geht Mühle',
  intro: 'Kurze Lektionen an einem Brett, das antwortet. Was du getan hast, ist abgehakt.',
  groups: { rules: 'Die Regeln', skill: 'Können' },
  begin: 'Anfangen',
  goOn: 'Weiterlernen',
  with: (title: string) => `Mit: ${title}`,
  done: 'geschafft',
  doneCount: (done: number, all: number) => `${done} von ${all} geschafft`,
  allDone: 'Alles geschafft!',
  firstGame: 'Deine erste Partie',
  toList: 'Alle Lektionen',
  unknown: 'Diese Lektion gibt es nicht.',
  step: (n: number, all: number) => `Schritt ${n} von ${all}`,
  youHave: (colour: string) => `Du hast ${colour}.`,
  next: 'Weiter',
  back: 'Zurück',
  again: 'Noch einmal',
  showMe: 'Zeig es mir',
  shown: (move: string) => `So geht es: ${move}`,
  nextLesson: (title: string) => `Nächste Lektion: ${title}`,
  right: 'Richtig!',
  wrong: (hint: string) => `Das geht, aber ${hint} Versuch es noch einmal.`,
  onlyReading: 'Hier ist nichts zu ziehen. Mit „Weiter“ geht es weiter.',
  alreadyDone: 'Das hast du gelöst. Mit „Zurück“ kommst du noch einmal hierher.',
  lessonDone: 'Lektion geschafft.',
  rulesPage: 'Die Regeln nebeneinander',
  historyPage: 'Aus der Geschichte',
  lessons: lessons satisfies Record<LessonId, { title: string; steps: readonly StepWords[] }>,
};

export type Learn = typeof learn;
