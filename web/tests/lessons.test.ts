// Every lesson is gone through with the module: positions, tasks, answers and the points that the words mention.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LegalMove, Place } from '../src/rules/view';
import { geometries } from '../src/board/geometry';
import { pointNames } from '../src/rules/points';
import { drawAll } from '../src/board/shapes';
import { languageCodes } from '../src/browser/languages';
import type { Learn } from '../src/words/learn/de';
import type { StepWords } from '../src/words/learn/steps';
import { groups, lessonIds, type Lesson, type Step } from '../src/learn/lesson';
import { readPuzzles } from '../src/learn/puzzles/format';
import { lessonAfter, lessonOf, lessons, nextToDo } from '../src/learn/lessons';
import { attempt, back, begin, isDone, movesOf, next, stepOf, taskOf, type Rules, type Run } from '../src/learn/run';
import { deskWith, sure } from './desk';

function fail(what: string): never {
  throw new Error(`there is no ${what}`);
}
const inAll = import.meta.glob<Learn>('../src/words/learn/??.ts', { eager: true, import: 'learn' });
const learnIn = (language: string): Learn => inAll[`../src/words/learn/${language}.ts`] ?? fail(language);
const german = learnIn('de');

const ask = deskWith('muehle');
const rulesOf = ({ rules }: Lesson): Rules => ({
  at: async (position) => sure(ask<Place>('moves', rules, position)),
  after: async (position, move) => sure(ask<Place>('play', rules, position, move)),
});

const solutionOf = (run: Run): LegalMove => {
  const wanted = taskOf(run)?.solution;
  const found = movesOf(run).find(({ move }) => move === wanted);
  if (!found) throw new Error(`${run.lesson.id}, step ${run.step + 1}: ${wanted} is not legal`);
  return found;
};
const wanted = (id: string): Lesson => lessonOf(id) ?? fail(id);
const wordsOf = (t: Learn, { id }: Lesson, step: number): StepWords =>
  (t.lessons[id].steps as readonly StepWords[])[step] ?? { text: '' };

// Every accepted move of a step, each with the run after it.
async function accepted(run: Run): Promise<Run[]> {
  const tried = await Promise.all(movesOf(run).map((move) => attempt(run, move, rulesOf(run.lesson))));
  return tried.filter(({ stand }) => stand === 'solved');
}

// The runs at each step of the stated solutions, before they are played.
async function mainLine(lesson: Lesson): Promise<Run[]> {
  let run = await begin(lesson, rulesOf(lesson));
  const line = [run];
  for (;;) {
    if (run.stand === 'asked') run = await attempt(run, solutionOf(run), rulesOf(lesson));
    const further = await next(run, rulesOf(lesson));
    if (further === run) return line;
    run = further;
    line.push(run);
  }
}

describe('the lessons', () => {
  it('are all there, in the order of their ids, rules first', () => {
    expect(lessons.map(({ id }) => id)).toEqual([...lessonIds]);
    const order = lessons.map(({ group }) => groups.indexOf(group));
    expect(order).toEqual(order.toSorted());
    expect(lessonOf('goal')).toBe(lessons[0]);
    expect(lessonOf('chess')).toBeNull();
    expect(lessons.map(lessonAfter)).toEqual([...lessons.slice(1), null]);
    expect(nextToDo(new Set(['goal', 'moving']))?.id).toBe('placing');
    expect(nextToDo(new Set(lessonIds))).toBeNull();
  });

  it.each(lessons)('$id has a task, and words for each step in every language', (lesson) => {
    expect(lesson.steps.some(({ task }) => task)).toBe(true);
    for (const t of languageCodes.map(learnIn)) {
      expect(t.lessons[lesson.id].title).toBeTruthy();
      expect(t.lessons[lesson.id].steps).toHaveLength(lesson.steps.length);
      for (const [n, step] of lesson.steps.entries()) {
        const words = wordsOf(t, lesson, n);
        expect('task' in words, `step ${n + 1}`).toBe(step.task !== undefined);
        for (const text of Object.values(words)) expect(text).toMatch(/[.:!?”“]$/);
      }
    }
  });

  it.each(lessons)('$id can be done with the stated solutions', async (lesson) => {
    let run = await begin(lesson, rulesOf(lesson));
    for (let n = 0; n < lesson.steps.length; n++) {
      expect(run.step).toBe(n);
      expect(isDone(run)).toBe(n + 1 === lesson.steps.length && run.stand === 'reading');
      if (run.stand === 'asked') run = await attempt(run, solutionOf(run), rulesOf(lesson));
      expect(['solved', 'reading'], `step ${n + 1}`).toContain(run.stand);
      if (n + 1 < lesson.steps.length) run = await next(run, rulesOf(lesson));
    }
    expect(isDone(run)).toBe(true);
  });

  it.each(lessons)('$id refuses some legal move in every task', async (lesson) => {
    for (const run of await mainLine(lesson)) {
      if (run.stand !== 'asked') continue;
      const good = await accepted(run);
      expect(good.length, `step ${run.step + 1}`).toBeGreaterThan(0);
      expect(good.length, `step ${run.step + 1}`).toBeLessThan(movesOf(run).length);
    }
  });

  it.each(lessons)('$id goes on after whatever it accepts', async (lesson) => {
    let reached = [await begin(lesson, rulesOf(lesson))];
    for (let n = 0; n < lesson.steps.length; n++) {
      const solved: Run[] = [];
      for (const run of reached) {
        const good = run.stand === 'asked' ? await accepted(run) : [run];
        expect(good.length, `${run.begin.position}, step ${n + 1}`).toBeGreaterThan(0);
        for (const one of good) {
          if (taskOf(one)?.replies) expect(one.reply, `an answer after ${one.place.position}`).not.toBeNull();
        }
        solved.push(...good);
      }
      reached = await Promise.all(solved.map((run) => next(run, rulesOf(lesson))));
      // What begins anew begins the same for all.
      if (lesson.steps[n + 1]?.position !== null) reached = reached.slice(0, 1);
    }
  });

  it.each(lessons)('$id mentions points that matter, the same in every language', async (lesson) => {
    const named = (words: StepWords) =>
      [
        ...new Set(
          Object.values(words)
            .join(' ')
            .match(/\b[a-g][1-7]\b/g),
        ),
      ].sort();
    for (const run of await mainLine(lesson)) {
      const points = named(wordsOf(german, lesson, run.step));
      for (const language of languageCodes) {
        const said = named(wordsOf(learnIn(language), lesson, run.step));
        expect(said, `${language}, step ${run.step + 1}`).toEqual(points);
      }
      expect(pointNames).toEqual(expect.arrayContaining(points));
      const matter = await mattering(run);
      expect(
        points.filter((point) => !matter.has(point)),
        `step ${run.step + 1}`,
      ).toEqual([]);
    }
  });

  it.each(lessons)('$id draws what can be drawn', (lesson) => {
    for (const { shapes } of lesson.steps) expect(() => drawAll(shapes ?? [], geometries.white)).not.toThrow();
  });

  it('keep what they say of the rules', async () => {
    const at = async (id: Lesson['id'], step: number) => (await mainLine(wanted(id)))[step] ?? fail(`${id} ${step}`);
    // Six free points after 18 placements.
    const full = await at('block-later', 0);
    const free = full.place.board.points.filter(({ stone }) => stone === null).map(({ name }) => name);
    expect(free).toHaveLength(6);
    expect((stepOf(full).shapes ?? []).map((shape) => 'point' in shape && shape.point).sort()).toEqual(free.sort());
    // A quiet move on the last ply is a draw.
    const draw = await at('draws', 1);
    const quiet = movesOf(draw).filter(({ lines }) => lines.length === 0);
    expect(quiet.length).toBeGreaterThan(0);
    for (const move of quiet) {
      expect((await attempt(draw, move, rulesOf(draw.lesson))).place.outcome.text).toBe('draw:no_mill');
    }
    // Stones in a mill cannot be taken, unless all stand in mills.
    const captures = async (step: number) =>
      movesOf(await at('protected', step)).flatMap(({ to, capture }) => (to === 'g7' && capture ? [capture] : []));
    expect((await captures(0)).sort()).toEqual(['b6', 'f4']);
    expect((await captures(1)).sort()).toEqual(['a1', 'b2', 'd1', 'd2', 'f2', 'g1']);
    // Only Black may fly there.
    expect((await at('flying', 1)).place.board.phases).toEqual({ white: 'moving', black: 'flying' });
  });
});

// What a lesson teaches makes the difference: it is asked for, and every other legal move gives away what the position is
// worth.
describe('what is taught', () => {
  // Puzzles of the page are proved, see docs/puzzles.md.
  it.each([
    ['zwickmuehle-stop', 0, 'break', 'c6qo9919i'],
    ['fork', 2, 'draw', '3fiff67me'],
  ] as const)('alone holds in %s, step %i, as a puzzle proves', async (id, step, theme, puzzle) => {
    const file = readFileSync(new URL(`../src/learn/puzzles/data/${theme}.txt`, import.meta.url), 'utf8');
    const { task } = readPuzzles(file)?.find((one) => one.id === puzzle) ?? fail(puzzle);
    const run = (await mainLine(wanted(id)))[step] ?? fail(id);
    expect(lessonOf(id)?.steps[step]?.position).toBe(task.position);
    const good = (await accepted(run)).map(({ place }) => place.board.last?.move);
    expect(good).toEqual(task.steps[0]?.moves);
  });

  // By `muehle solve --sectors 6-6` (and 4-3), then `muehle db probe --moves --position`.
  it.each([
    ['flying', 1, ['d5-d6']],
    ['zwickmuehle', 0, ['d6-f6']],
    ['zwickmuehle', 2, ['d1-d2']],
    ['prevent', 1, ['e4-f4']],
  ] as const)('alone is right in %s, step %i, as the solved game says', async (id, step, moves) => {
    const run = (await mainLine(wanted(id)))[step] ?? fail(id);
    const good = (await accepted(run)).map(({ place }) => place.board.last?.move.replace(/x.*/, ''));
    expect([...new Set(good)]).toEqual(moves);
  });
});

// Points that have a stone, are drawn, complete a line, or are part of what is asked and answered.
async function mattering(run: Run): Promise<Set<string>> {
  const { shapes = [], task }: Step = stepOf(run);
  const solved = task ? await attempt(run, solutionOf(run), rulesOf(run.lesson)) : run;
  const places = [run.place, solved.place, ...(solved.reply ? [solved.reply] : [])];
  return new Set([
    ...places.flatMap(({ board }) => board.points.filter(({ stone }) => stone).map(({ name }) => name)),
    ...places.flatMap(({ board }) => board.open_mills.map(({ gap }) => gap)),
    ...(JSON.stringify([shapes, task ?? null, run.place.board.last]).match(/\b[a-g][1-7]\b/g) ?? []),
  ]);
}

describe('going back', () => {
  it('asks the step before again', async () => {
    const lesson = wanted('mills');
    const first = await begin(lesson, rulesOf(lesson));
    const second = await next(await attempt(first, solutionOf(first), rulesOf(lesson)), rulesOf(lesson));
    expect(back(second)).toEqual(first);
    expect(back(first)).toBe(first);
  });
});
