// What kind of game somebody wants, while it is being chosen; and what is wrong with that.
import type { Core, Result } from '../rules/core';
import { coin, seed } from '../browser/random';
import type { Colour, Place, Refused, Rules } from '../rules/view';
import { termsOf, type Handicap, type HandicapKind, type Terms } from '../terms/handicap';
import { newGame, type KeptGame, type Policy } from '../game/local/keptGame';
import { whiteSeat } from '../game/local/localSource.svelte';
import { refuse } from '../game/source';
import { settings } from '../browser/settings.svelte';
import { readDraft, writeDraft } from './drafts';
import { known } from '../server/known.svelte';

export const house = 'house';
const emptyBoard = '........................ w 9 9';

// Where it is said what is wrong: at the field, if it is one.
export type Field = 'rules' | 'handicap' | 'position' | 'start';

export class Wishes {
  private chosen = $state('');
  houseText = $state('standard');
  houseRules = $state.raw<Rules | null>(null); // what the text means, if it means something
  policy = $state<Policy>('alternate');
  handicapKind = $state<HandicapKind | 'none'>('none');
  giver = $state<0 | 1>(1); // who gives it; 0 is the person in front of the page
  position = $state(''); // empty: the start of the game
  colour = $state<'lot' | Colour>('lot');
  refused = $state.raw<Refused | null>(null);

  private looks = 0; // what is found out later than something newer is not shown

  constructor(readonly core: Core) {
    const draft = readDraft();
    if (!draft) return;
    this.chosen = draft.preset;
    this.position = draft.position;
    if (draft.house === '') return;
    this.houseText = draft.house;
    void core.rules(draft.house).then((read) => {
      if (read.ok && this.houseText === draft.house) this.houseRules = read.value.rules;
    });
  }
  // Until a game is begun with it, whatever is looked at meanwhile. The text of house rules stays.
  keep(): void {
    writeDraft({ preset: this.chosen, house: this.houseText, position: this.position });
  }
  used(): void {
    writeDraft({ preset: '', house: this.houseText, position: '' });
  }

  // As the host of the server has them, until others are chosen.
  get presetId(): string {
    return this.chosen || known.rules;
  }
  set presetId(id: string) {
    this.chosen = id;
  }
  get rules(): string {
    return this.presetId === house ? this.houseText.trim() : this.presetId;
  }
  get field(): Field | null {
    if (!this.refused) return null;
    if (this.refused.code === 'bad_rules' && this.presetId === house) return 'rules';
    if (this.refused.code.startsWith('handicap_')) return 'handicap';
    return this.refused.code === 'bad_position' ? 'position' : 'start';
  }

  get handicap(): Handicap | null {
    return this.handicapKind === 'none' ? null : { kind: this.handicapKind, by: this.giver, rules: this.rules };
  }
  // What a game is played by in which player `white` has White.
  private terms(white: 0 | 1): Terms {
    const { handicap } = this;
    const plain = { rules: this.rules, start: this.position.trim() };
    if (!handicap) return plain;
    const terms = termsOf(handicap, white);
    return { ...terms, start: terms.start || plain.start };
  }

  // Where the game would begin; null, and why, where it cannot. Invitations know no handicap.
  async look(invited = false): Promise<Place | null> {
    const mine = ++this.looks;
    const answer = await this.ask(invited ? null : this.handicap);
    if (mine === this.looks) this.refused = answer.ok ? null : answer.refused;
    return answer.ok ? answer.value : null;
  }
  private async ask(handicap: Handicap | null): Promise<Result<Place>> {
    const { colour, rules } = this;
    const position = this.position.trim();
    const plain = await this.core.moves(rules, position || emptyBoard);
    if (!plain.ok || !handicap) return plain;
    if (position !== '' && handicap.kind !== 'no_flying') return refuse('handicap_position');
    // The first tap on the board is for whoever is to move, where no colour is chosen.
    const own = colour === 'lot' ? plain.value.board.to_move : colour;
    const terms = termsOf(handicap, whiteSeat(own));
    const answer = await this.core.moves(terms.rules, terms.start || position || emptyBoard);
    return answer.ok ? answer : refuse('handicap_flying');
  }

  // `own`: the colour of the person here against the computer, where it is not for the lot to say.
  game(kind: KeptGame['kind'], own = this.colour, events: readonly string[] = []): KeptGame {
    const lot = kind === 'computer' && own === 'lot';
    const white = lot ? coin() : kind === 'two' || own === 'lot' ? 0 : whiteSeat(own);
    const { level } = settings;
    const { policy, handicap } = this;
    const setup = { kind, level, ...this.terms(white), policy, handicap, white, lot, hold: false };
    return newGame(setup, seed(), Date.now(), { events: [...events] });
  }
}
