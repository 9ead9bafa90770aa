// Which of one's own games are looked for. Pure.
import { winnerOf, type Colour, type Verdict } from '../../rules/view';
import { isOver, type KeptGame } from './keptGame';

export const results = ['any', 'won', 'lost', 'drawn', 'running'] as const;
export type WantedResult = (typeof results)[number];
export interface Wanted {
  text: string; // words that all are somewhere in what is said of a game
  result: WantedResult;
  mistaken: boolean; // with own mistakes, as far as it was reviewed
  standing: ReadonlyMap<string, number> | null; // games by id in which a position stood, with the ply; null: any
}
export interface Findable {
  game: KeptGame;
  said: string;
  mistakes: number | null; // null: nobody has looked
}

const verdictOf = ({ outcome }: KeptGame): Verdict => (outcome.split(':')[0] ?? '') as Verdict; // as the rules wrote it

// The side of the person in front of the page; null where two sat there.
export const ownSide = ({ kind, hasWhite }: KeptGame): Colour | null =>
  kind === 'two' ? null : hasWhite === 0 ? 'white' : 'black';

// As it went for that person; where two sat there a win is one for both.
export function resultOf(game: KeptGame): Exclude<WantedResult, 'any'> | 'aborted' {
  if (!isOver(game)) return 'running';
  if (verdictOf(game) === 'draw') return 'drawn';
  const winner = winnerOf(verdictOf(game));
  if (!winner) return 'aborted';
  const own = ownSide(game);
  return own === null || winner === own ? 'won' : 'lost';
}

export function isFound({ game, said, mistakes }: Findable, { text, result, mistaken, standing }: Wanted): boolean {
  const heard = said.toLowerCase();
  return (
    text
      .toLowerCase()
      .split(/\s+/)
      .every((part) => heard.includes(part)) &&
    (result === 'any' || resultOf(game) === result) &&
    (!mistaken || (mistakes ?? 0) > 0) &&
    (standing === null || standing.has(game.id))
  );
}
