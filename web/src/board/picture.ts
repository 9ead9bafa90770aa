// A position as a picture by itself, for other places than this page: SVG text with its own colours. A strip below the
// board has what decides as much as the stones on it: the stones in hand, White's on the left, and a triangle beside who
// is to move.
import { boardLines, geometries, layoutOf, size, stoneRadius, type Place, type Side } from './geometry';
import { arrowBetween, type MoveShape } from './shapes';
import { stonesIn } from './stones';

export interface Pictured {
  position: string;
  last?: MoveShape | null;
  drawn?: readonly Drawn[];
  below?: Side;
}

// By hand: an arrow, or around one point a circle.
interface Drawn {
  from: string | null;
  to: string;
  ink: 'green' | 'red' | 'blue' | 'yellow';
}
const inks: Record<Drawn['ink'], string> = {
  green: 'stroke="#2f5d1f"',
  red: 'stroke="#a8201a"',
  blue: 'stroke="#1d4f91" stroke-dasharray="16 9"',
  yellow: 'stroke="#7d5a00" stroke-dasharray="1 10"',
};

const pixels = 800; // wide
const strip = 84; // units high
const sides = ['white', 'black'] as const;
const ink = '#3a2c1d';
const plate = '#ecd9b4';
const faces: Record<Side, string> = { white: '#fbf7ee', black: '#2c2722' };
const rims: Record<Side, string> = { white: '#8a7a62', black: '#0f0d0b' };

const { rim } = layoutOf(pixels, true);
const whole = size + 2 * rim;
// Of a picture that is so wide.
export const heightOf = (width: number): number => Math.round((width * (whole + strip)) / whole);

function man({ x, y }: Place, colour: Side, radius: number): string {
  const at = `cx="${x}" cy="${y}" fill="none" stroke="${rims[colour]}"`;
  return (
    `<circle cx="${x}" cy="${y}" r="${radius - 1}" fill="${faces[colour]}" stroke="${rims[colour]}" stroke-width="2"/>` +
    `<circle ${at} r="${radius * 0.66}" stroke-width="${colour === 'white' ? 2 : 0}"/>`
  );
}

function handsOf(position: string): string {
  const [, toMove, white, black] = position.split(' ');
  const hands = { white: Number(white), black: Number(black) };
  const y = size + rim + strip / 2 - 8;
  return sides
    .map((colour) => {
      const left = colour === 'white';
      const x = (distance: number) => (left ? distance : size - distance);
      const turn = `<path d="M${x(20)} ${y}l${left ? -18 : 18} -11v22z" fill="${ink}" data-turn="${colour}"/>`;
      const hand = Array.from({ length: hands[colour] }, (_, n) => man({ x: x(100 + 27 * n), y }, colour, 12));
      const own = `<g data-hand="${colour}">${hand.join('')}</g>`;
      return man({ x: x(50), y }, colour, 22) + own + (toMove === colour.charAt(0) ? turn : '');
    })
    .join('');
}

export function pictureOf({ position, last = null, drawn = [], below = 'white' }: Pictured): string {
  const geometry = geometries[below];
  const letters = [
    ...geometry.files.map((file, n) => ({ text: file, x: geometry.at(n), y: size + rim / 2 })),
    ...geometry.ranks.map((rank, n) => ({ text: rank, x: -rim / 2, y: geometry.at(n) })),
  ].map(({ text, x, y }) => `<text x="${x}" y="${y}">${text}</text>`);
  const dots = geometry.spots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="6.5"/>`);
  const men = stonesIn(position).map(({ point, colour }) => man(geometry.spotOf(point), colour, stoneRadius));
  const drawings = drawn.map(({ from, to, ink }) => {
    const place = geometry.spotOf(to);
    const arrow = from ? arrowBetween(geometry.spotOf(from), place) : null;
    const what = arrow
      ? `path d="${arrow.line}${arrow.head}"`
      : `circle cx="${place.x}" cy="${place.y}" r="${stoneRadius + 5}"`;
    const line = `<${what} fill="none" stroke-linecap="round"`;
    return `${line} stroke="#fbf7ee" stroke-width="10"/>${line} ${inks[ink]} stroke-width="6"/>`;
  });
  const arrow = last?.from ? arrowBetween(geometry.spotOf(last.from), geometry.spotOf(last.to)) : null;
  const taken = last?.capture ? geometry.spotOf(last.capture) : null;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-rim} ${-rim} ${whole} ${whole + strip}" width="${pixels}" height="${heightOf(pixels)}">`,
    `<rect x="${-rim}" y="${-rim}" width="${whole}" height="${whole + strip}" fill="${plate}"/>`,
    `<g font-family="sans-serif" font-size="20" text-anchor="middle" dominant-baseline="central" fill="${ink}">${letters.join('')}</g>`,
    `<path d="${boardLines}" fill="none" stroke="${ink}" stroke-width="3"/><g fill="${ink}">${dots.join('')}</g>`,
    ...men,
    handsOf(position),
    arrow &&
      `<path d="${arrow.line}${arrow.head}" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`,
    taken &&
      `<path d="M${taken.x - 13} ${taken.y - 13}l26 26m0 -26l-26 26" stroke="#b3261e" stroke-width="5" stroke-linecap="round"/>`,
    ...drawings,
    '</svg>',
  ]
    .filter(Boolean)
    .join('');
}

// On a canvas so many pixels wide. Rejected where the browser cannot draw it.
export async function paint(svg: string, width: number): Promise<CanvasRenderingContext2D> {
  const height = heightOf(width);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0, width, height);
  return context;
}
// The same in pixels.
export async function pixelsOf(svg: string): Promise<Blob> {
  const { canvas } = await paint(svg, pixels);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
