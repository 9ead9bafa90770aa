import { expect, it } from 'vitest';
import { evening } from '../../tests/tournament';
import { inOrder } from './tournaments';

it('has the ladder first, then what goes on, what comes and what is over', () => {
  const rows = (['over', 'coming', 'running', 'paused', 'running'] as const).map((state, n) =>
    evening({ id: `${n} ${state}`, state }),
  );
  expect(inOrder(rows, '4 running').map(({ id }) => id)).toEqual([
    ...['4 running', '2 running', '3 paused', '1 coming', '0 over'],
  ]);
});
