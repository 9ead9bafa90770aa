// Questions to a desk of this thread. It has one game at a time, so whoever asks about a game says which.
import { resultOf } from '../rules/questions';
import type { ToldView } from '../rules/view';
import type { Desk } from '../rules/wasm';
import { errorOf, refusal } from './error';

/** A game as the module opens it: rules, start and events, a line each. */
export type Lines = readonly string[];

export class Referee {
  private open: object | null = null; // whose game stands at the desk

  constructor(private readonly desk: Desk) {}

  ask<Value>(verb: string, ...lines: readonly string[]): Value {
    const answer = resultOf<Value>(this.answer([verb, ...lines].join('\n')));
    if (!answer.ok) throw refusal(answer.refused);
    return answer.value;
  }

  /** The game of `owner` from now on. */
  begin(owner: object, lines: Lines): ToldView {
    const view = this.ask<ToldView>('open', ...lines);
    this.open = owner;
    return view;
  }

  holds(owner: object): boolean {
    return this.open === owner;
  }

  private answer(request: string): string {
    try {
      return this.desk(request);
    } catch (cause) {
      throw errorOf(cause, 'internal');
    }
  }
}
