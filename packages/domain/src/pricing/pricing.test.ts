import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketOutcomes, parseLine, type MarketSelection } from '../markets/index.ts';
import { isBelowFair, overround, roundDownToPriceStep } from '../odds/index.ts';
import {
  balancedLine,
  fairPrice,
  fairProbability,
  inPlayMatrix,
  mainLines,
  priceMarket,
  priceMatch,
  remainingShare,
  resultProbabilities,
  scoreMatrix,
} from './index.ts';

const evenMargin = { overround: 1, method: 'power' } as const;
const lambda = fc.double({ min: 0.2, max: 4, noNaN: true });
const handicap = (line: string, outcome: 'home' | 'away' = 'home'): MarketSelection => ({
  kind: 'asian-handicap',
  outcome,
  lineQuarters: parseLine(line),
});
const over = (line: string): MarketSelection => ({
  kind: 'total',
  outcome: 'over',
  lineQuarters: parseLine(line),
});
const matchResult = (outcome: 'home' | 'draw' | 'away'): MarketSelection => ({
  kind: '1x2',
  outcome,
  lineQuarters: null,
});

describe('the vector of domain rules 2.12, expected goals 1.6 and 1.1', () => {
  const matrix = scoreMatrix(1.6, 1.1);

  it.each([
    ['home', 0.489574, 2.0426],
    ['draw', 0.248911, 4.0175],
    ['away', 0.261515, 3.8239],
  ] as const)('1X2 %s: %d, %d', (outcome, probability, price) => {
    expect(fairProbability(matrix, matchResult(outcome))).toBeCloseTo(probability, 6);
    expect(fairPrice(matrix, matchResult(outcome))).toBeCloseTo(price, 4);
  });

  it.each([
    ['-1.25', 3.4592],
    ['-1', 3.0],
    ['-0.75', 2.3707],
    ['-0.5', 2.0426],
    ['-0.25', 1.7884],
    ['0', 1.5342],
    ['+0.25', 1.4259],
  ])('handicap home %s: %d', (line, price) => {
    expect(fairPrice(matrix, handicap(line))).toBeCloseTo(price, 4);
  });

  it.each([
    ['2', 1.4911],
    ['2.25', 1.7329],
    ['2.5', 1.9748],
    ['2.75', 2.2461],
    ['3', 2.7265],
  ])('over %s: %d', (line, price) => {
    expect(fairPrice(matrix, over(line))).toBeCloseTo(price, 4);
  });

  it('correct scores', () => {
    expect(1 / (matrix.probability[1]?.[1] ?? 0)).toBeCloseTo(8.454, 3);
    expect(1 / (matrix.probability[2]?.[1] ?? 0)).toBeCloseTo(10.568, 3);
  });
});

describe('one matrix, no contradictions', () => {
  it('adds up to 1, as do the results of every selection', () => {
    fc.assert(
      fc.property(lambda, lambda, fc.integer({ min: -20, max: 20 }), (home, away, lineQuarters) => {
        const matrix = scoreMatrix(home, away);
        const total = matrix.probability.flat().reduce((sum, value) => sum + value, 0);
        expect(total).toBeCloseTo(1, 9);
        const results = resultProbabilities(matrix, {
          kind: 'asian-handicap',
          outcome: 'away',
          lineQuarters,
        });
        expect(Object.values(results).reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('a fair bet gains and loses nothing in the long run', () => {
    fc.assert(
      fc.property(lambda, lambda, fc.integer({ min: -8, max: 8 }), (home, away, lineQuarters) => {
        const matrix = scoreMatrix(home, away);
        const selection: MarketSelection = {
          kind: 'asian-handicap',
          outcome: 'home',
          lineQuarters,
        };
        const price = fairPrice(matrix, selection);
        const chance = resultProbabilities(matrix, selection);
        const back =
          chance.won * price +
          chance['half-won'] * ((1 + price) / 2) +
          chance.void +
          chance['half-lost'] / 2;
        expect(back).toBeCloseTo(1, 9);
      }),
    );
  });

  it('handicap −0.5 is the home win, and the draw no bet is handicap 0', () => {
    fc.assert(
      fc.property(lambda, lambda, (home, away) => {
        const matrix = scoreMatrix(home, away);
        const win = fairProbability(matrix, matchResult('home'));
        const lose = fairProbability(matrix, matchResult('away'));
        expect(fairProbability(matrix, handicap('-0.5'))).toBeCloseTo(win, 9);
        expect(fairProbability(matrix, handicap('0'))).toBeCloseTo(win / (win + lose), 9);
      }),
    );
  });

  it('refuses expected goals that are none', () => {
    expect(() => scoreMatrix(-1, 1)).toThrow(RangeError);
    expect(() => scoreMatrix(1, Number.NaN)).toThrow(RangeError);
  });
});

describe('offered prices', () => {
  it('keep the margin, lie on the ladder and never pass the fair price', () => {
    fc.assert(
      fc.property(lambda, lambda, (home, away) => {
        const matrix = scoreMatrix(home, away);
        for (const market of priceMatch(matrix)) {
          for (const { outcome, oddsMilli } of market.selections) {
            expect(roundDownToPriceStep(oddsMilli)).toBe(oddsMilli);
            expect(oddsMilli).toBeLessThan(1000 * fairPrice(matrix, { ...market, outcome }));
          }
          const isWhole = market.selections.length === (market.kind === '1x2' ? 3 : 2);
          if (isWhole) {
            expect(
              overround(market.selections.map(({ oddsMilli }) => oddsMilli)),
            ).toBeGreaterThanOrEqual(1.0499);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are never below fair, whatever the margin set, before a match and in it', () => {
    // What the sportsbook's settings allow: no margin at all up to 30 %, in millionths.
    const margin = fc.record({
      overround: fc.nat({ max: 300_000 }).map((marginPpm) => 1 + marginPpm / 1_000_000),
      method: fc.constantFrom('power' as const, 'proportional' as const),
    });
    const state = fc.record({
      lambdaHome: lambda,
      lambdaAway: lambda,
      homeScore: fc.nat({ max: 4 }),
      awayScore: fc.nat({ max: 4 }),
      playedMinutes: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 89 })),
    });
    let wholeCount = 0;
    fc.assert(
      fc.property(state, fc.oneof(margin, fc.constant({ ...evenMargin })), (given, wanted) => {
        for (const market of priceMatch(inPlayMatrix(given), { margin: wanted })) {
          // Without one of its outcomes a market is no sure win: that one still happens.
          if (market.selections.length < marketOutcomes[market.kind].length) continue;
          wholeCount += 1;
          expect(isBelowFair(market.selections.map(({ oddsMilli }) => oddsMilli))).toBe(false);
        }
      }),
    );
    expect(wholeCount).toBeGreaterThan(500);
  });

  it('there are none where the margin asked for would give a sure win away', () => {
    const market = { kind: '1x2', lineQuarters: null } as const;
    const price = (wanted: number) =>
      priceMarket(scoreMatrix(1.6, 1.1), market, { ...evenMargin, overround: wanted });
    expect(price(0.9)).toBeNull();
    expect(price(1)?.selections).toHaveLength(3);
  });

  it('the example match', () => {
    const shown = priceMatch(scoreMatrix(1.6, 1.1), {
      totalLineCount: 3,
      handicapLineCount: 3,
    }).map(({ kind, lineQuarters, selections }) => [
      kind,
      lineQuarters,
      ...selections.map(({ oddsMilli }) => oddsMilli),
    ]);
    expect(shown).toMatchInlineSnapshot(`
      [
        [
          "1x2",
          null,
          1970,
          3750,
          3550,
        ],
        [
          "asian-handicap",
          -3,
          2220,
          1660,
        ],
        [
          "asian-handicap",
          -2,
          1940,
          1860,
        ],
        [
          "asian-handicap",
          -1,
          1710,
          2140,
        ],
        [
          "total",
          9,
          1660,
          2220,
        ],
        [
          "total",
          10,
          1880,
          1920,
        ],
        [
          "total",
          11,
          2120,
          1720,
        ],
      ]
    `);
  });

  it('proportional margin is another choice', () => {
    const matrix = scoreMatrix(1.6, 1.1);
    const market = { kind: '1x2', lineQuarters: null } as const;
    const proportional = priceMarket(matrix, market, { overround: 1.08, method: 'proportional' });
    const prices = proportional?.selections.map(({ oddsMilli }) => oddsMilli) ?? [];
    expect(prices).toEqual([1890, 3700, 3500]);
    expect(overround(prices)).toBeGreaterThan(1.08);
  });
});

describe('main lines', () => {
  it('the balanced line is the nearest to even of all lines', () => {
    fc.assert(
      fc.property(lambda, lambda, (home, away) => {
        const matrix = scoreMatrix(home, away);
        const lead = (kind: 'total' | 'asian-handicap', lineQuarters: number): number =>
          Math.abs(
            fairProbability(matrix, {
              kind,
              outcome: kind === 'total' ? 'over' : 'home',
              lineQuarters,
            }) - 0.5,
          );
        const best = balancedLine(matrix, 'asian-handicap');
        for (let line = -16; line <= 16; line += 1) {
          expect(lead('asian-handicap', best)).toBeLessThanOrEqual(
            lead('asian-handicap', line) + 1e-12,
          );
        }
        const bestTotal = balancedLine(matrix, 'total');
        for (let line = 2; line <= 30; line += 1) {
          expect(lead('total', bestTotal)).toBeLessThanOrEqual(lead('total', line) + 1e-12);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('stand around it, within the bounds of the market', () => {
    const matrix = scoreMatrix(1.6, 1.1);
    expect(mainLines(matrix, 'asian-handicap', 5)).toEqual([-4, -3, -2, -1, 0]);
    expect(mainLines(matrix, 'total', 3)).toEqual([9, 10, 11]);
    expect(mainLines(matrix, 'total', 3, 4)).toEqual([6, 10, 14]);
    expect(mainLines(scoreMatrix(0.1, 0.1), 'total', 5)[0]).toBe(2);
  });
});

describe('in play', () => {
  const start = { lambdaHome: 1.6, lambdaAway: 1.1, homeScore: 0, awayScore: 0, playedMinutes: 0 };

  it('at the start it is the match itself, at the end nothing is left', () => {
    expect(inPlayMatrix(start)).toEqual(scoreMatrix(1.6, 1.1));
    expect([0, 45, 90, 120].map((minutes) => remainingShare(minutes))).toEqual([
      1,
      0.5 ** 0.83,
      0,
      0,
    ]);
    expect(remainingShare(48, 96)).toBe(0.5 ** 0.83);
  });

  it('has as many goals in the first half as real matches, and the prices of the vector', () => {
    expect(1 - remainingShare(45)).toBeCloseTo(0.4375, 4);
    expect(remainingShare(60)).toBeCloseTo(0.401781, 6);
    const matrix = inPlayMatrix({ ...start, homeScore: 1, playedMinutes: 60 });
    const chances = (['home', 'draw', 'away'] as const).map((outcome) =>
      fairProbability(matrix, matchResult(outcome)),
    );
    expect(chances.map((chance) => chance.toFixed(6))).toEqual([
      '0.786299',
      '0.171615',
      '0.042086',
    ]);
    expect(fairProbability(matrix, over('2.5')).toFixed(6)).toBe('0.295405');
  });

  it('a lead in the last minutes is as good as won: no market to bet on', () => {
    const matrix = inPlayMatrix({ ...start, homeScore: 3, playedMinutes: 89.9 });
    expect(fairProbability(matrix, matchResult('home'))).toBeGreaterThan(0.999);
    expect(priceMarket(matrix, { kind: 'total', lineQuarters: 10 })).toBeNull();
    const result = priceMarket(matrix, { kind: '1x2', lineQuarters: null });
    expect(result?.selections.some(({ outcome }) => outcome === 'home') ?? false).toBe(false);
  });

  it('totals count the goals scored, a handicap only those to come', () => {
    const matrix = inPlayMatrix({ ...start, homeScore: 2, awayScore: 1, playedMinutes: 45 });
    const level = inPlayMatrix({ ...start, playedMinutes: 45 });
    expect(fairProbability(matrix, over('2.5'))).toBe(1);
    expect(fairProbability(matrix, handicap('-0.5'))).toBe(
      fairProbability(level, handicap('-0.5')),
    );
    expect(fairProbability(matrix, matchResult('home'))).toBeGreaterThan(
      fairProbability(level, matchResult('home')),
    );
  });

  it('without further goals the over grows longer by the minute', () => {
    const prices = [0, 15, 30, 45, 60, 75, 85].map((playedMinutes) =>
      fairPrice(inPlayMatrix({ ...start, playedMinutes }), over('2.5')),
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });
});
