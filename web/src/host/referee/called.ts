// What the program adds to a call: as codes behind the text, so that it is worded in the language of who reads it. Older
// pages added it in the caller's words; such texts are shown as they are.
import { sayProof } from '../../words/sayRules';
import type { AllWords } from '../../words';
import type { RefereeWords } from '../../words/referee/de';
import type { DrawRule, View } from '../../rules/view';
import { sayMove } from './sayRuling';

// What there was to be seen of the game.
export interface Seen {
  readonly move: string; // the last one, by its label
  readonly times: number; // that the position has stood
  readonly quiet: number; // plies without a mill
  readonly due: { readonly kind: DrawRule; readonly proof: readonly string[] } | null; // a draw that stands
}

export function seenIn({ board, game }: View): Seen | null {
  const [due = null] = [...game.claimable.white, ...game.claimable.black];
  if (!board.last && !due) return null;
  const { last, occurrences: times, no_mill: quiet } = board;
  return { move: last?.label ?? 'start', times, quiet, due: due && { kind: due.kind, proof: due.proof } };
}
export function codeOf({ move, times, quiet, due }: Seen): string {
  const draw = due ? ` ${due.kind} ${due.proof.join(',')}` : '';
  return `[[${move} ${times} ${quiet}${draw}]]`;
}
export const codeOfMessage = (message: string): string => `[[message]]\n${message}`;

export function saySeen(t: AllWords, w: RefereeWords, { move, times, quiet, due }: Seen): string {
  if (due) return w.sawProof(sayProof(t, [{ ...due, automatic: false, proof: [...due.proof] }]));
  const after = sayMove(w, move);
  return times > 1 ? w.sees(after, times, quiet) : w.sawMove(after);
}

// A call as it is to be read.
export function sayCall(t: AllWords, w: RefereeWords, text: string): string {
  const reported = text.indexOf(`\n\n${codeOfMessage('')}`);
  if (reported >= 0) {
    const message = text.slice(reported + 2 + codeOfMessage('').length);
    return `${text.slice(0, reported)}\n\n${w.reported(message)}`;
  }
  const found = /\n\n\[\[(\S+) (\d+) (\d+)(?: (repetition|no_mill) (\S*))?\]\]$/.exec(text);
  if (!found) return text;
  const [, move = '', times, quiet, kind, proof = ''] = found;
  const due = kind ? { kind: kind as DrawRule, proof: proof.split(',').filter(Boolean) } : null;
  const seen = { move, times: Number(times), quiet: Number(quiet), due };
  return `${text.slice(0, found.index)}\n\n${saySeen(t, w, seen)}`;
}
