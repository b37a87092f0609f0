import { describe, expect, it } from 'vitest';
import { rtpRow, fraction } from '../../engine/index.ts';
import { drawing } from '../../testing/streams.ts';
import { histogramRows, type PayHistogram } from '../pay-histogram.ts';
import { symbolsFrom } from '../symbols-from.ts';
import { enumerateLines } from './enumerate-lines.ts';
import { createLinesMachine } from './lines-machine.ts';
import { readLines, type LinesTable } from './lines-table.ts';
import { linesReturns } from './lines-returns.ts';

/** The reference slot of the domain rules, 4.3. */
const reference: LinesTable = {
  code: 'reference',
  name: 'Reference',
  version: 1,
  volatility: 'medium',
  betUnits: 1,
  rows: 3,
  symbols: symbolsFrom('W w wild, A a, B b, C c, S s scatter'),
  strips: ['WABCCSBCAC', 'WBACCBSCABC', 'WCABCCSBACCB'],
  pays: { W: { 3: 40 }, A: { 2: 1, 3: 15 }, B: { 3: 5 }, C: { 3: 3 }, S: { 3: 3 } },
  lines: [[1, 1, 1]],
};

const sumOf = (
  histogram: PayHistogram,
  value: (row: ReturnType<typeof histogramRows>[number]) => number,
): number => histogramRows(histogram).reduce((sum, row) => sum + value(row) * row.stops, 0);

describe('the reference slot', () => {
  const machine = readLines(reference);
  const histogram = enumerateLines(machine, machine.base);

  it('returns 211 of 220: the line 79 of 88, the scatter 27 of 440', () => {
    expect(linesReturns(machine)).toMatchObject({
      lines: fraction(79n, 88n),
      scatters: fraction(27n, 440n),
      rows: [rtpRow('base', {}, fraction(211n, 220n))],
    });
  });

  it('pays 1266 over 1320 stops, hits 107 of 440, varies by 1002737 of 145200 and reaches 40', () => {
    expect(sumOf(histogram, () => 1)).toBe(1_320);
    expect(sumOf(histogram, ({ units }) => units)).toBe(1_266);
    expect(sumOf(histogram, ({ units }) => Number(units > 0)) * 440).toBe(107 * 1_320);
    const squares = sumOf(histogram, ({ units }) => units ** 2);
    const variance = fraction(BigInt(squares) * 1_320n - 1_266n ** 2n, 1_320n ** 2n);
    expect(variance).toEqual(fraction(1_002_737n, 145_200n));
    expect(Math.max(...histogramRows(histogram).map(({ units }) => units))).toBe(40);
  });

  it('counts A2 73, A3 26, B3 47, C3 149 and W3 1 on its line', () => {
    const line = readLines({ ...reference, pays: { ...reference.pays, S: {} } });
    const byUnits = enumerateLines(line, line.base).plain;
    expect([1, 15, 5, 3, 40].map((units) => byUnits.get(units))).toEqual([73, 26, 47, 149, 1]);
  });

  it('tells its spin, its wins and the end', () => {
    const round = createLinesMachine(reference).play(
      { buy: false },
      drawing([10, 9], [11, 10], [12, 11]),
    );
    expect(round.multiplierE4).toBe(400_000n);
    expect(round.outcome).toEqual({ stops: [[9, 10, 11]] });
    expect(round.events).toEqual([
      {
        type: 'spun',
        spin: 0,
        left: 0,
        reels: 'base',
        stops: [9, 10, 11],
        grid: [
          ['c', 'w', 'a'],
          ['c', 'w', 'b'],
          ['b', 'w', 'c'],
        ],
      },
      {
        type: 'won',
        wins: [
          {
            kind: 'line',
            symbol: 'w',
            count: 3,
            line: 1,
            ways: 1,
            cells: [
              [0, 1],
              [1, 1],
              [2, 1],
            ],
            multiplier: '40.00',
          },
        ],
        factor: 1,
        multiplier: '40.00',
        total: '40.00',
      },
      { type: 'settled', multiplier: '40.00' },
    ]);
  });
});

describe('a table of a lines machine', () => {
  it.each([
    ['a strip with a letter of no symbol', { strips: ['WX', 'W', 'W'] }],
    ['a pay of no symbol', { pays: { Z: { 3: 1 } } }],
    ['a line that leaves the window', { lines: [[0, 3, 0]] }],
    ['a line that is too short', { lines: [[0, 1]] }],
    ['units that do not divide 10 000', { betUnits: 7 }],
  ])('is refused: %s', (_, change) => {
    expect(() => createLinesMachine({ ...reference, ...change })).toThrow(RangeError);
  });
});
