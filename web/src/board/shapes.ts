// Everything that is drawn over the bare board besides the stones: what the last move was, what may be touched, what
// is thought of a position. Data in, SVG paths and texts out; knows places and no rules.
import { size, step, stoneRadius, type Geometry, type Place, type Side } from './geometry';

export interface MoveShape {
  from: string | null; // null: from the hand
  to: string;
  capture: string | null;
}

// How a mark is to be understood, or in which ink somebody drew it.
export type Tone = 'plain' | 'good' | 'bad' | 'green' | 'red' | 'blue' | 'yellow';

export type Shape =
  | ({ kind: 'last'; by: Side | null } & MoveShape) // by: whose stone still stands on the target
  | { kind: 'mill'; points: readonly string[]; lasting: boolean }
  | ({ kind: 'plan'; number: number } & MoveShape) // a move that is only thought of
  | { kind: 'chosen'; point: string; lifted: boolean }
  | { kind: 'target'; point: string }
  | { kind: 'removable'; point: string }
  | { kind: 'threat'; point: string } // the other side is about to close a mill there
  | { kind: 'arrow'; from: string; to: string; tone: Tone }
  | { kind: 'circle'; point: string; tone: Tone }
  | { kind: 'cross'; point: string; tone: Tone }
  | { kind: 'value'; point: string; value: 'win' | 'draw' | 'loss' | 'error' | 'fine'; text: string } // or of the move there
  | { kind: 'heat'; point: string; value: 'win' | 'draw' | 'loss'; amount: number }; // above 0, up to 1

// Something to draw. `style` is a class of BoardView, `below` lies under the stones.
interface Common {
  key: string;
  below: boolean;
  style: string;
  point?: string; // which one it is about
}
export interface PathMark extends Common {
  path: string;
  cased: boolean; // on a line of its own colour, so that it is seen on any board
}
export interface TextMark extends Common, Place {
  text: string;
}
export type Mark = PathMark | TextMark;

const ring = stoneRadius + 5;
const lift = 4; // how far a chosen stone is lifted

const place = ({ x, y }: Place): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;

const disc = ({ x, y }: Place, radius: number): string =>
  `M${place({ x: x - radius, y })}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const crossAt = ({ x, y }: Place, reach: number): string =>
  `M${place({ x: x - reach, y: y - reach })}l${2 * reach} ${2 * reach}m0 ${-2 * reach}l${-2 * reach} ${2 * reach}`;

// The arrow of a move, kept clear of both stones, its line and its head.
export function arrowBetween(a: Place, b: Place): { line: string; head: string } {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const at = (ahead: number, aside: number): string =>
    place({ x: a.x + ux * ahead - uy * aside, y: a.y + uy * ahead + ux * aside });
  const tip = length - stoneRadius - 5;
  return {
    line: `M${at(13, 0)}L${at(tip, 0)}`,
    head: `M${at(tip - 11, 7)}L${at(tip, 0)}L${at(tip - 11, -7)}`,
  };
}

// How high a stone that jumps flies, towards the middle of the board: positive to the left of its way.
function bowOf(a: Place, b: Place): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const inwards = (size / 2 - (a.x + b.x) / 2) * dy - (size / 2 - (a.y + b.y) / 2) * dx;
  return Math.min(0.28 * length, 130) * (inwards > -1 ? 1 : -1);
}

// Where a stone has come along: it widens to where it went, straight or in a bow.
export function trailBetween(a: Place, b: Place, bow: number): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const parts = bow === 0 ? 1 : 18;
  const along = Array.from({ length: parts + 1 }, (_, n) => n / parts);
  const edge = (aside: 1 | -1) =>
    along.map((t) => {
      const high = 4 * t * (1 - t) * bow;
      const wide = aside * stoneRadius * (0.1 + 0.34 * t);
      return place({ x: a.x + dx * t + uy * (high - wide), y: a.y + dy * t - ux * (high - wide) });
    });
  return `M${[...edge(1), ...edge(-1).reverse()].join('L')}z`;
}

// Between the outermost of these points.
function lineThrough(places: readonly Place[]): string {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  return `M${place({ x: Math.min(...xs), y: Math.min(...ys) })}L${place({ x: Math.max(...xs), y: Math.max(...ys) })}`;
}

export function draw(shape: Shape, geometry: Geometry): Mark[] {
  const { spotOf } = geometry;
  // What lies over the stones is cased, where nothing else is said.
  const on =
    (below: boolean) =>
    (key: string, style: string, path: string, cased = !below): PathMark => ({ key, style, path, below, cased });
  const [under, over] = [on(true), on(false)];
  const { kind } = shape;
  switch (kind) {
    case 'last': {
      const { from, to, capture, by } = shape;
      const key = `last ${from}-${to}`;
      const marks: Mark[] = [];
      if (capture) marks.push(under(`${key}x`, 'taken', crossAt(spotOf(capture), 13), true));
      if (from) {
        const bow = geometry.isBeside(from, to) ? 0 : bowOf(spotOf(from), spotOf(to));
        marks.push(
          under(`${key} from`, 'origin', disc(spotOf(from), 11)),
          under(key, 'trail', trailBetween(spotOf(from), spotOf(to), bow)),
        );
      }
      if (by) marks.push(over(`${key} to`, `moved ${by}`, disc(spotOf(to), 6), false));
      return marks;
    }
    case 'mill': {
      const { lasting } = shape;
      const key = `mill ${shape.points.join()}`;
      const spots = shape.points.map(spotOf);
      const line = under(key, lasting ? 'mill lasting' : 'mill', lineThrough(spots), true); // cased by light
      const halo = () => under(`${key} halo`, 'halo', spots.map((spot) => disc(spot, stoneRadius + 13)).join(''));
      return lasting ? [halo(), line] : [line];
    }
    case 'plan': {
      const { from, to, capture, number } = shape;
      const key = `plan ${number}`;
      const target = spotOf(to);
      const marks: Mark[] = [over(`${key} to`, 'planned spot', disc(target, stoneRadius - 9))];
      if (from) {
        const { line, head } = arrowBetween(spotOf(from), target);
        marks.push(over(key, 'planned', line), over(`${key} head`, 'planned solid', head));
      }
      if (capture) {
        const taken = spotOf(capture);
        const slash = `M${place({ x: taken.x - 23, y: taken.y + 23 })}l46 -46`;
        marks.push(over(`${key} x`, 'planned', disc(taken, stoneRadius + 4) + slash));
      }
      marks.push({
        key: `${key} n`,
        below: false,
        style: 'number',
        point: to,
        text: String(number),
        ...placeOf(target),
      });
      return marks;
    }
    case 'chosen': {
      const { x, y } = spotOf(shape.point);
      return [over(`chosen ${shape.point}`, 'chosen', disc({ x, y: shape.lifted ? y - lift : y }, ring))];
    }
    case 'target':
      return [over(`target ${shape.point}`, 'target', disc(spotOf(shape.point), 13))];
    case 'removable':
      return [over(`removable ${shape.point}`, 'removable', disc(spotOf(shape.point), ring))];
    case 'threat':
      return [over(`threat ${shape.point}`, 'threat', disc(spotOf(shape.point), 19))];
    case 'arrow': {
      const { line, head } = arrowBetween(spotOf(shape.from), spotOf(shape.to));
      return [over(`arrow ${shape.from}-${shape.to} ${shape.tone}`, `drawn ${shape.tone}`, line + head)];
    }
    case 'circle':
      return [over(`circle ${shape.point} ${shape.tone}`, `drawn ${shape.tone}`, disc(spotOf(shape.point), ring))];
    case 'cross':
      return [over(`cross ${shape.point}`, `drawn ${shape.tone}`, crossAt(spotOf(shape.point), stoneRadius * 0.6))];
    case 'value': {
      const { point, value, text } = shape;
      const corner = { x: spotOf(point).x + stoneRadius * 0.8, y: spotOf(point).y - stoneRadius * 0.8 };
      return [
        over(`value ${point}`, `badge ${value}`, disc(corner, 19), false),
        { key: `value ${point} text`, below: false, style: `worth ${value}`, point, text, ...placeOf(corner) },
      ];
    }
    case 'heat': {
      // By area, so that twice as much looks like twice as much. A square, which is no stone.
      const side = round(Math.sqrt(shape.amount) * step * 0.74);
      const { x, y } = spotOf(shape.point);
      const square = `M${place({ x: x - side / 2, y: y - side / 2 })}h${side}v${side}h${-side}z`;
      return [under(`heat ${shape.point}`, `heat ${shape.value}`, square, true)];
    }
    default:
      return kind satisfies never;
  }
}

const placeOf = ({ x, y }: Place): Place => ({ x: round(x), y: round(y) });

// Of several shapes, in their order.
export const drawAll = (shapes: readonly Shape[], geometry: Geometry): Mark[] =>
  shapes.flatMap((shape) => draw(shape, geometry));
