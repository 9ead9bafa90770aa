import { describe, expect, it } from 'vitest';
import { nothing } from '../rules/turn';
import type { BoardView, Colour, LastMove, LogEntry, Outcome, View } from '../rules/view';
import type { SomeWords } from '../words';
import { de, type Messages } from '../words/first/de';
import { en } from '../words/first/en';
import { later as laterGerman } from '../words/later/de';
import { later as laterEnglish } from '../words/later/en';
import type { Facts, Kind, Player, Situation, Turn } from './situation';
import { sayNote, sayState } from './sayState';

const turn: Turn = { picks: nothing, capturing: false, lines: [], confirming: null, attached: null, hint: '' };

interface Given {
  kind?: Kind;
  own?: readonly Colour[];
  board?: Partial<BoardView>;
  outcome?: Partial<Outcome>;
  facts?: Partial<Facts>;
}
// White is to place one of four stones, and the page plays White against the computer, unless said otherwise.
function given({ kind = 'computer', own = ['white'], board = {}, outcome = {}, facts = {} }: Given = {}): Situation {
  const player = (colour: Colour): Player => ({
    name: kind === 'computer' && !own.includes(colour) ? { computer: 3 } : null,
    you: own.includes(colour),
    here: true,
    free: false,
    halfPoints: 0,
    gives: null,
  });
  const shown = {
    ply: 8,
    to_move: 'white',
    phase: 'placing',
    hand: { white: 4, black: 4 },
    points: [],
    last: null,
    occurrences: 1,
    no_mill: 0,
    ...board,
  } as unknown as BoardView;
  const ended = { over: false, verdict: 'ongoing', reason: 'none', proof: [], ...outcome };
  const rules = { repetition: true, consecutive: false, claims: false, no_mill_limit: 100 };
  const game = { outcome: ended, offer: null, rules, log: [], claimable: { white: [], black: [] } };
  return {
    kind,
    facts: {
      players: { white: player('white'), black: player('black') },
      own,
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
      ...facts,
    },
    view: { board: shown, game } as unknown as View,
    board: shown,
    aside: false,
    busy: false,
    notice: null,
    thought: null,
  };
}
const state = (t: Messages, situation: Situation, made = turn) => sayState(t, situation, made);
const note = (t: Messages, situation: Situation, made = turn) => sayNote(t, situation, made, 0);
const heard = (t: Messages, situation: Situation) => sayNote(t, situation, turn, 0, false);

const both: readonly Colour[] = ['white', 'black'];
const outsiders: [string, Given][] = [
  ['two at one board', { kind: 'two', own: both }],
  ['who watches', { kind: 'table', own: [] }],
];

describe('the sentence', () => {
  it('tells whoever is to play what to do', () => {
    expect(state(de, given())).toBe('Du bist am Zug: Setz einen Stein (noch 4).');
    expect(state(en, given())).toBe('Your turn: place a stone (4 left).');
    expect(state(de, given({ board: { phase: 'moving' } }))).toBe('Du bist am Zug: Zieh einen Stein.');
    expect(state(en, given({ board: { phase: 'moving' } }))).toBe('Your turn: move a stone.');
    expect(state(de, given({ kind: 'table', board: { phase: 'flying' } }))).toBe(
      'Du bist am Zug: Spring mit einem Stein.',
    );
    const chosen = { ...turn, picks: { ...nothing, from: 'a1' } };
    expect(state(de, given(), chosen)).toBe('Du bist am Zug: Wohin mit a1?');
    expect(state(en, given(), chosen)).toBe('Your turn: where does a1 go?');
    expect(state(de, given(), { ...turn, capturing: true })).toBe('Mühle! Nimm einen schwarzen Stein.');
  });
  it.each(outsiders)('says the colour to %s', (_, who) => {
    expect(state(de, given(who))).toBe('Weiß am Zug: Stein setzen (noch 4).');
    expect(state(en, given(who))).toBe('White to play: place a stone (4 left).');
  });
  it('says the colour of the other side too', () => {
    expect(state(de, given({ own: ['black'] }))).toBe('Weiß am Zug: Der Computer denkt nach.');
    expect(state(de, given({ kind: 'table', own: ['black'] }))).toBe('Weiß am Zug: Warten auf dein Gegenüber.');
  });
});

describe('the end', () => {
  const ended = (who: Given, reason: Outcome['reason']): string[] =>
    [de, en].map((t) => state(t, given({ ...who, outcome: { over: true, verdict: 'black_wins', reason } })));

  it('is said to who has lost', () => {
    expect(ended({}, 'too_few_stones')).toEqual([
      'Du hast verloren: Du hast nur noch zwei Steine.',
      'You have lost: you have only two stones left.',
    ]);
    expect(ended({}, 'no_legal_move')).toEqual([
      'Du hast verloren: Du kannst nicht mehr ziehen.',
      'You have lost: you cannot move.',
    ]);
    expect(ended({}, 'resignation')[0]).toBe('Du hast verloren: Du hast aufgegeben.');
  });
  it('is said to who has won', () => {
    const winner: Given = { kind: 'table', own: ['black'] };
    expect(ended(winner, 'too_few_stones')).toEqual([
      'Du hast gewonnen: Weiß hat nur noch zwei Steine.',
      'You have won: White has only two stones left.',
    ]);
    expect(ended(winner, 'time')[1]).toBe('You have won: White has run out of time.');
  });
  it.each(outsiders)('is said in neutral words to %s', (_, who) => {
    expect(ended(who, 'too_few_stones')).toEqual([
      'Schwarz gewinnt: Weiß hat nur noch zwei Steine.',
      'Black wins: White has only two stones left.',
    ]);
    expect(ended(who, 'adjudicated')[0]).toBe('Schwarz gewinnt: So lautet der Schiedsspruch.');
    expect(ended(who, 'recorded')[0]).toBe('Schwarz gewinnt: So steht es in der Aufzeichnung.');
  });
});

describe('another game', () => {
  const ended: Given = { kind: 'table', outcome: { over: true, verdict: 'black_wins', reason: 'resignation' } };
  const said = (facts: Partial<Facts>, own: readonly Colour[] = ['white']) =>
    [
      { ...de, ...laterGerman },
      { ...en, ...laterEnglish },
    ].map((t) => note(t, given({ ...ended, own, facts })));
  const asked = (white: boolean, black: boolean): Partial<Facts> => ({ nextAsked: { white, black } });

  it('is said to be refused to who asked for it, until somebody asks anew', () => {
    const facts = { nextDeclined: 'black' } as const;
    expect(said(facts)).toEqual([
      'Dein Gegenüber möchte keine weitere Partie.',
      'Your opponent does not want another game.',
    ]);
    expect(said({ ...facts, ...asked(true, false) })[1]).toBe(en.askedNext);
    expect(said({ ...facts, ...asked(false, true) })[1]).toBe('Your opponent would like another game.');
    expect(said({ ...facts, chooser: 'white' })[1]).toBe(
      `Your opponent does not want another game. ${en.chooseColour}`,
    );
  });
  it('is nothing to say to who refused it, or watches', () => {
    expect(said({ nextDeclined: 'black' }, ['black'])).toEqual(['', '']);
    expect(said({ nextDeclined: 'black' }, [])).toEqual(['', '']);
  });
});

describe('the note on a mill', () => {
  const line = ['b2', 'b4', 'b6'];
  const last = (about: Partial<LastMove> = {}): Partial<BoardView> => ({
    last: {
      move: 'b4xb2',
      from: null,
      to: 'b4',
      capture: 'b2',
      lines: [line],
      by: 'black',
      label: '4…',
      mill: true,
      ...about,
    },
  });
  const stone = (colour: Colour) => ({ name: 'a1', stone: colour }) as BoardView['points'][number];

  it('says what the opponent has done', () => {
    expect(note(de, given({ board: last() }))).toBe('Schwarz hat eine Mühle geschlossen und nimmt b2.');
    expect(note(en, given({ board: last() }))).toBe('Black has closed a mill and takes b2.');
    expect(note(de, given({ board: last({ lines: [line, line] }) }))).toBe(
      'Schwarz hat zwei Mühlen geschlossen und nimmt b2.',
    );
    expect(note(de, given({ board: last({ mill: false, capture: null, lines: [] }) }))).toBe('');
  });
  it.each(outsiders)('is there for %s', (_, who) => {
    expect(note(de, given({ ...who, board: last() }))).toContain('Schwarz hat eine Mühle geschlossen und nimmt b2.');
  });
  it('says why nothing is taken, to both', () => {
    const vain = { ...last({ capture: null }), points: [stone('white')] };
    expect(note(de, given({ board: vain }))).toBe(
      'Schwarz hat eine Mühle geschlossen. Nichts zu nehmen: Alle Steine von Weiß sind geschützt.',
    );
    expect(note(en, given({ own: ['black'], board: vain }))).toBe(
      'You have closed a mill. Nothing to take: all white stones are protected.',
    );
    expect(note(de, given({ board: last({ capture: null }) }))).toContain('Auf dem Brett steht kein anderer Stein.');
  });
  it('is not for who took the stone, nor while another mill is being closed', () => {
    expect(note(de, given({ own: ['black'], board: last() }))).toBe('');
    expect(note(de, given({ board: last() }), { ...turn, picks: { ...nothing, to: 'd6' } })).toBe('');
  });
  it('gives way to what matters more, and stays at the end', () => {
    const away = { colour: 'black', since: -10_000, abortFrom: null, decideFrom: null, days: null } as const;
    const all = { ...de, ...laterGerman };
    expect(note(all, given({ kind: 'table', board: last(), facts: { away } }))).toMatch(/nicht da/);
    const justNow = { ...away, since: -9_000 };
    expect(note(all, given({ kind: 'table', board: last(), facts: { away: justNow } }))).not.toMatch(/nicht da/);
    const over: Given = { board: last(), outcome: { over: true, verdict: 'black_wins', reason: 'too_few_stones' } };
    expect(note(de, given(over))).toBe('Schwarz hat eine Mühle geschlossen und nimmt b2.');
  });
  it('says since when somebody is away, whoever came back meanwhile', () => {
    const all = { ...de, ...laterGerman };
    const away = { colour: 'black', since: -60_000, abortFrom: 240_000, decideFrom: null, days: null } as const;
    const said = (left?: number | null) => note(all, given({ kind: 'table', facts: { away: { ...away, left } } }));
    expect(said(-420_000)).toBe('Dein Gegenüber ist seit 7 min nicht da. In 4 min kannst du die Partie abbrechen.');
    expect(said(-7_200_000)).toMatch(/seit 2 Std\. nicht da/);
    expect(said(-3 * 86_400_000)).toMatch(/seit 3 Tagen nicht da/);
    for (const unknown of [null, undefined]) expect(said(unknown)).toMatch(/seit 1 min nicht da/);
  });
  it('says until when somebody may stay away, and then that one may decide', () => {
    const all = { ...de, ...laterGerman };
    const away = { colour: 'black', since: -600_000, abortFrom: null, decideFrom: 90_000_000, days: 3 } as const;
    const said = (decideFrom: number | null, abortFrom: number | null = null) =>
      note(all, given({ kind: 'table', facts: { away: { ...away, decideFrom, abortFrom } } }));
    expect(said(90_000_000)).toMatch(/^Dein Gegenüber ist seit 10 min nicht da\. Bleibt das bis .+ so, darfst/);
    expect(said(null)).toBe('Dein Gegenüber ist seit 10 min nicht da.');
    expect(said(90_000_000, 120_000)).toMatch(/In 2 min kannst du die Partie abbrechen/);
    expect(said(0)).toBe('Dein Gegenüber ist seit 3 Tagen nicht mehr da gewesen.');
    expect(said(-90_000_000)).toMatch(/seit 4 Tagen/);
  });
  it('is left out where the move itself is announced', () => {
    expect(heard(de, given({ board: last() }))).toBe('');
    expect(heard(de, given({ kind: 'table', own: [], board: last() }))).toBe('Du schaust zu.');
  });
});

describe('a claim of a draw', () => {
  const claim = (by: Colour, message: string, kind: 'claim' | 'move'): LogEntry => ({
    ply: 8,
    line: '',
    kind,
    with: kind === 'move' ? 'claim' : '',
    by,
    rule: null,
    message,
  });
  const claimed = (own: readonly Colour[], outcome: Partial<Outcome>, entry: LogEntry): Situation => {
    const situation = given({ kind: 'table', own, outcome });
    const offer = entry.kind === 'move' && !outcome.over ? { by: entry.by ?? 'white', message: entry.message } : null;
    const view = situation.view && { ...situation.view, game: { ...situation.view.game, log: [entry], offer } };
    return { ...situation, view };
  };
  const drawn: Partial<Outcome> = {
    over: true,
    verdict: 'draw',
    reason: 'repetition',
    proof: [{ kind: 'repetition', automatic: false, proof: ['3.', '5.', '7.'] }],
  };

  it('is said with who made it and in which words, to everybody', () => {
    const sound = claim('white', 'Dreimal!', 'claim');
    expect(note(de, claimed(['black'], drawn, sound))).toMatch(/^Dein Gegenüber hat das Remis beantragt: „Dreimal!“ D/);
    expect(note(de, claimed(['white'], drawn, sound))).toMatch(/^Du hast das Remis beantragt: „Dreimal!“ D/);
    expect(note(en, claimed([], drawn, claim('black', '', 'move')))).toMatch(
      /^Black has claimed the draw\. The same position/,
    );
  });
  it('without ground is said to be one, and an offer', () => {
    const vain = claim('black', 'Vier!', 'move');
    expect(note(de, claimed(['white'], {}, vain))).toBe(
      'Dein Gegenüber hat das Remis beantragt: „Vier!“ Der Antrag war unbegründet und gilt jetzt als Remisangebot.',
    );
    expect(note(en, claimed(['black'], {}, vain))).toMatch(
      /^You have claimed the draw: “Vier!” The claim was unfounded/,
    );
    expect(note(en, claimed([], {}, vain))).toMatch(/^Black has claimed/);
  });
  it('is no news where the game ended otherwise', () => {
    expect(note(de, given({ outcome: { over: true, verdict: 'draw', reason: 'repetition' } }))).toBe('');
  });
});

describe('the note while the line is down', () => {
  const hinted = { ...turn, hint: 'Hier steht schon ein Stein.' };

  it('stays, whatever is tapped', () => {
    const down = given({ kind: 'table', facts: { trouble: 'reconnecting' } });
    expect(note(de, down, hinted)).toBe(de.reconnecting);
  });
  it.each(['offline', 'blocked'] as const)('says what is wrong: %s', (trouble) => {
    const down = given({ kind: 'table', facts: { trouble } });
    expect(note({ ...de, ...laterGerman }, down, hinted)).toBe(laterGerman.lineTrouble[trouble]);
    expect(note(de, down, hinted)).toBe(de.reconnecting); // the other words are on their way
  });
  it('gives way to a hint when something is only on its way', () => {
    const slow = given({ kind: 'table', facts: { trouble: 'sending' } });
    expect(note(de, slow, hinted)).toBe(hinted.hint);
    expect(note(de, slow)).toBe(de.sending);
  });

  it('says when who should know the solution does not have it', () => {
    const there: SomeWords = { ...de, noSolution: 'hier nicht' };
    expect(sayNote(there, given({ facts: { unsure: true } }), turn, 0)).toBe('hier nicht');
    expect(sayNote(there, given(), turn, 0)).toBe('');
    expect(sayNote(de, given({ facts: { unsure: true } }), turn, 0)).toBe('');
    expect(sayNote(there, given({ facts: { unsure: true, lasting: false } }), turn, 0)).toBe(de.notLasting);
  });
});

describe('what is heard', () => {
  const words = { ...en, ...laterEnglish };
  const left = { white: 300_000, black: 300_000 };
  const clocks = { control: '300+5', left, free: 0, running: null, abortAfter: 120_000, still: 0, told: 5000 };

  it('counts no seconds', () => {
    const waiting = given({ kind: 'table', board: { ply: 0 }, facts: { clocks } });
    const at = (now: number, seen: boolean) => sayNote(words, waiting, turn, now, seen);
    expect(at(35_000, true)).toBe('Without a first move within 1:30 the game will be aborted.');
    expect(at(36_000, true)).toBe('Without a first move within 1:29 the game will be aborted.');
    expect(at(35_000, false)).toBe('Without a first move within 2:00 the game will be aborted.');
    expect(at(36_000, false)).toBe(at(35_000, false));
    const played = given({ kind: 'table', board: { ply: 0 }, facts: { clocks, ofTournament: true } });
    expect(sayNote(words, played, turn, 35_000)).toBe('Without a first move within 1:30 whoever is to move loses.');
  });

  it('is not that a move is on its way, as that it is played comes next', () => {
    const sending = given({ kind: 'table', facts: { trouble: 'sending' } });
    expect(note(en, sending)).toBe(en.sending);
    expect(heard(en, sending)).toBe('');
    expect(heard(en, given({ kind: 'table', facts: { trouble: 'reconnecting' } }))).toBe(en.reconnecting);
  });
});

describe('a draw that is to be held', () => {
  const held = (holding: Facts['holding'], more: Given = {}) => given({ ...more, facts: { holding: holding ?? null } });
  const after = (stand: 'holding' | 'held' | 'lost', moves: number, error: string | null = null) => ({
    ...{ stand, moves, error },
    left: 30 - moves,
  });
  const german = { ...de, ...laterGerman };
  const english = { ...en, ...laterEnglish };

  it('is said as it stands', () => {
    expect(note(german, held(after('holding', 0)))).toBe(
      'Halte das Remis: 30 Züge lang, oder bis die Partie remis ist.',
    );
    expect(note(english, held(after('holding', 4)))).toBe('The draw holds: 4 of 30 moves.');
    expect(note(german, held(after('held', 30)))).toBe('Geschafft: Du hast das Remis 30 Züge lang gehalten.');
    expect(note(german, held(after('lost', 1, 'a1-a4')))).toBe(
      'Mit a1-a4 ist das Remis verloren. Gehalten hast du es einen Zug lang.',
    );
    expect(note(english, held(after('lost', 0, 'a1-a4')))).toBe('a1-a4 loses the draw. You held it for no move.');
  });

  it('is said at the end of the game, with as much as is known', () => {
    const over = { outcome: { over: true, verdict: 'black_wins', reason: 'too_few_stones' } } as const;
    expect(note(german, held(after('lost', 7), over))).toBe('Die Partie ist verloren, nach 7 Zügen von dir.');
    expect(note(english, held(after('lost', 7, 'd6'), over))).toBe('d6 loses the draw. You held it for 7 moves.');
  });

  it('gives way to the news that the solution is missing', () => {
    const situation = given({ facts: { holding: after('holding', 3), unsure: true } });
    expect(note(german, situation)).toBe(german.noSolution);
  });
});
