// The shortest way over the board with the arrow keys: each goes to the next point on the row or column.
const points = 'a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1'.split(' ');
const arrows = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;
type Arrow = keyof typeof arrows;

function next(point: string, arrow: Arrow): string | null {
  const [right, up] = arrows[arrow];
  for (let n = 1; n < 7; n++) {
    const name = String.fromCharCode(point.charCodeAt(0) + n * right) + String(Number(point[1]) + n * up);
    if (points.includes(name)) return name;
  }
  return null;
}

export function arrowsBetween(from: string, to: string): Arrow[] {
  const ways = new Map<string, Arrow[]>([[from, []]]);
  for (const [point, way] of ways) {
    if (point === to) return way;
    for (const arrow of Object.keys(arrows) as Arrow[]) {
      const reached = next(point, arrow);
      if (reached && !ways.has(reached)) ways.set(reached, [...way, arrow]);
    }
  }
  throw new Error(`no arrow keys lead from ${from} to ${to}`);
}
