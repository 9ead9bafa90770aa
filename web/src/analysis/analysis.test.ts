// What is done to an analysis faster than it can be carried out, with the rules as the browser gets them.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubRules } from '../../tests/rules';
import { movesOf, pathOf } from '../rules/tree/tree';
import type { Analysis } from './analysis.svelte';

let game: Analysis;
beforeEach(async () => {
  vi.resetModules();
  await stubRules();
  const { Analysis } = await import('./analysis.svelte');
  game = new Analysis();
  await game.begin('standard', '');
});
afterEach(() => {
  game.close();
  vi.unstubAllGlobals();
});

const shown = () => movesOf(game.path);
async function play(...moves: string[]): Promise<void> {
  for (const move of moves) await game.explore(move);
}
const undo = () => game.perform({ do: 'undo' });
const redo = () => game.perform({ do: 'redo' });

describe('two at once', () => {
  it('take back two steps, which all come again', async () => {
    await play('d6', 'f4', 'd2');
    await Promise.all([undo(), undo()]);
    expect(shown()).toEqual(['d6']);
    await Promise.all([redo(), redo()]);
    expect(shown()).toEqual(['d6', 'f4', 'd2']);
    expect(game.facts.canRedo).toBe(false);
    await Promise.all([undo(), redo(), undo(), undo(), undo()]);
    expect(shown()).toEqual([]);
    expect(game.facts.canUndo).toBe(false);
  });

  it('delete what was on the board when it was asked for', async () => {
    await play('d6', 'f4', 'd2');
    await Promise.all([game.step(-1), game.remove()]);
    expect(shown()).toEqual(['d6', 'f4']);
    expect(await game.record()).toContain('1. d6 f4');
    expect(await game.record()).not.toContain('d2');
    await Promise.all([game.remove(), game.remove()]); // the second time it is gone
    expect(shown()).toEqual(['d6']);
  });

  it('write the same record twice', async () => {
    await play('d6', 'f4');
    await game.lookAt(pathOf(['d6']));
    await play('a1');
    game.comment('better');
    const whole = await game.record();
    expect(whole).toMatch(/f4 .*a1 .*better/s);
    expect(await Promise.all([game.record(), game.record()])).toEqual([whole, whole]);
  });
});

describe('stepping', () => {
  it('shows only where it ends', async () => {
    await play('d6', 'f4', 'd2', 'b4');
    const steps = [game.step(-1), game.step(-1), game.step(-1)];
    await Promise.all(steps);
    expect(shown()).toEqual(['d6']);
    await Promise.all([game.step(1), game.lookAt(pathOf([]))]);
    expect(shown()).toEqual([]);
  });
});

describe('what is said of the whole game', () => {
  it('stands in its record, and is taken back like a move', async () => {
    await play('d6', 'f4');
    game.tag('White', ' Anna ');
    game.tag('Event', 'Evening "club"');
    await game.endAs('black');
    const record = await game.record();
    for (const line of ['[White "Anna"]', '[Event "Evening \\"club\\""]', '[Result "0-1"]'])
      expect(record).toContain(line);
    expect(record).toMatch(/1\. d6 f4 0-1\s*$/);
    expect(game.result?.outcome.verdict).toBe('black_wins');
    await game.load(record);
    expect(game.tags).toContainEqual({ name: 'White', value: 'Anna' });
    await game.endAs('draw');
    expect(await game.record()).toContain('[Result "1/2-1/2"]');
    await game.endAs(null);
    expect(await game.record()).toContain('[Result "*"]');
    game.tag('White', '');
    expect(game.facts.players.white.name).toBe('');
    await undo();
    expect(game.facts.players.white.name).toBe('Anna');
  });
  it('has signs for moves and positions', async () => {
    game.glyph(1); // nothing was played
    await play('d6');
    for (const one of [1, 14, 4]) game.glyph(one);
    expect(await game.record()).toMatch(/1\. d6\?\? \$14 \*\s*$/);
  });
});
