import { describe, expect, it } from 'vitest';
import { chapterIn, chapterOf, gameOf, moved, newStudy, readStudy, withChapter, withoutChapter } from './study';
import { studyText } from './studyText';

const [one, two, three] = ['one', 'two', 'three'].map((id) => chapterOf({ id, name: id, record: `1. d6 {${id}} *` }));
if (!one || !two || !three) throw new Error('no chapters');
const study = newStudy('Endgames', [one, two, three], 1000);
const order = (of: typeof study) => of.chapters.map(({ id }) => id).join(' ');

describe('the chapters of a study', () => {
  it('are put in order, as far as there is room', () => {
    expect(order(moved(study, 'one', 1))).toBe('two one three');
    expect(order(moved(study, 'three', -1))).toBe('one three two');
    expect(moved(study, 'one', -1)).toBe(study);
    expect(moved(study, 'nobody', 1)).toBe(study);
  });
  it('come, change and go, but the last one stays', () => {
    const changed = withChapter(study, { ...two, name: 'second' });
    expect([order(changed), chapterIn(changed, 'two')?.name]).toEqual(['one two three', 'second']);
    expect(order(withChapter(study, chapterOf({ id: 'four' })))).toBe('one two three four');
    expect(order(withoutChapter(withoutChapter(study, 'one'), 'three'))).toBe('two');
    const last = newStudy('', [one], 0);
    expect(withoutChapter(last, 'one')).toBe(last);
    expect(chapterIn(study, 'gone')).toBe(one);
  });
  it('are of the same game where rules, start and moves are', () => {
    expect(gameOf('standard', '', ['d6'])).toBe(gameOf('standard', '', ['d6']));
    expect(gameOf('standard', '', ['d6'])).not.toBe(gameOf('strikt', '', ['d6']));
    expect(gameOf('standard', '', [])).toBe('');
  });
});

describe('a kept study', () => {
  it('is read as it was written', () => {
    expect(readStudy(JSON.parse(JSON.stringify(study)))).toEqual(study);
  });
  it.each([
    null,
    {},
    { ...study, schema: 2 },
    { ...study, id: 3 },
    { ...study, chapters: [] },
    { ...study, chapters: [{}] },
  ])('is none of %j', (kept) => expect(readStudy(kept)).toBeNull());
  it('does without what it does not understand', () => {
    const kept = { ...study, name: 7, chapters: [{ id: 'x', record: '*', position: 5 }, 'nonsense'] };
    const [only, ...others] = readStudy(kept)?.chapters ?? [];
    expect([readStudy(kept)?.name, only?.position, others]).toEqual(['', '', []]);
  });
});

describe('a study as text', () => {
  it('has all names', () => {
    const named = {
      name: 'The "best" \\ of\n2026',
      chapters: [one, { ...two, name: '', record: '[White "A"]\n\n1. f4 *' }],
    };
    expect(studyText(named)).toBe(
      '[StudyName "The \\"best\\" \\\\ of 2026"]\n[ChapterName "one"]\n\n1. d6 {one} *\n\n' +
        '[StudyName "The \\"best\\" \\\\ of 2026"]\n[White "A"]\n\n1. f4 *\n',
    );
  });
});
