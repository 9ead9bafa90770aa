// The door of the library: what there is to be had, once the rules are loaded.
import type { GameText, LoadedRecord, PointNames, Preset, Presets, Rules, SeveralWays } from '../rules/view';
import { openDesk } from '../rules/wasm';
import { openDatabase, type Database } from './database';
import { Engine } from './engine';
import { MuehleError, errorOf } from './error';
import { inOneLine, options, text as sureText, texts, unexpected } from './given';
import { Game, type ReadGame } from './game';
import { Position } from './position';
import { Referee } from './referee';
import type { Surroundings } from './surroundings';

/** How a text is read. */
export interface ReadOptions {
  /** By which rules it is played where it names none; `standard` otherwise. */
  rules?: string;
  /** How it calls the points, where they are numbers that could be counted in two ways. */
  points?: PointNames;
}

const emptyBoard = '........................ w 9 9';

/** The rules, and what is made with them. All of it is at hand at once, but for the database and the engine. */
export class Muehle {
  /** The rule sets that documents describe, `standard` first. */
  readonly presets: readonly Preset[];
  /** The names of all rules, as they stand in a text: `flyAt`, `noMillLimitPlies`, … */
  readonly parameters: readonly string[];

  /** Made by `load()`. */
  constructor(
    private readonly here: Surroundings,
    private readonly referee: Referee,
  ) {
    const { presets, parameters } = referee.ask<Presets>('presets');
    this.presets = presets;
    this.parameters = parameters;
  }

  /** `standard`, another preset, or one with changes: `standard,flyAt=never,noMillLimitPlies=40`. `bad_argument`. */
  rules(text = 'standard'): Rules {
    return this.referee.ask<{ rules: Rules }>('rules', inOneLine(text, 'rules')).rules;
  }

  /**
   * A position: `<24 characters> <w|b> <white in hand> <black in hand>`, `W`, `B` or `.` from a7 in reading order, with
   * two counters behind it or without. Without a text the empty board. `bad_argument` where it is none.
   */
  position(text = emptyBoard, rules = 'standard'): Position {
    const place = [inOneLine(rules, 'rules'), inOneLine(text, 'a position')] as const;
    return new Position(this.referee, place[0], this.referee.ask('moves', ...place));
  }

  /** A game by these rules, from `start` on (the empty board), in which `events` have happened. As `Game.apply()`. */
  game(rules = 'standard', start = '', events: readonly string[] = []): Game {
    const lines = [inOneLine(rules, 'rules'), inOneLine(start, 'a position'), ...texts(events, 'a list of events')];
    return new Game(this.referee, lines);
  }

  /** The texts of all games in a file, whoever has written it; none that cannot be told apart is left out. */
  games(text: string): readonly GameText[] {
    return this.referee.ask<{ games: GameText[] }>('games', sureText(text)).games;
  }

  /**
   * One game from a text: a record, a list of moves, or what other programs write. `bad_argument` says the line and the
   * column, and what would be right there.
   */
  read(text: string, how: ReadOptions = {}): ReadGame {
    const { rules = '', points = 'any' } = options(how, 'options', ['rules', 'points']);
    const way = `${inOneLine(points, 'points')} ${inOneLine(rules, 'rules')}`;
    const read = this.referee.ask<LoadedRecord | SeveralWays>('read', way, sureText(text));
    if ('ways' in read) {
      const ways = read.ways.join(' or ');
      throw new MuehleError(
        'bad_argument',
        `its points can be read in several ways: say \`points\`, ${ways}`,
        'points_in_two_ways',
      );
    }
    return {
      game: new Game(this.referee, [read.rules, read.start, ...read.events]),
      tags: read.tags,
      notes: read.notes,
      remarks: read.remarks.map(({ reason }) => reason.message),
    };
  }

  /**
   * A database that `muehle solve` has written: the address of the folder in which its `manifest.json` lies (of a server,
   * `https://…/db/`, or of plain files, `muehle page`), of which stretches are read as they are needed; in node also a
   * folder on this machine. `missing` where there is none for these rules, `other_rules` where there cannot be one,
   * `unreadable` where it cannot be reached.
   */
  async open(where: string | URL, rules = 'standard'): Promise<Database> {
    if (typeof where !== 'string' && !(where instanceof URL)) throw unexpected('a folder or an address', where);
    return openDatabase(this, this.here, where, this.rules(rules));
  }

  /** The computer, in a worker of its own. It takes memory when it first thinks, 16 MB for what it remembers. */
  engine(): Engine {
    return new Engine(this.here);
  }
}

/** What both entries of the package are made of. `unreadable` where the rules cannot be had. */
export async function loadWith(here: Surroundings): Promise<Muehle> {
  try {
    return new Muehle(here, new Referee(await openDesk(await here.module('records'))));
  } catch (cause) {
    throw errorOf(cause, 'unreadable');
  }
}
