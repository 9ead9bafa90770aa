// Texts of elsewhere, with the rules and the reader of records as the browser gets them.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubRules } from '../../tests/rules';
import type { Analysis } from './analysis.svelte';
import type { Taken } from './take';

let game: Analysis;
let take: (text: string, points?: 'from_zero') => Promise<Taken>;
beforeEach(async () => {
  vi.resetModules();
  await stubRules();
  const taking = await import('./take');
  const { Analysis } = await import('./analysis.svelte');
  game = new Analysis();
  await game.begin('schelling-salon', '');
  take = (text, points) => taking.take(game, text, points);
});
afterEach(() => {
  game.close();
  vi.unstubAllGlobals();
});

describe('a text', () => {
  it('is a game in whatever way it is written', async () => {
    expect(await take('1) 6d 4f\n2) 5d 4b\n3) 7d:4b 7g')).toMatchObject({ kind: 'taken' });
    expect(game.view?.game.plies.map(({ move }) => move)).toEqual(['d6', 'f4', 'd5', 'b4', 'd7xb4', 'g7']);
    expect(await take('Place at point 4\nPlace at point 13')).toMatchObject({ kind: 'taken' });
    expect(game.view?.game.plies.map(({ move }) => move)).toEqual(['d6', 'f4']);
  });
  it('with numbers of points may be two games', async () => {
    expect(await take('5 14')).toEqual({ kind: 'several', ways: ['from_one', 'from_zero'] });
    expect(await take('5 14', 'from_zero')).toMatchObject({ kind: 'taken', read: { points: 'from_zero' } });
  });
  it('may be a position, which is played by the rules that are open', async () => {
    expect(await take(' WW.W.................BBB w 0 0\n')).toMatchObject({ kind: 'taken' });
    expect([game.board?.position, game.ruleText]).toEqual(['WW.W.................BBB w 0 0', 'schelling-salon']);
    expect(await take('O*******/**@*****/******** w p p 1 8 1 8 0 0 0 0 0 0 0 2')).toMatchObject({ kind: 'taken' });
  });
  it('of several games asks which of them', async () => {
    const taken = await take('[White "Anna"]\n\n1. d6 f4 *\n\n[White "Clara"]\n\n1. a7 *\n');
    expect(taken.kind).toBe('games');
    expect(taken.kind === 'games' && taken.games.map(({ moves }) => moves)).toEqual(['1. d6 f4', '1. a7']);
  });
  it('that is none changes nothing', async () => {
    await take('d6 f4');
    expect(await take('hello world')).toEqual({ kind: 'unreadable' });
    expect(await take('1. d6 f4 2. d6')).toMatchObject({ kind: 'refused' });
    expect(await take('[GameType "65,0"]\n\n1. 5 14')).toMatchObject({
      kind: 'refused',
      refused: { reason: { code: 'other_game_type' } },
    });
    expect(game.view?.game.plies.map(({ move }) => move)).toEqual(['d6', 'f4']);
  });
});

describe('a study as text', () => {
  it('comes back with all names', async () => {
    const { importedFrom } = await import('./importing');
    const { studyText } = await import('./studyText');
    const { chapterOf } = await import('./study');
    const chapters = [
      chapterOf({ name: 'one', record: '1. d6 {one} *' }),
      chapterOf({ record: '[White "A"]\n\n1. f4 *' }),
    ];
    const read = await importedFrom(studyText({ name: 'The "best" \\ of\n2026', chapters }));
    expect(read).toMatchObject({ ok: true, name: 'The "best" \\ of 2026', chapters: [{ name: 'one' }, { name: '' }] });
    expect(read.ok && read.chapters[0]?.record).toContain('1. d6 {one}');
    expect(read.ok && read.chapters[1]?.record).toContain('[White "A"]');
  });
  it('may be of another program, and says which game cannot be read', async () => {
    const { importedFrom } = await import('./importing');
    expect(await importedFrom('[White "A"]\n\n1. d6 *\n\n[White "B"]\n\n1. z9 *')).toMatchObject({
      ok: false,
      number: 2,
      of: 2,
    });
  });
});
