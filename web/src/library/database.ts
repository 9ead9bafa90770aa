// The solved game, read from files that lie elsewhere.
import type { FilePlace, ListedDatabase } from '../exact/files/place';
import { Reader, valuedPositions } from '../exact/files/reader';
import type { MoveValue, Values } from '../exact/values/values';
import type { Review } from '../exact/values/review';
import { Line } from '../rules/line';
import { Questions } from '../rules/questions';
import { winnerOf, type BoardView, type Looked, type Outcome, type Rules } from '../rules/view';
import { errorOf, MuehleError } from './error';
import type { Game } from './game';
import type { Muehle } from './muehle';
import type { Position } from './position';
import type { Surroundings } from './surroundings';

/** What a position is worth for the side to move, with best play of both and without draw rules: endless play is a draw. */
export type Answer = Pick<Values, 'value' | 'plies'>;

const reading = <Value>(coming: Promise<Value>): Promise<Value> =>
  coming.catch((cause: unknown) => {
    throw errorOf(cause, 'unreadable');
  });

/** The values under one rule set. */
export class Database {
  private line: Line | null = null;
  private closed = false;
  private readonly reader: Reader;

  /** Made by `Muehle.open()`. */
  constructor(
    private readonly muehle: Muehle,
    here: Surroundings,
    place: FilePlace,
    private readonly listed: ListedDatabase,
    /** The rules its values are for. */
    readonly rules: string,
  ) {
    const open = () => (this.line = new Line(here.thread(), here.module('muehle')));
    const only = { values: false, databases: [listed], others: [], elsewhere: [] };
    const held: FilePlace = { ...place, manifest: () => Promise.resolve(only), stamp: () => '' };
    this.reader = new Reader(held, () => new Questions(open(), (line) => line.kill()));
  }

  /** The names of its files, as `moving-3-3.wdl`. */
  get files(): readonly string[] {
    return this.listed.files.map(({ name }) => name);
  }

  /** What a position is worth. Rejected as `values()`. */
  async value(position: Position | string): Promise<Answer> {
    const { value, plies } = await this.values(position);
    return { value, plies };
  }

  /** Its legal moves, the best first: wins, the earliest first, draws, losses, the latest first. Rejected as `values()`. */
  async moves(position: Position | string): Promise<readonly MoveValue[]> {
    return (await this.values(position)).moves;
  }

  /**
   * What a position and each of its moves is worth. `missing` where it is not known, with a file that is missing;
   * `outside` where no game leads there; `bad_argument` where it is no position, `other_rules` where it stands under rules
   * with other values; `damaged` and `unreadable` where files are. Of a game that is over it is the result.
   */
  async values(position: Position | string): Promise<Values> {
    const { text, board, outcome } = this.at(position);
    if (outcome.over)
      return { value: winnerOf(outcome.verdict) === board.to_move ? 'win' : 'loss', plies: 0, moves: [] };
    const values = await this.known(text);
    if (values) return values;
    const [file = 'a file'] = await this.lacking(text);
    throw new MuehleError('missing', `${text} is not known: ${file} is missing`);
  }

  /**
   * The names of the files without which nothing is known of a position, or its distance is not, and that are not there.
   * They may need others of their own.
   */
  async missing(position: Position | string): Promise<readonly string[]> {
    const { text, outcome } = this.at(position);
    const values = outcome.over ? null : await this.known(text);
    const all = outcome.over || (values && (values.value === 'draw' || values.plies !== null));
    return all ? [] : this.lacking(text);
  }

  /**
   * Judges every move of a game exactly. `hear`: how many positions have been looked at. `missing` where one of them is
   * not known.
   */
  async review(game: Game, hear: (progress: Looked) => void = () => undefined): Promise<Review> {
    this.mustBeOpen();
    const view = game.asView();
    this.mustHoldFor(game.rules);
    const positions = valuedPositions(view);
    const review = await reading(this.reader.review(view, positions, hear, () => true));
    if (review) return review;
    for (const position of positions) await this.values(position); // says which
    throw new MuehleError('missing', 'not every position of the game is known');
  }

  /** Ends its worker. Whoever asks afterwards is refused (`bad_argument`). */
  close(): void {
    this.closed = true;
    this.line?.kill();
  }

  private mustBeOpen(): void {
    if (this.closed) throw new MuehleError('bad_argument', 'the database is closed: open it once more');
  }
  // Without counters, which no value knows.
  private at(position: Position | string): { text: string; board: BoardView; outcome: Outcome } {
    this.mustBeOpen();
    if (typeof position !== 'string') this.mustHoldFor(position.rules);
    const { board, outcome } = this.muehle.position(String(position), this.rules);
    return { text: board.position, board, outcome };
  }
  private mustHoldFor(rules: string): void {
    if (folderOf(this.muehle.rules(rules)) !== folderOf(this.muehle.rules(this.rules)))
      throw new MuehleError('other_rules', `these are values for ${this.rules}, not for ${rules}`);
  }
  private known(text: string): Promise<Values | null> {
    return reading(this.reader.values(this.rules, text));
  }
  private lacking(text: string): Promise<readonly string[]> {
    return reading(this.reader.missing(this.rules, text));
  }
}

// What values depend on, as the folder of the database is called (docs/database-format.md); null where they cannot be solved.
const folderOf = ({ values }: Rules): string | null =>
  values['flyAt'] === '3' && values['noFlying'] === 'nobody' ? `${values['millProtection'] ?? ''}-fly3` : null;

/** Looks whether there is one. */
export async function openDatabase(
  muehle: Muehle,
  here: Surroundings,
  where: string | URL,
  rules: Rules,
): Promise<Database> {
  const { text } = rules;
  const folder = folderOf(rules);
  if (folder === null)
    throw new MuehleError('other_rules', `values need flyAt=3 and noFlying=nobody, which ${text} does not have`);
  const place = here.place(where);
  const manifest = await reading(place.manifest());
  const listed = manifest?.databases.find((one) => one.folder === folder && one.files.length > 0);
  if (!listed)
    throw new MuehleError(
      'missing',
      `there are no files of ${folder} at ${String(where)}; \`muehle solve --db\` writes them`,
    );
  return new Database(muehle, here, place, listed, text);
}
