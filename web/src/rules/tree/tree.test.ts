import { describe, expect, it } from 'vitest';
import {
  add,
  childOf,
  depthOf,
  endOf,
  follow,
  has,
  isMain,
  mainLine,
  nodeAt,
  nodesTo,
  parentOf,
  pathsOf,
  promote,
  remark,
  remove,
  start,
  treeAt,
  type Path,
  type Tree,
} from './tree';

const after = (path: Path) => `after ${path}`;
const step = (path: Path) => ({ move: path.split(' ').at(-1) ?? '', position: after(path) });
const grown = (...paths: Path[]): Tree =>
  paths.reduce((tree, path) => add(tree, parentOf(path), step(path)), treeAt(after('')));
const game = (...moves: string[]) => moves.map((_, n) => step(moves.slice(0, n + 1).join(' ')));

describe('a tree', () => {
  const tree = grown('a', 'a b', 'a b c', 'a x', 'a x y', 'z');

  it('is walked by paths', () => {
    expect(endOf(tree)).toBe('a b c');
    expect(pathsOf(tree)).toEqual(['', 'a', 'a b', 'a b c', 'a x', 'a x y', 'z']);
    expect(nodesTo(tree, 'a x')?.map(({ position }) => position)).toEqual(['after ', 'after a', 'after a x']);
    expect(nodeAt(tree, 'a q')).toBeNull();
    expect(['', 'a b', 'a x', 'b'].map((path) => isMain(tree, path))).toEqual([true, true, false, false]);
  });

  it('holds a move once', () => {
    expect(add(tree, 'a', step('a x'))).toBe(tree);
    expect(add(tree, 'nowhere', step('nowhere x'))).toBe(tree);
  });

  it('has variations that can come first, one place at a time', () => {
    expect(endOf(promote(tree, 'a x'))).toBe('a x y');
    expect(endOf(promote(tree, 'z'))).toBe('z');
    expect(promote(tree, 'a b')).toBe(tree);
    expect(promote(tree, 'q')).toBe(tree);
    expect(promote(tree, start)).toBe(tree);
  });

  it('keeps what was played', () => {
    const played = { ...tree, played: 2 };
    expect(remove(played, 'a b')).toBe(played);
    expect(promote(played, 'a x')).toBe(played);
    expect(pathsOf(remove(played, 'a b c'))).not.toContain('a b c');
    expect(pathsOf(remove(played, 'a x'))).toEqual(['', 'a', 'a b', 'a b c', 'z']);
    expect(remove(played, start)).toBe(played);
  });

  it('says something about its nodes', () => {
    const said = remark(tree, 'a x', { comments: ['better'], glyphs: [1] });
    expect(nodeAt(said, 'a x')).toMatchObject({ comments: ['better'], glyphs: [1], position: 'after a x' });
    expect(nodeAt(said, 'a x y')).toBe(nodeAt(tree, 'a x y'));
    expect(nodeAt(tree, 'a x')).toMatchObject({ comments: [] });
  });

  it('follows a game that goes on, back and another way', () => {
    let played = follow(treeAt(after('')), game('a', 'b', 'c'));
    expect([endOf(played), played.played]).toEqual(['a b c', 3]);
    played = follow(played, game('a', 'b'));
    expect(pathsOf(played)).toEqual(['', 'a', 'a b']);
    played = remark(played, 'a b', { comments: ['hm'] });
    played = follow(played, game('a', 'd'));
    expect(pathsOf(played)).toEqual(['', 'a', 'a d', 'a b']);
    played = follow(played, game('a', 'b', 'e'));
    expect(endOf(played)).toBe('a b e');
    expect(nodeAt(played, 'a b')).toMatchObject({ comments: ['hm'] });
    expect(has(played, 'a d')).toBe(false);
  });
});

// A small generator, so that every run does the same.
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('whatever is done to a tree', () => {
  const seeds = Array.from({ length: 40 }, (_, n) => n + 1);

  it.each(seeds)('its played line stays and its paths hold (%i)', (seed) => {
    const pick = random(seed);
    const moves = Array.from({ length: 1 + pick(6) }, (_, n) => `m${n}`);
    let tree = follow(treeAt(after('')), game(...moves));
    const line = moves.join(' ');
    for (let n = 0; n < 60; n++) {
      const paths = pathsOf(tree);
      const path = paths[pick(paths.length)] ?? start;
      const before = JSON.stringify(tree);
      const next = [
        () => add(tree, path, step(childOf(path, `v${pick(4)}`))),
        () => remove(tree, path),
        () => promote(tree, path),
        () => remark(tree, path, { comments: [`c${n}`] }),
      ][pick(4)];
      const result = next?.() ?? tree;
      expect(JSON.stringify(tree), 'the old tree is as it was').toBe(before);
      tree = result;

      expect(endOf(tree) === line || endOf(tree).startsWith(`${line} `)).toBe(true);
      const all = pathsOf(tree);
      expect(new Set(all).size).toBe(all.length);
      for (const one of all) {
        expect(nodeAt(tree, one)?.position).toBe(after(one));
        expect(has(tree, parentOf(one))).toBe(true);
        expect(nodesTo(tree, one)).toHaveLength(depthOf(one) + 1);
      }
      expect(
        mainLine(tree).every((_, k) =>
          isMain(
            tree,
            mainLine(tree)
              .slice(0, k + 1)
              .map(({ move }) => move)
              .join(' '),
          ),
        ),
      ).toBe(true);
    }
    const again = follow(tree, game(...moves));
    expect(again.played).toBe(moves.length);
    expect(
      mainLine(again)
        .slice(0, moves.length)
        .map(({ move }) => move),
    ).toEqual(moves);
  });

  it.each(seeds)('adding, promoting and removing only touch what they are about (%i)', (seed) => {
    const pick = random(seed);
    let tree = treeAt(after(''));
    for (let n = 0; n < 40; n++) {
      const paths = pathsOf(tree);
      const path = paths[pick(paths.length)] ?? start;
      const added = add(tree, path, step(childOf(path, `v${pick(5)}`)));
      expect(pathsOf(added).filter((one) => !paths.includes(one)).length).toBeLessThanOrEqual(1);
      expect([...pathsOf(promote(added, path))].sort()).toEqual([...pathsOf(added)].sort());
      const removed = pathsOf(remove(added, path));
      expect(removed).toEqual(
        path === start ? pathsOf(added) : pathsOf(added).filter((one) => one !== path && !one.startsWith(`${path} `)),
      );
      tree = added;
    }
  });
});
