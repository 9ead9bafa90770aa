// The tournaments of a club: its ladder first, which never ends, then what goes on, what comes, and what is over.
import type { Row } from '../server/tournaments';

const states: readonly Row['state'][] = ['running', 'paused', 'coming', 'over'];

export const inOrder = (rows: readonly Row[], ladder: string | null): readonly Row[] => {
  const place = ({ id, state }: Row): number => (id === ladder ? -1 : states.indexOf(state));
  return [...rows].sort((a, b) => place(a) - place(b));
};
