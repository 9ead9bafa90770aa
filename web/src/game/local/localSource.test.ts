// Games on this device, with the rules as the browser gets them, a storage that commits when the test lets it, and a
// computer that says what the test wants.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubRules } from '../../../tests/rules';
import type { Decision } from '../../rules/view';
import { newGame, type KeptGame, type Setup } from './keptGame';
import { infallible } from '../../rules/levels';
import type { Written } from '../../browser/shelf';
import type { LocalSource } from './localSource.svelte';
import type { Notice } from '../situation';

// What the computer is asked, to be answered by the test; it stops what is not answered.
const thinking: { events: readonly string[]; answer(decided: Decision): void }[] = [];
let stops = 0;
vi.mock('../../rules/computer', () => ({
  openEngine: () => ({
    think(_rules: string, _start: string, events: readonly string[]): Promise<Decision> {
      return new Promise((answer) => thinking.push({ events, answer }));
    },
    stop(): void {
      stops++;
    },
    close(): void {},
  }),
}));

// Whoever has the solution: says nothing.
let lookedUp = 0;
vi.mock('./truth', () => ({
  knowledgeOf: () => {
    lookedUp++;
    return new Promise(() => undefined);
  },
}));

const setup: Setup = {
  ...{ kind: 'computer', level: 1, rules: 'standard', start: '', policy: 'alternate', handicap: null },
  ...{ white: 0, lot: false, hold: false },
};
type Library = typeof import('./library.svelte').library;

let library: Library;
let sources: LocalSource[];
let notices: (Notice | null)[];

async function open(setting: Partial<Setup> = {}, about: Partial<KeptGame> = {}): Promise<LocalSource> {
  const written = await library.keep(newGame({ ...setup, ...setting }, 7, Date.now(), about));
  if (!written.ok) throw new Error('refused');
  return openKept(written.kept);
}
async function openKept(game: KeptGame): Promise<LocalSource> {
  const { LocalSource } = await import('./localSource.svelte');
  const source = new LocalSource(game, () => undefined);
  source.hear({ view: () => undefined, notice: (notice) => notices.push(notice) });
  expect(await source.open()).toMatchObject({ ok: true });
  sources.push(source);
  return source;
}
const move = (source: LocalSource, text: string) => source.perform({ do: 'event', line: `move ${text}` });
const movesOf = async (source: LocalSource) => (await source.core.view()).game.plies.map(({ move }) => move);
const kept = async (): Promise<KeptGame> => {
  const [game] = await library.all();
  if (!game) throw new Error('nothing is kept');
  return game;
};
const isKept = async (event: string): Promise<boolean> => (await kept()).events.includes(event);
// The computer is asked and answers; its move is played when whoever waits for the next thing is answered.
async function computerPlays(text: string): Promise<void> {
  const asked = await vi.waitUntil(() => thinking.shift());
  asked.answer({ event: `move ${text}`, remark: null });
}
// The next write stands in the storage, and whoever wrote does not know it yet. It hears of it when what was asked for
// next is half done, or has had all the time to be.
function holdUp(): { written: Promise<void>; goOnAmid(source: LocalSource): Promise<void> } {
  let [reached, goOn] = [() => {}, () => {}];
  const written = new Promise<void>((resolve) => (reached = resolve));
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const keep = library.keep.bind(library);
  vi.spyOn(library, 'keep').mockImplementationOnce(async (game): Promise<Written<KeptGame>> => {
    const answer = await keep(game);
    reached();
    await held;
    return answer;
  });
  const goOnAmid = async (source: LocalSource): Promise<void> => {
    const view = source.core.view.bind(source.core);
    vi.spyOn(source.core, 'view').mockImplementationOnce(() => {
      goOn();
      return view();
    });
    for (let turn = 0; turn < 500; turn++) await Promise.resolve();
    goOn();
  };
  return { written, goOnAmid };
}

beforeEach(async () => {
  vi.resetModules();
  await stubRules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  ({ library } = await import('./library.svelte'));
  [sources, notices] = [[], []];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000)); // nobody waits to see a move
  thinking.length = 0;
  lookedUp = stops = 0;
});
afterEach(() => {
  for (const source of sources) source.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what is done while the computer’s move is being written', () => {
  it('is kept, behind that move', async () => {
    const source = await open();
    await move(source, 'd6');
    const write = holdUp();
    await computerPlays('f4');
    await write.written;
    const resigned = source.perform({ do: 'event', line: 'resign white' });
    await write.goOnAmid(source);
    expect(await resigned).toMatchObject({ ok: true });
    expect(await kept()).toMatchObject({
      events: ['move d6', 'move f4', 'resign white'],
      outcome: 'black_wins:resignation',
    });
  });

  it('takes back one’s own move, not that of the computer alone', async () => {
    const source = await open();
    await move(source, 'd6');
    const write = holdUp();
    await computerPlays('f4');
    await write.written;
    const undone = source.perform({ do: 'undo' });
    await write.goOnAmid(source);
    await undone;
    expect(await movesOf(source)).toEqual([]);
    expect(await kept()).toMatchObject({ events: ['move d6', 'move f4', 'takeback 2'], plies: 0 });
  });
});

describe('the computer', () => {
  it('plays no move that it found before something else happened', async () => {
    const source = await open();
    await move(source, 'd6');
    const late = await vi.waitUntil(() => thinking.shift());
    await source.perform({ do: 'undo' });
    late.answer({ event: 'move f4', remark: null });
    await move(source, 'd2');
    await computerPlays('b4');
    await vi.waitUntil(() => isKept('move b4'));
    expect((await kept()).events).toEqual(['move d6', 'takeback 1', 'move d2', 'move b4']);
  });

  it('plays without the solution where nobody answers who has it', async () => {
    const { knowPatience } = await import('./localSource.svelte');
    const source = await open({ level: infallible });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await move(source, 'd6');
    await vi.waitUntil(() => lookedUp === 1);
    expect([thinking.length, source.facts.unsure]).toEqual([0, false]);
    vi.advanceTimersByTime(knowPatience);
    await vi.waitUntil(() => thinking.length === 1);
    expect(source.facts.unsure).toBe(true);
    await computerPlays('f4');
    await vi.waitUntil(() => isKept('move f4'));
  });

  it('is stopped once for each search, and not when it is idle', async () => {
    const source = await open();
    await move(source, 'd6');
    await vi.waitUntil(() => thinking.length === 1);
    await source.perform({ do: 'undo' });
    expect(stops).toBe(1);
    await source.perform({ do: 'redo' });
    expect(stops).toBe(1);
  });
});

describe('a finished game', () => {
  // Black has two stones left but one move: White closes a mill and wins.
  const lastMove = 'WW.......B.B....BW...... w 0 0';

  it('is a record: nothing takes its last move back', async () => {
    const source = await open({ kind: 'two', start: lastMove });
    const [winning] = (await source.core.view()).board.moves.filter(({ capture }) => capture !== null);
    expect(winning).toBeDefined();
    await move(source, winning?.move ?? '');
    const before = await kept();
    expect(before.outcome).toMatch(/^white_wins/);
    expect(source.facts.canUndo).toBe(false);
    for (const deed of ['undo', 'redo'] as const) await source.perform({ do: deed });
    expect(await kept()).toEqual(before);
  });
});

describe('the same game in two tabs', () => {
  it('goes on where it was last played, and what was taken back meanwhile is not lost', async () => {
    const source = await open({ kind: 'two' });
    await move(source, 'd6');
    const other = await openKept(await kept());
    await move(other, 'f4');
    const late = await move(source, 'a1'); // this tab has not heard of it yet
    expect(late.ok).toBe(true);
    expect(await movesOf(source)).toEqual(['d6', 'f4']);
    expect(notices.at(-1)).toEqual({ kind: 'elsewhere' });
    await move(source, 'd2');
    expect((await kept()).events).toEqual(['move d6', 'move f4', 'move d2']);
  });
});
