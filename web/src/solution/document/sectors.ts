// The sectors as maps and tables show them. Pure.
import { shareOf, total, type Counts, type PlacingSector, type Sector } from './document';

export const metrics = ['won', 'drawn', 'lost', 'win'] as const;
export type Metric = (typeof metrics)[number];

// As a figure with so many decimals; what is neither none nor all is not called so.
function rounded(share: number, decimals: number, language: string): string {
  const unit = 10 ** -decimals;
  const figure = (n: number) =>
    n.toLocaleString(language, {
      minimumFractionDigits: n % 100 === 0 ? 0 : decimals,
      maximumFractionDigits: decimals,
    });
  if (share > 0 && share * 100 < unit / 2) return `<${figure(unit)}`;
  if (share < 1 && share * 100 >= 100 - unit / 2) return `>${figure(100 - unit)}`;
  return figure(share * 100);
}
export const roundedPercent = (share: number): string => rounded(share, 0, 'en');
export const percentOf = (share: number, language: string): string => `${rounded(share, 1, language)}\u00a0%`;

export const amountOf = (sector: Sector, metric: Metric, longest: number): number =>
  metric === 'win' ? (sector.win?.plies ?? 0) / longest : shareOf(sector, metric);
export const labelOf = (sector: Sector, metric: Metric): string =>
  metric === 'win' ? (sector.win ? String(sector.win.plies) : '–') : roundedPercent(shareOf(sector, metric));

export const longestWin = (sectors: readonly Sector[]): number =>
  Math.max(...sectors.map(({ win }) => win?.plies ?? 0));

// A row of the map for each number of own stones.
export function mapOf(sectors: readonly Sector[]): { own: number; sectors: Sector[] }[] {
  const counts = [...new Set(sectors.map(({ own }) => own))].sort((a, b) => a - b);
  return counts.map((own) => ({
    own,
    sectors: sectors.filter((sector) => sector.own === own).sort((a, b) => a.opp - b.opp),
  }));
}

export const columns = ['placed', 'sector', 'total', 'won', 'drawn', 'lost', 'decided', 'win', 'loss'] as const;
export type Column = (typeof columns)[number];
export const columnsOf = {
  moving: columns.filter((column) => column !== 'placed'),
  placing: columns.filter((column) => column !== 'win' && column !== 'loss'),
};
export interface Order {
  by: Column;
  down: boolean; // the largest first
}

export type Row = Counts & { own: number; opp: number; decided: string } & Partial<
    Pick<PlacingSector, 'placed'> & Pick<Sector, 'win' | 'loss'>
  >;
export function valueOf(row: Row, column: Column): number {
  switch (column) {
    case 'placed':
      return row.placed ?? 0;
    case 'sector':
      return 10 * row.own + row.opp;
    case 'total':
      return total(row);
    case 'won':
    case 'drawn':
    case 'lost':
      return row[column];
    case 'decided':
      return parseFloat(row.decided);
    case 'win':
    case 'loss':
      return row[column]?.plies ?? -1; // behind all that have one
  }
}
// Those that are equal stay in the order they have.
export const ordered = <One extends Row>(rows: readonly One[], { by, down }: Order): One[] =>
  rows.toSorted((a, b) => (valueOf(a, by) - valueOf(b, by)) * (down ? -1 : 1));
// A heading that is touched again turns the order round; figures begin with the largest.
export const touched = (order: Order, by: Column): Order => ({
  by,
  down: order.by === by ? !order.down : by !== 'placed' && by !== 'sector',
});
