// What a table tells is played with the rules; the line to it says what the test wants.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubRules } from '../../../../tests/rules';
import { quietTable as table } from '../../../../tests/table';
import type { Notice } from '../../situation';
import type { Surroundings } from '../../../server/tableConnection';
import type { ClockState, GameState, OwnState, TableState } from '../../../server/tableMessages';

let told: {
  onEvent(event: string, version: number, clock: ClockState | null): void;
  onState(game: GameState, table: TableState, seat: null, own: OwnState): void;
  onSeen(game: GameState, table: TableState): void;
};
let syncs = 0;
let page: EventTarget; // as the window is one
const game = { rules: 'standard', start: '', events: [], number: 0, version: 1 } as unknown as GameState;
const own = { chat: null, foreseen: null } as OwnState;
vi.mock('../../../server/tableConnection', () => ({
  Connection: class {
    constructor(_around: Surroundings, listener: typeof told) {
      told = listener;
    }
    ask() {
      return Promise.resolve({ ok: true, version: 1 });
    }
    sync(): void {
      syncs++;
    }
    networkChanged(): void {}
    close(): void {}
  },
}));

beforeEach(async () => {
  vi.resetModules();
  await stubRules();
  page = new EventTarget();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

describe('a game of a table that the rules fail at', () => {
  it('is said, and nobody waits for it to be shown', async () => {
    const { TableSource } = await import('./tableSource.svelte');
    const source = new TableSource({} as Surroundings);
    const notices: (Notice | null)[] = [];
    source.hear({ view: () => undefined, notice: (notice) => notices.push(notice) });
    vi.spyOn(source.core, 'apply').mockRejectedValue(new Error('unreachable'));
    vi.spyOn(source.core, 'open').mockRejectedValue(new Error('unreachable'));
    const performed = source.perform({ do: 'event', line: 'move d6' });
    told.onEvent('move d6', 1, null);
    await vi.waitUntil(() => syncs === 1); // it is asked for as a whole
    told.onState(game, table, null, own);
    expect(await performed).toMatchObject({ ok: true });
    expect(notices.at(-1)).toMatchObject({ kind: 'refused', refused: { code: 'bad_answer' } });
    expect(source.trouble).toMatchObject({ code: 'bad_answer' });
    source.close();
  });
});

describe('a table without a line', () => {
  const open = async () => {
    const { TableSource } = await import('./tableSource.svelte');
    const source = new TableSource({} as Surroundings);
    told.onState({ ...game, number: 7, version: 0 }, table, null, own);
    await vi.waitUntil(() => source.view !== null);
    return source;
  };

  // What the browser would answer is no state: nobody is told when it changes.
  it('says that the network is gone, and that it is back, by what was told', async () => {
    const source = await open();
    const said = [source.facts.trouble];
    for (const change of ['offline', 'online']) {
      page.dispatchEvent(new Event(change));
      said.push(source.facts.trouble);
    }
    expect(said).toEqual(['reconnecting', 'offline', 'reconnecting']);
    source.close();
  });

  const seen = (events: string[], clock: Partial<ClockState> | null = null, number = 7): GameState => ({
    ...{ rules: 'standard', start: '', number, version: events.length, events },
    ...{ turn: 'white', outcome: 'ongoing' },
    clock: clock && { control: '1/86400', left: [9000, 9000], free: 0, running: 'white', abort_after: null, ...clock },
  });
  const plies = (source: Awaited<ReturnType<typeof open>>) => source.view?.game.plies.map(({ to }) => to);

  it('says whose account is deleted, and who does not come again', async () => {
    const source = await open();
    const nobody = { name: '', registered: false, rating: null, provisional: false, bot: false };
    const deleted = { ...nobody, deleted: true };
    told.onSeen(seen([]), { ...table, names: ['Anna', null], players: [nobody, deleted], gone: [false, true] });
    const { white, black } = source.facts.players;
    expect(white).toMatchObject({ deleted: false, gone: false });
    expect(black).toMatchObject({ name: null, deleted: true, gone: true });
    source.close();
  });

  it('takes the clock of a look that has nothing else to tell', async () => {
    const source = await open();
    told.onSeen(seen([], { left: [8000, 9000] }), table);
    expect(source.facts.clocks).toMatchObject({ left: { white: 8000 }, running: 'white' });
    told.onSeen(seen([], { left: [7000, 9000], running: null }), table);
    expect(source.facts.clocks).toMatchObject({ left: { white: 7000 }, running: null });
    source.close();
  });

  it.each([
    ['of the same game', seen(['move d6', 'move f4']), seen(['move d6'], { left: [1, 1] })],
    ['of the game before', seen(['move f4'], null, 8), seen(['move d6', 'move f4'], { left: [1, 1] })],
  ])('is not set back by a look that is answered late, %s', async (_, newer, older) => {
    const source = await open();
    told.onSeen(newer, table);
    told.onSeen(older, { ...table, names: ['Nobody', 'Nobody'] });
    await vi.waitUntil(() => source.number === newer.number && plies(source)?.length === newer.version);
    // What comes next is shown behind whatever was taken.
    told.onEvent('move b4', newer.version + 1, null);
    await vi.waitUntil(() => plies(source)?.at(-1) === 'b4');
    expect(plies(source)).toHaveLength(newer.version + 1);
    expect(source.facts).toMatchObject({ clocks: null, players: { white: { name: 'Anna' } } });
    source.close();
  });
});
