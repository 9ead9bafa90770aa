import { describe, expect, it } from 'vitest';
import { geometries, size, step, stoneRadius } from './geometry';
import { arrowBetween, draw, drawAll, type Mark, type PathMark, type Shape } from './shapes';

const { white, black } = geometries;
const paths = (marks: readonly Mark[]): PathMark[] => marks.filter((mark): mark is PathMark => 'path' in mark);
const styles = (shape: Shape): string[] => draw(shape, white).map(({ style }) => style);

// One of every kind; a new kind does not compile without one here.
const samples: Record<Shape['kind'], Shape> = {
  last: { kind: 'last', from: 'a1', to: 'a4', capture: 'g7', by: 'white' },
  mill: { kind: 'mill', points: ['a1', 'a4', 'a7'], lasting: false },
  plan: { kind: 'plan', from: 'a1', to: 'a4', capture: 'g7', number: 2 },
  chosen: { kind: 'chosen', point: 'a1', lifted: true },
  target: { kind: 'target', point: 'd2' },
  removable: { kind: 'removable', point: 'g7' },
  threat: { kind: 'threat', point: 'd5' },
  arrow: { kind: 'arrow', from: 'b6', to: 'f2', tone: 'bad' },
  circle: { kind: 'circle', point: 'b6', tone: 'plain' },
  cross: { kind: 'cross', point: 'b6', tone: 'good' },
  value: { kind: 'value', point: 'c3', value: 'loss', text: '−7' },
  heat: { kind: 'heat', point: 'e5', value: 'draw', amount: 0.5 },
};

describe('shapes', () => {
  it('are all drawn, each with a key of its own', () => {
    const marks = drawAll(Object.values(samples), white);
    for (const kind of Object.keys(samples))
      expect(
        marks.some(({ key }) => key.startsWith(kind)),
        kind,
      ).toBe(true);
    expect(new Set(marks.map(({ key }) => key)).size).toBe(marks.length);
    for (const { path } of paths(marks)) expect(path).toMatch(/^M[-\d. ]+[aAlLzZmMhv]/);
  });

  it('name no number that is not one', () => {
    expect(JSON.stringify(drawAll(Object.values(samples), black))).not.toMatch(/NaN|null|Infinity/);
  });

  it('stand where the point is seen', () => {
    const circle = samples.circle;
    expect(paths(draw(circle, white))[0]?.path).not.toBe(paths(draw(circle, black))[0]?.path);
    // b6 with Black below is where f2 is with White below.
    expect(paths(draw(circle, black))[0]?.path).toBe(
      paths(draw({ kind: 'circle', point: 'f2', tone: 'plain' }, white))[0]?.path,
    );
  });

  it('keep an arrow clear of both stones', () => {
    const [a, b] = [white.spotOf('a1'), white.spotOf('d1')];
    const [from, to] = arrowBetween(a, b)
      .line.slice(1)
      .split('L')
      .map((place) => Number(place.split(' ')[0]));
    expect(from).toBeGreaterThan(a.x);
    expect(to).toBeLessThan(b.x - stoneRadius);
  });

  it('show a slide straight and a jump in a bow towards the middle', () => {
    const trail = (from: string, to: string): number[][] => {
      const move: Shape = { kind: 'last', from, to, capture: null, by: null };
      const mark = paths(draw(move, white)).find(({ style }) => style === 'trail');
      return (mark?.path.slice(1, -1).split('L') ?? []).map((place) => place.split(' ').map(Number));
    };
    expect(trail('a1', 'd1')).toHaveLength(4);
    const bow = trail('a1', 'g1');
    expect(bow).toHaveLength(2 * 19);
    const highest = Math.min(...bow.map(([, y = 0]) => y));
    expect(highest).toBeGreaterThan(size / 2);
    expect(highest).toBeLessThan(white.spotOf('a1').y - 100);
  });

  it('lie over one another, in whatever ink', () => {
    const arrow = (tone: 'green' | 'good'): Shape => ({ kind: 'arrow', from: 'a1', to: 'a4', tone });
    expect(new Set(drawAll([arrow('green'), arrow('good')], white).map(({ key }) => key)).size).toBe(2);
  });

  it('say less where there is less to say', () => {
    expect(styles(samples.last)).toEqual(['taken', 'origin', 'trail', 'moved white']);
    expect(styles({ kind: 'last', from: null, to: 'a4', capture: null, by: 'black' })).toEqual(['moved black']);
    expect(styles({ kind: 'last', from: null, to: 'a4', capture: null, by: null })).toEqual([]);
    expect(styles({ kind: 'plan', from: null, to: 'a4', capture: null, number: 1 })).toEqual([
      'planned spot',
      'number',
    ]);
  });

  it('span the whole mill', () => {
    const [halo, mill] = paths(draw({ kind: 'mill', points: ['d5', 'd7', 'd6'], lasting: true }, white));
    expect(halo).toMatchObject({ style: 'halo', below: true });
    expect(mill).toMatchObject({ style: 'mill lasting', below: true });
    expect(mill?.path).toBe(`M350 35L350 ${35 + 2 * step}`);
  });

  it('have marks that may be touched cased, as they lie on wood and on stones', () => {
    for (const kind of ['chosen', 'target', 'removable', 'arrow', 'circle', 'cross'] as const)
      expect(
        paths(draw(samples[kind], white)).every(({ cased }) => cased),
        kind,
      ).toBe(true);
  });

  it('show heat by area, and by shape what it is', () => {
    const reach = (amount: number): number => {
      const [mark] = paths(draw({ kind: 'heat', point: 'a7', value: 'win', amount }, white));
      return Number(/h([\d.]+)v/.exec(mark?.path ?? '')?.[1]);
    };
    expect(reach(1) ** 2 / reach(0.25) ** 2).toBeCloseTo(4, 1);
    expect(reach(1)).toBeLessThan(step);
    expect(styles(samples.heat)).toEqual(['heat draw']);
  });

  it('keep every value on the board', () => {
    for (const point of ['a7', 'g7', 'a1', 'g1']) {
      const marks = draw({ kind: 'value', point, value: 'win', text: '+123' }, white);
      const text = marks.find((mark) => 'text' in mark);
      expect(text).toMatchObject({ text: '+123', style: 'worth win', point });
      if (text && 'text' in text) expect(Math.max(text.x, text.y)).toBeLessThan(size);
    }
  });
});
