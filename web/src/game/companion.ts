// What was to go out with a move and may not: the move is played all the same.
import type { Refused } from '../rules/view';
import { mostWords } from '../words';
import { sayRefusal } from '../words/sayRules';
import type { Deed } from './actions';

// It was not the move that was refused.
const isOfCompanion = ({ code }: Refused): boolean => /^(offer|agreement|claims|text|bad_message)/.test(code);

// What is to be said of it then; empty where nothing was played.
export async function playAlone(
  game: { perform(deed: Deed): Promise<Refused | null> },
  move: string,
  refused: Refused,
): Promise<string> {
  if (!isOfCompanion(refused) || (await game.perform({ do: 'event', line: `move ${move}` }))) return '';
  const t = await mostWords();
  return `${t.onlyMoved ?? ''} ${sayRefusal(t, refused)}`.trim();
}
