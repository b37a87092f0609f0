import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mosaicCells } from './mosaic-cells.ts';
import { mosaicPlan } from './mosaic-plan.ts';

const choices = [2, 3, 4, 6, 8];

describe('mosaicCells', () => {
  it('holds exactly the tiles of each plan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 6 }),
        (games, bands) => {
          const cells = mosaicCells(games, choices, bands);
          for (const columns of choices) {
            const shown = cells.filter((cell) => cell.areas[columns]);
            expect(shown).toHaveLength(mosaicPlan(games, columns, bands).length);
          }
        },
      ),
    );
  });

  it('places a tile by row, column and spans', () => {
    const [big, small] = mosaicCells(5, [2, 6], 1);
    expect(big).toEqual({
      index: 0,
      areas: { 2: '1 / 1 / span 2 / span 2', 6: '1 / 1 / span 2 / span 2' },
    });
    expect(small?.areas).toEqual({ 2: '3 / 1 / span 1 / span 1', 6: '1 / 3 / span 1 / span 1' });
  });

  it('puts the way to the whole list last', () => {
    expect(mosaicCells(4, choices, 1).map(({ index }) => index)).toEqual([0, 1, 2, 3, null]);
  });
});
