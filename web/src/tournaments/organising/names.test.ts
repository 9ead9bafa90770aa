import { expect, it } from 'vitest';
import { doubled, namesIn } from './names';

it('takes a name a line or with commas between, and a number behind it as a rating', () => {
  expect(namesIn('Anna Berg 1500\n  Ben,Carla ;\n\nDora\t1320')).toEqual([
    { name: 'Anna Berg', rating: 1500 },
    { name: 'Ben', rating: null },
    { name: 'Carla', rating: null },
    { name: 'Dora', rating: 1320 },
  ]);
  expect(namesIn('Team 7')).toEqual([{ name: 'Team 7', rating: null }]);
  expect(namesIn(' \n,')).toEqual([]);
});

it('finds names that are there already, or come twice', () => {
  expect(doubled(namesIn('anna, Ben, BEN, Carla'), ['Anna'])).toEqual(['anna', 'BEN']);
});
