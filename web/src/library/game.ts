// A game from its start to now.
import { isObject, isStrings, isText } from '../browser/shapes';
import { noteLines } from '../rules/notes';
import type {
  Applied,
  BoardView,
  Both,
  Due,
  Explanation,
  GameView,
  LogEntry,
  Note,
  Outcome,
  Place,
  PlyView,
  Tag,
  ToldView,
  View,
} from '../rules/view';
import { nothingTold, viewOf } from '../rules/view';
import { inOneLine, options, unexpected } from './given';
import { Position, positionText } from './position';
import type { Lines, Referee } from './referee';

/** What a record says beside the moves. */
export interface RecordOptions {
  /** As `{ White: 'Anna', Date: '2026.11.27' }`. Those that follow from the game (`Result`, `Rules`, …) are written anyway. */
  tags?: Readonly<Record<string, string>>;
  /** Comments, glyphs and variations along the moves. `bad_argument` where they do not fit them. */
  notes?: readonly Note[];
}

/** A game: its rules, its start and its events, with what follows from them by the rules. */
export class Game {
  private view: View;
  private lines: Lines;

  /** Made by `Muehle.game()` and `Muehle.read()`. */
  constructor(
    private readonly referee: Referee,
    lines: Lines,
  ) {
    this.lines = lines;
    this.view = viewOf(referee.begin(this, this.lines), nothingTold);
  }

  /** The rules, as text. */
  get rules(): string {
    return this.view.game.rules.text;
  }
  /** The position it began with, with its counters. */
  get start(): string {
    return this.view.game.start;
  }
  /** All events, as `Muehle.game()` takes them. */
  get events(): readonly string[] {
    return this.lines.slice(2);
  }
  /** The board as it stands, with the legal moves; after the end there are none. */
  get board(): BoardView {
    return this.view.board;
  }
  /** Ongoing, or who has won and why. */
  get outcome(): Outcome {
    return this.view.game.outcome;
  }
  /** The moves so far. `plies[0]` is the first one. */
  get plies(): readonly PlyView[] {
    return this.view.game.plies;
  }
  /** What has happened and was not taken back: moves, offers, claims, … */
  get log(): readonly LogEntry[] {
    return this.view.game.log;
  }
  /** The offer of a draw that stands. */
  get offer(): GameView['offer'] {
    return this.view.game.offer;
  }
  /** The draws that each side may claim now. */
  get claimable(): Both<readonly Due[]> {
    return this.view.game.claimable;
  }

  /** The position now, or after so many plies (0: the start). `bad_argument` where there are not so many. */
  position(ply: number = this.plies.length): Position {
    const text = ply === 0 ? this.start : this.plies[ply - 1]?.position;
    if (text === undefined) throw unexpected(`a ply from 0 to ${this.plies.length}`, ply);
    return new Position(this.referee, this.rules, this.referee.ask<Place>('moves', this.rules, text));
  }

  /** Plays a move; see `apply()`. */
  play(move: string): Applied {
    return this.apply(`move ${inOneLine(move, 'a move')}`);
  }

  /**
   * One more event: `move d6`, `offer white "A draw?"`, `accept black`, `claim white any ""`, `resign black`,
   * `takeback 2`, … `bad_argument` where it is none, `illegal` where it is refused; then nothing has changed.
   */
  apply(event: string): Applied {
    const line = inOneLine(event, 'an event');
    this.atDesk();
    const applied = this.referee.ask<Applied>('apply', line);
    this.lines = [...this.lines, line];
    this.view = viewOf(this.referee.ask<ToldView>('view'), this.view.game);
    return applied;
  }

  /** Why a move is not legal now, or null where it is. `bad_argument` where it is no move. */
  explain(move: string): Explanation | null {
    this.atDesk();
    return this.referee.ask<{ reason: Explanation | null }>('explain', inOneLine(move, 'a move')).reason;
  }

  /** After which plies a position stood, or one alike by symmetry; its stones alone, without hands, are enough. */
  twins(position: Position | string): readonly number[] {
    this.atDesk();
    return this.referee.ask<{ plies: number[] }>('twins', positionText(position)).plies;
  }

  /** The game as a record (docs/notation.md), which `Muehle.read()` and other programs read. */
  record(how: RecordOptions = {}): string {
    const { tags = {}, notes = [] } = options(how, 'options', ['tags', 'notes']);
    const lines = tagLines(tags);
    if (sureNotes(notes).length > 0) lines.push('', ...noteLines(notes));
    this.atDesk();
    return this.referee.ask<{ record: string }>('record', ...lines).record;
  }

  /** Another one that goes on from here. */
  copy(): Game {
    return new Game(this.referee, this.lines);
  }

  /** What the page's readers of whole games take. */
  asView(): View {
    return this.view;
  }

  // Another one may stand at the desk. What that one was told is not what this one knows.
  private atDesk(): void {
    if (!this.referee.holds(this)) this.view = viewOf(this.referee.begin(this, this.lines), nothingTold);
  }
}

/** A game, and nothing else. */
export function sureGame(value: unknown, what = 'a game'): Game {
  if (!(value instanceof Game)) throw unexpected(`${what}, as game() and read() make them`, value);
  return value;
}

function tagLines(tags: Readonly<Record<string, string>>): string[] {
  if (typeof tags !== 'object' || tags === null || Array.isArray(tags)) throw unexpected('tags as { White: … }', tags);
  return Object.entries(tags).map(([name, value]) => {
    if (!/^\w+$/.test(name)) throw unexpected('the name of a tag, in letters, digits and _', name);
    return `${name} ${inOneLine(value, `a text for the tag ${name}`)}`;
  });
}

// Whether they fit the moves says the module.
function sureNotes(notes: unknown): readonly Note[] {
  const like = 'a list of notes, each { ply, text }, { ply, glyph } or { ply, moves, notes }';
  if (!Array.isArray(notes)) throw unexpected(like, notes);
  for (const note of notes as unknown[]) {
    const is = isObject(note) && Number.isInteger(note['ply']);
    const said = is && (isText(note['text']) || Number.isInteger(note['glyph']));
    if (!said && !(is && isStrings(note['moves']))) throw unexpected(like, note);
    if (is && !said) sureNotes(note['notes']);
  }
  return notes as Note[];
}

/** A game that was read, and what its text says beside the moves. */
export interface ReadGame {
  game: Game;
  tags: readonly Tag[];
  /** As `Game.record()` takes them. */
  notes: readonly Note[];
  /** What is worth telling, though it could be read; in English. */
  remarks: readonly string[];
}
