import { describe, expect, it } from 'vitest';
import { nothing } from '../rules/turn';
import type { Colour, View } from '../rules/view';
import { always, answers, type Around } from './actions';
import type { Facts, Player, Situation, Turn } from './situation';

const player: Player = { name: null, you: false, here: true, free: false, halfPoints: 0, gives: null };
const facts: Facts = {
  players: { white: player, black: player },
  own: ['white'],
  gameNumber: 1,
  byLot: false,
  chooser: null,
  canUndo: true,
  canRedo: false,
  undoRequest: null,
  nextAsked: { white: false, black: false },
  away: null,
  trouble: null,
  lasting: true,
};
interface Game {
  over?: boolean;
  offer?: Colour;
  claims?: boolean;
  ply?: number;
  moved?: Colour[];
  state?: string; // of the position
}
// As much of a view as matters here.
const viewOf = ({
  over = false,
  offer,
  claims = false,
  ply = 4,
  moved = ['white', 'black'],
  state = 'ongoing',
}: Game): View =>
  ({
    board: { to_move: 'white', ply, state },
    game: {
      outcome: { over },
      offer: offer ? { by: offer, message: '' } : null,
      rules: { agreement: true, claims },
      plies: moved.map((by) => ({ by })),
    },
  }) as unknown as View;
function situation(game: Game = {}, about: Partial<Facts> = {}, rest: Partial<Situation> = {}): Situation {
  const view = viewOf(game);
  const shown = { view, board: view.board, aside: false, busy: false, notice: null, thought: null };
  return { kind: 'table', facts: { ...facts, ...about }, ...shown, ...rest };
}
const turn: Turn = { picks: nothing, capturing: false, lines: [], confirming: null, attached: null, hint: '' };
const around: Around = { now: 1_000_000, inviting: false, mayJoin: false, links: false, hints: false };
const half: Turn = { ...turn, picks: { from: null, to: 'd6', capture: null } };

const asked = (given: Situation, made = turn, more: Partial<Around> = {}) =>
  answers(given, made, { ...around, ...more }).map(({ id }) => id);
const row = (given: Situation) => always(given, around).map(({ id, can }) => (can ? id : `(${id})`));

describe('the answers', () => {
  it('are none while nothing is asked', () => {
    expect(asked(situation())).toEqual([]);
  });
  it('are about the turn first, and none while it is on its way', () => {
    expect(asked(situation({ offer: 'black' }), half)).toEqual(['change']);
    expect(asked(situation({}, {}, { busy: true }), half)).toEqual([]);
    const confirming = { move: 'd6', from: null, to: 'd6', capture: null, lines: [] };
    expect(asked(situation(), { ...half, confirming })).toEqual(['change', 'confirm']);
  });
  it('lead to another position when a draw has been held or lost, or the game is over', () => {
    const holding = { stand: 'holding', moves: 3, left: 27, error: null } as const;
    expect(asked(situation({}, { holding }))).toEqual([]);
    for (const stand of ['held', 'lost'] as const)
      expect(asked(situation({}, { holding: { ...holding, stand } }))).toEqual(['hold-another']);
    expect(asked(situation({ over: true }, { holding }))).toEqual(['hold-another']);
    expect(asked(situation({ offer: 'black' }, { holding: { ...holding, stand: 'held' } }))).toEqual([
      'decline',
      'accept',
    ]);
  });
  it('are given by who is asked, and taken back by who asks', () => {
    expect(asked(situation({ offer: 'black' }))).toEqual(['decline', 'accept']);
    expect(asked(situation({ offer: 'white' }))).toEqual(['withdraw']);
    expect(asked(situation({ offer: 'white' }, { own: [] }))).toEqual([]);
    expect(asked(situation({}, { undoRequest: { by: 'black', plies: 1 } }))).toEqual(['undo-decline', 'undo-accept']);
    expect(asked(situation({}, { undoRequest: { by: 'white', plies: 1 } }))).toEqual(['undo-withdraw']);
    expect(asked(situation({}, { own: [], undoRequest: { by: 'white', plies: 1 } }))).toEqual([]);
  });
  it('lead on from the end', () => {
    const over = { over: true };
    expect(asked(situation(over))).toEqual(['next']);
    expect(asked(situation(over, { nextAsked: { white: true, black: false } }))).toEqual(['next-withdraw']);
    expect(asked(situation(over, { chooser: 'white' }))).toEqual(['next-white', 'next-black']);
    const wished = { nextAsked: { white: false, black: true } };
    expect(asked(situation(over, wished))).toEqual(['next-decline', 'next']);
    expect(asked(situation(over, { ...wished, chooser: 'white' }))).toEqual([
      'next-decline',
      'next-white',
      'next-black',
    ]);
    expect(asked(situation(over, wished, { board: viewOf({}).board }))).toEqual(['next-decline', 'next']);
    expect(asked(situation(over, { ...wished, own: [] }))).toEqual([]);
    expect(asked(situation(over, { chooser: 'black' }))).toEqual(['next']);
    expect(asked(situation(over, { ofTournament: true }))).toEqual([]);
    expect(asked(situation(over, { ...wished, ofTournament: true }))).toEqual(['next-decline', 'next']);
    const { white, black } = situation(over).facts.players;
    expect(asked(situation(over, { players: { white, black: { ...black, gone: true } } }))).toEqual([]);
    expect(asked(situation(over, { own: [] }))).toEqual([]);
    expect(asked(situation(over, {}, { board: viewOf({}).board }))).toEqual([]);
  });
  it('let a game be aborted when the other side has been away for long enough', () => {
    const away = { colour: 'black', since: 700_000, abortFrom: 1_000_000, decideFrom: null, days: 3 } as const;
    expect(asked(situation({}, { away }))).toEqual(['abort']);
    expect(asked(situation({}, { away }), turn, { now: 999_999 })).toEqual([]);
    expect(asked(situation({ over: true }, { away }))).toEqual(['next']);
    expect(asked(situation({}, { away: { ...away, abortFrom: null } }))).toEqual([]);
  });
  it('leave the place to the question how the game is to end', () => {
    const away = { colour: 'black', since: 0, abortFrom: 300, decideFrom: 1_000_001, days: 3 } as const;
    expect(asked(situation({}, { away }))).toEqual(['abort']);
    expect(asked(situation({}, { away }), turn, { now: 1_000_001 })).toEqual([]);
  });
  it('are what else there is to do', () => {
    expect(asked(situation({}, { canRedo: true }))).toEqual(['redo']);
    expect(asked(situation(), turn, { inviting: true })).toEqual(['invite']);
    expect(asked(situation({}, { own: [] }), turn, { mayJoin: true })).toEqual(['join-after-all']);
  });
});

describe('the row', () => {
  it('has what the rules know', () => {
    expect(row(situation())).toEqual(['undo', 'offer', 'resign', 'open-record']);
    expect(row(situation({ claims: true }))).toContain('claim');
    expect(row(situation({ over: true }))).toEqual(['play-on', 'review', 'open-record']);
    expect(row(situation({ over: true, claims: true }, { own: [] }))).toEqual(['play-on', 'review', 'open-record']);
    expect(row(situation({ over: true, ply: 0 }))).toEqual(['play-on', 'open-record']);
    expect(row(situation({ offer: 'white' }, { canUndo: false }))).toEqual([
      '(undo)',
      '(offer)',
      'resign',
      'open-record',
    ]);
  });
  it('aborts in the place of resigning until both at a table have moved', () => {
    for (const moved of [[], ['white'], ['black']] as Colour[][]) {
      expect(row(situation({ moved }))).toEqual(['undo', 'offer', 'abort-alone', 'open-record']);
      expect(row(situation({ moved }, {}, { kind: 'computer' }))).toContain('resign');
      expect(row(situation({ moved }, { own: [] }))).toEqual(['open-record']);
    }
    expect(row(situation({ moved: ['white', 'black', 'white'] }))).not.toContain('abort-alone');
    expect(row(situation({ moved: [] }, { ofTournament: true }))).toContain('resign'); // it counts from the beginning
  });
  it('changes nothing of a game that is over, and goes on from a position in another one', () => {
    for (const kind of ['computer', 'two', 'table'] as const) {
      const ended = situation({ over: true }, { canUndo: false }, { kind });
      const deeds = always(ended, around).filter(({ does }) => ['event', 'undo', 'redo', 'next'].includes(does.do));
      expect(deeds).toEqual([]);
      expect(row(ended)[0]).toBe('play-on');
      const lost = { ...ended, view: viewOf({ over: true, state: 'too_few_stones' }) };
      expect(row({ ...lost, board: lost.view.board })[0]).toBe('(play-on)'); // nothing can be played there
      expect(row({ ...lost, board: viewOf({ ply: 3 }).board }).slice(0, 2)).toEqual(['to-game', 'play-on']);
    }
  });
  it('leads back to the game while looking back, and takes back nothing', () => {
    const given = situation({}, {}, { board: viewOf({}).board });
    expect(row(given)[0]).toBe('to-game');
    expect(row(given)).not.toContain('undo');
  });
  it('has nothing to play with for who watches', () => {
    expect(row(situation({ claims: true }, { own: [] }))).toEqual(['open-record']);
  });
  it('has hints against the computer, where they are wanted and one is to move', () => {
    const hinted = (given: Situation) =>
      always(given, { ...around, hints: true }).find(({ id }) => id === 'hint')?.can ?? null;
    const computer = { kind: 'computer' } as const;
    expect(hinted(situation({}, {}, computer))).toBe(true);
    expect(row(situation({}, {}, computer))).not.toContain('hint');
    expect(hinted(situation({}, { own: ['black'] }, computer))).toBe(false);
    expect(hinted(situation({ over: true }, {}, computer))).toBe(null);
    expect(hinted(situation())).toBe(null);
    expect(hinted(situation({}, { own: ['white', 'black'] }, { kind: 'two' }))).toBe(null);
  });
  it('shows thoughts where there are some', () => {
    expect(row(situation({}, {}, { kind: 'computer' }))).toContain('show-thoughts');
  });
});
