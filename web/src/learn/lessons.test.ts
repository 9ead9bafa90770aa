import { expect, it } from 'vitest';
import { stonesIn } from '../board/stones';
import { lessonOf, lessons, pictureOf } from './lessons';

it('has a picture with stones', () => {
  for (const lesson of lessons) expect(stonesIn(pictureOf(lesson)).length, lesson.id).toBeGreaterThan(1);
  const placing = lessonOf('placing');
  expect(placing && pictureOf(placing)).toBe(placing?.steps[1]?.position); // it begins with an empty board
});
