// The solved game, read from files that lie elsewhere.
import type { FilePlace, ListedDatabase } from '../exact/files/place';
import { Reader, valuedPositions } from '../exact/files/reader';
import { findDamage } from '../exact/files/whole';
import type { MoveValue, Values } from '../exact/values/values';
import type { Review } from '../exact/values/review';
import { Line } from '../rules/line';
import { Questions } from '../rules/questions';
import { winnerOf, type BoardView, type Looked, type Outcome, type Rules } from '../rules/view';
import { errorOf, MuehleError, refusal, sayOf } from './error';
import { sureGame, type Game } from './game';
import { inOneLine } from './given';
import { Hearing } from './hearing';
import type { Muehle } from './muehle';
import { Position, positionText } from './position';
import { Sector, type ListedSector, type Slots } from './sector';
import type { Surroundings } from './surroundings';

/** What a position is worth for the side to move, with best play of both and without draw rules: endless play is a draw. */
export type Answer = Pick<Values, 'value' | 'plies'>;

/** What `Database.verify()` has looked through. */
export interface Verified {
  files: number;
  bytes: number;
}

const silent = (): void => undefined;

/** The values under one rule set. */
export class Database {
  private readonly lines = new Set<Line>(); // its workers
  private closed = false;
  private readonly reader: Reader;

  /** Made by `Muehle.open()`. */
  constructor(
    private readonly muehle: Muehle,
    private readonly here: Surroundings,
    private readonly place: FilePlace,
    private readonly listed: ListedDatabase,
    /** The rules its values are for. */
    readonly rules: string,
  ) {
    const only = { values: false, databases: [listed], others: [], elsewhere: [] };
    const held: FilePlace = { ...place, manifest: () => Promise.resolve(only), stamp: () => '' };
    this.reader = new Reader(held, () => this.worker());
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
   * Judges every move of a game exactly. `hear`: how many positions have been looked at; what it throws ends the work, and
   * is what the answer is rejected with. `missing` where one of them is not known.
   */
  async review(game: Game, hear: (progress: Looked) => void = silent): Promise<Review> {
    this.mustBeOpen();
    const view = sureGame(game).asView();
    this.mustHoldFor(game.rules);
    const positions = valuedPositions(view);
    const hearing = new Hearing(hear);
    const reviewing = this.reader.review(view, positions, hearing.tell, () => !hearing.failed);
    const review = await hearing.until(this.reading(reviewing));
    if (review) return review;
    for (const position of positions) await this.values(position); // says which
    throw new MuehleError('missing', 'not every position of the game is known');
  }

  /**
   * The sectors whose values are known: the placing phase ply by ply, then the moving phase. Each is read in stretches of
   * its slots, so that a browser need not have the whole of a file.
   */
  async sectors(): Promise<readonly Sector[]> {
    return (await this.allSectors()).filter(({ values }) => values).map((listed) => this.sectorOf(listed));
  }

  /** One of them, as `moving-4-5`. `missing` where its values are not known, `bad_argument` where there is no such sector. */
  async sector(name: string): Promise<Sector> {
    const called = inOneLine(name, 'the name of a sector');
    const listed = (await this.allSectors()).find((one) => one.name === called);
    if (!listed)
      throw new MuehleError('bad_argument', `${called} is no sector; one is called moving-4-5 or placing-16-8-7`);
    if (!listed.values) await this.slots(called, 0, 0, false); // says what is missing
    return this.sectorOf(listed);
  }

  /**
   * Checks every byte of its files by their checksums; it works no value out anew, which takes `muehle db verify`. `hear`:
   * how many bytes are done. `damaged`: something is wrong; the message says what first.
   */
  async verify(hear: (progress: Looked) => void = silent): Promise<Verified> {
    this.mustBeOpen();
    const hearing = new Hearing(hear);
    const core = this.worker();
    try {
      return await hearing.until(this.reading(this.check(core, hearing)));
    } finally {
      core.close();
    }
  }

  /** Ends its workers. What is still asked is rejected as `stopped`; whoever asks afterwards is refused (`bad_argument`). */
  close(): void {
    this.closed = true;
    for (const line of this.lines) line.kill();
  }

  private worker(): Questions {
    const line = new Line(this.here.thread(), this.here.module('muehle'));
    this.lines.add(line);
    return new Questions(line, () => {
      this.lines.delete(line);
      line.kill();
    });
  }

  private async check(core: Questions, hearing: Hearing<Looked>): Promise<Verified> {
    const { folder, files } = this.listed;
    const of = files.reduce((sum, { bytes }) => sum + bytes, 0);
    let before = 0;
    for (const { name, bytes } of files) {
      if (hearing.failed) break;
      const damage = await findDamage(
        core,
        { folder, name, bytes },
        (offset, length) => this.place.read(folder, name, offset, length),
        (checked) => hearing.tell({ done: before + checked, of }),
      );
      if (damage) throw refusal(damage);
      before += bytes;
    }
    return { files: files.length, bytes: of };
  }

  private async allSectors(): Promise<readonly ListedSector[]> {
    return (await this.ask<{ sectors: ListedSector[] }>('sectors', this.rules)).sectors;
  }
  private sectorOf(listed: ListedSector): Sector {
    return new Sector((...stretch) => this.slots(...stretch), listed);
  }
  private slots(sector: string, first: number, count: number, positions: boolean): Promise<Slots> {
    return this.ask('slots', this.rules, sector, String(first), String(count), positions ? 'positions' : '');
  }
  private async ask<Told>(verb: string, ...lines: string[]): Promise<Told> {
    this.mustBeOpen();
    const told = await this.reading(this.reader.ask<Told>([], verb, ...lines));
    if (told === null) throw new MuehleError('missing', `there are no files for ${this.rules}`);
    return told;
  }
  private async reading<Value>(coming: Promise<Value>): Promise<Value> {
    try {
      return await coming;
    } catch (cause) {
      if (this.closed) throw new MuehleError('stopped', 'the database was closed before there was an answer');
      throw errorOf(cause, 'unreadable');
    }
  }

  private mustBeOpen(): void {
    if (this.closed) throw new MuehleError('bad_argument', 'the database is closed: open it once more');
  }
  // Without counters, which no value knows.
  private at(position: Position | string): { text: string; board: BoardView; outcome: Outcome } {
    this.mustBeOpen();
    if (position instanceof Position) this.mustHoldFor(position.rules);
    const { board, outcome } = this.muehle.position(positionText(position), this.rules);
    return { text: board.position, board, outcome };
  }
  private mustHoldFor(rules: string): void {
    if (folderOf(this.muehle.rules(rules)) !== folderOf(this.muehle.rules(this.rules)))
      throw new MuehleError('other_rules', `these are values for ${this.rules}, not for ${rules}`);
  }
  private known(text: string): Promise<Values | null> {
    return this.reading(this.reader.values(this.rules, text));
  }
  private lacking(text: string): Promise<readonly string[]> {
    return this.reading(this.reader.missing(this.rules, text));
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
  const { files, nothing } = here.place(where);
  const manifest = await files.manifest().catch((cause: unknown) => {
    throw new MuehleError('unreadable', `${String(where)} cannot be read: ${sayOf(cause)}`, '', 0, 0, cause);
  });
  if (!manifest) throw new MuehleError('missing', nothing);
  const listed = manifest.databases.find((one) => one.folder === folder && one.files.length > 0);
  if (!listed)
    throw new MuehleError(
      'missing',
      `there are no files of ${folder} at ${String(where)}; \`muehle solve --db\` writes them`,
    );
  return new Database(muehle, here, files, listed, text);
}
