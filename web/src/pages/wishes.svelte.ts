// What kind of game somebody wants, while it is being chosen; and what is wrong with that.
import type { Core } from '../core/core';
import { coin, seed } from '../core/random';
import type { Colour, Place, Refused, Rules } from '../core/view';
import { newGame, type KeptGame, type Policy } from '../games/kept';
import { whiteSeat } from '../play/localSource.svelte';
import { settings } from '../ui/settings.svelte';

export const house = 'house';
const emptyBoard = '........................ w 9 9';

// Where it is said what is wrong: at the field, if it is one.
export type Field = 'rules' | 'position' | 'start';

export class Wishes {
  presetId = $state('standard');
  houseText = $state('standard');
  houseRules = $state.raw<Rules | null>(null); // what the text means, if it means something
  policy = $state<Policy>('alternate');
  position = $state(''); // empty: the start of the game
  colour = $state<'lot' | Colour>('lot');
  refused = $state.raw<Refused | null>(null);

  constructor(private readonly core: Core) {}

  get rules(): string {
    return this.presetId === house ? this.houseText.trim() : this.presetId;
  }
  get field(): Field | null {
    if (!this.refused) return null;
    if (this.refused.code === 'bad_rules' && this.presetId === house) return 'rules';
    return this.refused.code === 'bad_position' ? 'position' : 'start';
  }

  // Where the game would begin; null, and why, where it cannot.
  async look(): Promise<Place | null> {
    const answer = await this.core.moves(this.rules, this.position.trim() || emptyBoard);
    this.refused = answer.ok ? null : answer.refused;
    return answer.ok ? answer.value : null;
  }

  // `own`: the colour of the person here against the computer, where it is not for the lot to say.
  game(kind: KeptGame['kind'], own = this.colour, events: readonly string[] = []): KeptGame {
    const lot = kind === 'computer' && own === 'lot';
    const white = lot ? coin() : kind === 'two' || own === 'lot' ? 0 : whiteSeat(own);
    const { level } = settings;
    const setup = { kind, level, rules: this.rules, start: this.position.trim(), policy: this.policy, white, lot };
    return newGame(setup, seed(), Date.now(), { events: [...events] });
  }
}
