import { mosaicPlan, type MosaicTile } from './mosaic-plan.ts';

/** One tile with its place in each number of columns that shows it. */
export interface MosaicCell {
  /** Index of the game; null is the tile that leads to the whole list. */
  index: number | null;
  /** `grid-area` by number of columns. */
  areas: Record<number, string>;
}

function areaOf(tile: MosaicTile): string {
  const [columns, rows] =
    tile.kind === 'all' ? [tile.columnSpan, tile.rowSpan] : tile.isBig ? [2, 2] : [1, 1];
  return `${tile.row} / ${tile.column} / span ${rows} / span ${columns}`;
}

/**
 * The plans of a wall for several numbers of columns as one list of tiles: the style sheet chooses
 * among them by the room there is, so that the wall stands rightly before anything could be
 * measured.
 */
export function mosaicCells(
  gameCount: number,
  columnChoices: readonly number[],
  maxBands: number,
): MosaicCell[] {
  const cells = new Map<number | null, MosaicCell>();
  for (const columns of columnChoices) {
    for (const tile of mosaicPlan(gameCount, columns, maxBands)) {
      const index = tile.kind === 'game' ? tile.index : null;
      const cell = cells.get(index) ?? { index, areas: {} };
      cell.areas[columns] = areaOf(tile);
      cells.set(index, cell);
    }
  }
  const order = (cell: MosaicCell) => cell.index ?? gameCount;
  return [...cells.values()].toSorted((first, second) => order(first) - order(second));
}
