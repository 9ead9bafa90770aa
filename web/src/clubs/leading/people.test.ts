import { expect, it } from 'vitest';
import { person } from '../../../tests/club';
import { inOrder, ratingOf } from './people';

it('has those who lead first, then who organises, each by name', () => {
  const people = [
    person('Zoe'),
    person('Ben', { role: 'organiser' }),
    person('Anna'),
    person('Vera', { role: 'leader' }),
    person('Änne', { role: 'organiser' }),
  ];
  expect(inOrder(people).map(({ player }) => player)).toEqual(['Vera', 'Änne', 'Ben', 'Anna', 'Zoe']);
});

it('knows somebody by his games with a clock, else by those over days', () => {
  const rating = (value: number) => ({ rating: value, deviation: 50, games: 20 });
  expect(ratingOf({ live: rating(1500), correspondence: rating(1700) })).toEqual(rating(1500));
  expect(ratingOf({ live: null, correspondence: rating(1700) })).toEqual(rating(1700));
  expect(ratingOf({ live: null, correspondence: null })).toBeNull();
});
