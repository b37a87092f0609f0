import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mosaicPlan, type MosaicTile } from './mosaic-plan.ts';

const cellsOf = (tile: MosaicTile, columns: number): string[] => {
  const span =
    tile.kind === 'all'
      ? { columns: tile.columnSpan, rows: tile.rowSpan }
      : { columns: tile.isBig ? Math.min(2, columns) : 1, rows: tile.isBig ? 2 : 1 };
  return Array.from({ length: span.columns * span.rows }, (_, cell) => {
    const column = tile.column + (cell % span.columns);
    return `${column}/${tile.row + Math.floor(cell / span.columns)}`;
  });
};

describe('mosaicPlan', () => {
  it('covers whole rows without holes or overlaps, for any number of games', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 80 }),
        fc.constantFrom(2, 3, 4, 6, 8),
        fc.integer({ min: 1, max: 6 }),
        (games, columns, bands) => {
          const cells = mosaicPlan(games, columns, bands).flatMap((tile) => cellsOf(tile, columns));
          expect(new Set(cells).size).toBe(cells.length);
          expect(cells.length % columns).toBe(0);
          for (const cell of cells) expect(Number(cell.split('/')[0])).toBeLessThanOrEqual(columns);
          const rows = Math.max(...cells.map((cell) => Number(cell.split('/')[1])));
          expect(cells.length).toBe(rows * columns);
        },
      ),
    );
  });

  it('shows each game once and in order, and all of them when the bands suffice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(2, 3, 4, 6, 8),
        (games, columns) => {
          const shown = mosaicPlan(games, columns, 40).flatMap((tile) =>
            tile.kind === 'game' ? [tile.index] : [],
          );
          expect(shown).toEqual(Array.from({ length: games }, (_, index) => index));
        },
      ),
    );
  });

  it('gives the way to the rest never more than one row, unless the whole list is shorter than a row', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 80 }),
        fc.constantFrom(2, 3, 4, 6, 8),
        fc.integer({ min: 1, max: 6 }),
        (games, columns, bands) => {
          for (const tile of mosaicPlan(games, columns, bands)) {
            if (tile.kind === 'all') expect(tile.rowSpan).toBe(1);
          }
        },
      ),
    );
  });

  it.each([
    { games: 15, columns: 8, bigs: 5, all: 1 },
    { games: 9, columns: 6, bigs: 1, all: 0 },
    { games: 1, columns: 6, bigs: 1, all: 1 },
    { games: 3, columns: 6, bigs: 3, all: 0 },
    { games: 5, columns: 6, bigs: 1, all: 1 },
    { games: 5, columns: 2, bigs: 1, all: 0 },
    { games: 4, columns: 2, bigs: 1, all: 1 },
    { games: 6, columns: 3, bigs: 2, all: 0 },
    { games: 5, columns: 3, bigs: 1, all: 1 },
  ])('$games games in $columns columns: $bigs big, $all tile for the rest', (row) => {
    const plan = mosaicPlan(row.games, row.columns, 9);
    expect(plan.filter((tile) => tile.kind === 'game' && tile.isBig)).toHaveLength(row.bigs);
    expect(plan.filter((tile) => tile.kind === 'all')).toHaveLength(row.all);
  });
});
