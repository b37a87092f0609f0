import { describe, expect, it } from 'vitest';
import { streamOf } from '../../fairness/index.ts';
import {
  asNumber,
  countsOf,
  fitsShares,
  meanDeviations,
  seededWords,
} from '../../testing/statistics.ts';
import { cascadeRounds } from '../cascade/cascade-rounds.ts';
import { cascade6x5Book } from '../cascade-6x5/cascade-6x5-book.data.ts';
import { cascade6x5Facts } from '../cascade-6x5/cascade-6x5-facts.data.ts';
import { cascade6x5Table } from '../cascade-6x5/cascade-6x5-table.ts';
import { cascade6x5 } from '../cascade-6x5/cascade-6x5.game.ts';
import { holdRounds } from '../hold/hold-rounds.ts';
import { holdAndWinBook } from '../hold-and-win/hold-and-win-book.data.ts';
import { holdAndWinFacts } from '../hold-and-win/hold-and-win-facts.data.ts';
import { holdAndWinTable } from '../hold-and-win/hold-and-win-table.ts';
import { holdAndWin } from '../hold-and-win/hold-and-win.game.ts';
import { readBook } from './book.ts';
import { factsOfBook } from './book-facts.ts';
import { solveWeights } from './solve-weights.ts';

const machines = {
  'cascade-6x5': {
    game: cascade6x5,
    table: cascade6x5Table,
    text: cascade6x5Book,
    facts: cascade6x5Facts,
    play: cascadeRounds(cascade6x5Table),
  },
  'hold-and-win': {
    game: holdAndWin,
    table: holdAndWinTable,
    text: holdAndWinBook,
    facts: holdAndWinFacts,
    play: holdRounds(holdAndWinTable),
  },
};

describe.each(Object.entries(machines))(
  'the book of %s',
  (code, { game, table, text, facts, play }) => {
    const book = readBook(text, code);

    it('comes to the facts that are stored, and its panel to a plain fraction', () => {
      expect(factsOfBook(table, text)).toEqual(facts);
      expect(game.rtp().map(({ rtp }) => `${rtp.numerator}/${rtp.denominator}`)).toEqual([
        '24/25',
        '24/25',
      ]);
    });

    it('pays in every row what the play of its seed pays: one row in 41', () => {
      for (let row = 0; row < book.rows; row += 41)
        expect([row, play(book.streamOf(row), row >= text.plainRows).units]).toEqual([
          row,
          book.unitsOf(row),
        ]);
    });

    it.each([false, true])('is drawn as it is weighed: bought %s', (isBought) => {
      const stream = streamOf(seededWords(`book of ${code} ${isBought}`));
      const rows = Array.from({ length: 200_000 }, () => book.draw(stream, isBought));
      const costUnits = isBought ? table.buyUnits : table.betUnits;
      const pays = rows.map((row) => book.unitsOf(row) / costUnits);
      const rtp = asNumber(game.rtp()[isBought ? 1 : 0]?.rtp ?? { numerator: 0n, denominator: 1n });
      expect(meanDeviations(pays, rtp)).toBeLessThan(2.576);
      const parts = 16;
      const partOf = (row: number): number => Math.floor((row * parts) / book.rows);
      const shares = Array.from({ length: parts }, () => 0);
      for (let row = 0; row < book.rows; row += 1)
        shares[partOf(row)] = (shares[partOf(row)] ?? 0) + book.weightOf(row, isBought);
      const counts = countsOf(rows.map(partOf), parts);
      const drawn = shares.flatMap((share, part) => (share > 0 ? [part] : []));
      expect(
        fitsShares(
          drawn.map((part) => counts[part] ?? 0),
          drawn.map((part) => shares[part] ?? 0),
        ),
      ).toBe(true);
    });

    it('lets the largest win come: it has weight', () => {
      const most = Array.from({ length: book.rows }, (_, row) => row).filter(
        (row) => book.unitsOf(row) === facts.mostUnits,
      );
      expect(most.some((row) => book.weightOf(row, false) > 0)).toBe(true);
      expect(game.maxMultiplierE4).toBe(
        (BigInt(facts.mostUnits) * 10_000n) / BigInt(table.betUnits),
      );
    });
  },
);

describe('the weights of a book', () => {
  it('give each group its share and the mean exactly', () => {
    const rows = [0, 0, 0, 5, 8, 13, 200, 340].map((units) => ({
      units,
      group: units === 0 ? 'none' : units < 100 ? 'win' : 'feature',
    }));
    const shares = { none: 0.7, win: 0.28, feature: 0.02 };
    const weights = solveWeights(rows, { shares, mean: [24n, 3n], total: 2 ** 30 });
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const paid = rows.reduce((sum, { units }, row) => sum + units * (weights[row] ?? 0), 0);
    expect(paid).toBe(total * 8);
    for (const [group, share] of Object.entries(shares)) {
      const weight = weights.filter((_, row) => rows[row]?.group === group);
      expect(weight.reduce((sum, each) => sum + each, 0) / total).toBeCloseTo(share, 6);
    }
  });
});
