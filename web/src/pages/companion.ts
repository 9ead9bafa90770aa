// What was to go out with a move and may not: the move is played all the same.
import type { Refused } from '../core/view';
import { mostWords } from '../i18n';
import { sayRefusal } from '../i18n/say';
import type { Deed } from '../play/actions';

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
