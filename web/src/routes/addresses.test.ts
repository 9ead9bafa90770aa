import { describe, expect, it } from 'vitest';
import { analysisAddress, positionAddress, studyAddress } from './analysisAddresses';
import { addressOf, analyseAddress, gamesWith, readAddress } from './addresses';

const read = (address: string) => readAddress(new URL(address, 'http://muehle.test'));

describe('an address', () => {
  it('leads to a ply of a game, and to the games in which a position stood', () => {
    expect(read(addressOf('a1'))).toEqual({ page: 'game', id: 'a1', ply: null });
    expect(read(addressOf('a1', 12))).toEqual({ page: 'game', id: 'a1', ply: 12 });
    const position = 'WW.W.................BBB w 0 0';
    expect(read(gamesWith(position))).toEqual({ page: 'games', position });
  });
  it('leads to a page', () => {
    expect(read('/')).toEqual({ page: 'start' });
    expect(read('/#anything')).toEqual({ page: 'start' });
    expect(read('/?utm=1')).toEqual({ page: 'start' });
    expect(read('/#play')).toEqual({ page: 'last' });
    expect(read('/#games')).toEqual({ page: 'games', position: '' });
    expect(read('/#learn')).toEqual({ page: 'learn', lesson: null });
    expect(read('/#learn=goal')).toEqual({ page: 'learn', lesson: 'goal' });
    expect(read('/#puzzles')).toEqual({ page: 'puzzles', hash: '#puzzles' });
    expect(read('/#puzzles?theme=win')).toEqual({ page: 'puzzles', hash: '#puzzles?theme=win' });
    expect(read('/#puzzlesome')).toEqual({ page: 'start' });
    expect(read('/#solution')).toEqual({ page: 'solution', hash: '#solution' });
    expect(read('/#solution?part=walk')).toEqual({ page: 'solution', hash: '#solution?part=walk' });
    expect(read('/#lobby')).toEqual({ page: 'lobby' });
    expect(read('/#account')).toEqual({ page: 'account', hash: '#account' });
    expect(read('/#accounts')).toEqual({ page: 'start' });
    expect(read('/#player=Anna')).toEqual({ page: 'player', hash: '#player=Anna' });
    expect(read('/#days')).toEqual({ page: 'days' });
    expect(read('/#history')).toEqual({ page: 'history' });
    expect(read('/#rules')).toEqual({ page: 'rules' });
    expect(read('/#game=00ff')).toEqual({ page: 'game', id: '00ff', ply: null });
    expect(read('/g/abcdefghijkm')).toEqual({ page: 'table', code: 'abcdefghijkm' });
  });

  it('means the same in a folder', () => {
    const inFolder = (address: string) => readAddress(new URL(address, 'http://muehle.test'), '/games/muehle/');
    expect(inFolder('/games/muehle/')).toEqual({ page: 'start' });
    expect(inFolder('/games/muehle/index.html#games')).toEqual({ page: 'games', position: '' });
    expect(inFolder('/games/muehle/g/abcdefghijkm')).toEqual({ page: 'table', code: 'abcdefghijkm' });
    expect(inFolder('/games/')).toEqual({ page: 'nowhere' });
  });

  it('that leads nowhere is known by itself', () => {
    for (const address of ['/nothing', '/g/', '/g/abc', '/g/ABCDEFGHIJKM', '/g/abcdefghijkm/x'])
      expect(read(address), address).toEqual({ page: 'nowhere' });
    expect(read('/r/abcdefghijkm/00')).toEqual({ page: 'way-back' });
  });

  it('begins the game that it asks for', () => {
    expect(read('/?mode=computer&level=11&colour=black&next=loser_chooses')).toMatchObject({
      page: 'begin',
      game: { kind: 'computer', level: 11, white: 1, lot: false, policy: 'loser_chooses', rules: 'standard' },
    });
    expect(read('/?position=x&rules=strikt')).toMatchObject({
      page: 'begin',
      game: { kind: 'two', start: 'x', rules: 'strikt', white: 0 },
    });
  });

  it('begins with a draw to be held', () => {
    const hold = (wish: string) => read(`/?mode=computer&level=13&position=x${wish}`);
    expect(hold('&goal=draw')).toMatchObject({ page: 'begin', game: { hold: true, level: 13 } });
    expect(hold('')).toMatchObject({ page: 'begin', game: { hold: false } });
    expect(hold('&goal=win')).toMatchObject({ page: 'wrong', name: 'goal', choices: ['draw'] });
  });

  it('that asks for what there is not says so, and begins nothing', () => {
    expect(read('/?mode=computer&level=99')).toMatchObject({ page: 'wrong', name: 'level', value: '99' });
    for (const wish of ['level=0', 'level=1.5', 'level=', 'colour=red', 'next=never'])
      expect(read(`/?mode=two&${wish}`), wish).toMatchObject({ page: 'wrong' });
    expect(read('/?mode=three')).toMatchObject({ page: 'wrong', choices: ['two', 'computer'] });
  });

  it('leads to an analysis: of the empty board, of a position, of all that was done, kept ones', () => {
    const empty = { position: '', rules: 'standard' };
    expect(read('/#analyse?position=')).toEqual({ page: 'analyse', what: empty });
    expect(read('/#analyse')).toEqual({ page: 'analyse', what: { kept: true } });
    expect(read(analyseAddress)).toEqual({ page: 'analyse', what: { kept: true } });
    expect(read(studyAddress('a1'))).toEqual({ page: 'analyse', what: { study: 'a1', chapter: '' } });
    expect(read(studyAddress('a1', 'b2'))).toEqual({ page: 'analyse', what: { study: 'a1', chapter: 'b2' } });
    const what = { position: 'WW.W.................BBB w 0 0', rules: 'standard,noMillLimitPlies=40' };
    expect(read(positionAddress(what.position, what.rules))).toEqual({ page: 'analyse', what });
    expect(read('/#analyse?position=W')).toEqual({ page: 'analyse', what: { position: 'W', rules: 'standard' } });
    expect(read(analysisAddress('zAb_-9'))).toEqual({ page: 'analyse', what: { packed: 'zAb_-9' } });
  });
});
