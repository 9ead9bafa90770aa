// Games at desks in a worker, with the rules as the browser gets them.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubRules } from '../../tests/rules';
import type { Core } from './core';

// In which request the module fails: it stops where it stands, and can do nothing any more.
let fatal = '';
vi.mock('./wasm', async (original) => {
  const wasm = await original<typeof import('./wasm')>();
  return {
    ...wasm,
    openDesk: async (module: WebAssembly.Module) => {
      const desk = await wasm.openDesk(module);
      let dead = false;
      return (text: string) => {
        if (fatal !== '' && text.startsWith(fatal)) {
          fatal = '';
          dead = true;
        }
        if (dead) throw new WebAssembly.RuntimeError('unreachable');
        return desk(text);
      };
    },
  };
});

let makeCore: () => Core;

beforeEach(async () => {
  fatal = '';
  vi.resetModules();
  await stubRules();
  const { Core } = await import('./core');
  makeCore = () => Core.forRules();
});
afterEach(() => vi.unstubAllGlobals());

const movesOf = ({ game }: Awaited<ReturnType<Core['view']>>) => game.plies.map(({ move }) => move);

describe('a game at a desk', () => {
  it('is told in parts and known as a whole', async () => {
    const core = makeCore();
    const opened = await core.open('standard', '', ['move d6', 'move f4']);
    expect(opened.ok && movesOf(opened.value)).toEqual(['d6', 'f4']);
    await core.apply('move d2');
    expect(movesOf(await core.view())).toEqual(['d6', 'f4', 'd2']);
    await core.apply('takeback 2');
    await core.apply('move b4');
    await core.apply('offer white "?"');
    const view = await core.view();
    expect(movesOf(view)).toEqual(['d6', 'b4']);
    expect(view.game.log.map(({ line }) => line)).toEqual(['move d6', 'move b4', 'offer white "?"']);
    expect((await core.board(1)).position).toBe('....W................... b 8 9');
  });

  it('is another one after another was opened', async () => {
    const core = makeCore();
    await core.open('standard', '', ['move d6', 'move f4']);
    const refused = await core.open('standard', '', ['move d6', 'move d6']);
    expect(refused.ok).toBe(false);
    expect(movesOf(await core.view())).toEqual(['d6', 'f4']);
    const opened = await core.open('standard', '', ['move a1']);
    expect(opened.ok && movesOf(opened.value)).toEqual(['a1']);
    expect(movesOf(await core.view())).toEqual(['a1']);
  });
});

describe('a module that fails', () => {
  it.each(['apply', 'view', 'explain'])('in `%s` costs nobody a game', async (verb) => {
    const [core, neighbour] = [makeCore(), makeCore()];
    await neighbour.open('standard', '', ['move a1']);
    await core.open('standard', '', ['move d6']);
    await core.apply('move f4');
    fatal = verb;
    expect(await core.explain('d6')).toMatchObject({ ok: true, value: { reason: { code: 'target_occupied' } } });
    expect(await core.apply('move d2')).toMatchObject({ ok: true, value: { event: 'move d2' } });
    expect(movesOf(await core.view())).toEqual(['d6', 'f4', 'd2']);
    expect(movesOf(await neighbour.view())).toEqual(['a1']);
    expect(fatal, 'it did fail').toBe('');
  });

  it('again at the same request is an error, and the next request is answered', async () => {
    const core = makeCore();
    await core.open('standard', '', ['move d6']);
    fatal = 'view';
    const failing = vi.spyOn(WebAssembly, 'instantiate').mockRejectedValueOnce(new Error('no memory'));
    await expect(core.view()).rejects.toThrow('no memory');
    failing.mockRestore();
    expect(movesOf(await core.view())).toEqual(['d6']);
  });
});
