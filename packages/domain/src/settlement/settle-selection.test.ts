import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLine, type Outcome } from '../markets/index.ts';
import { settleSelection, type SelectionResult } from './index.ts';

const words: Record<string, SelectionResult> = {
  W: 'won',
  '½W': 'half-won',
  push: 'void',
  '½L': 'half-lost',
  L: 'lost',
};
const goals = fc.integer({ min: 0, max: 12 });
const line = fc.integer({ min: -40, max: 40 });

describe('the check table of domain rules 2.4', () => {
  // Columns: goal difference of the chosen side, −2 to 3.
  const table: [string, string][] = [
    ['0', 'L L push W W W'],
    ['-0.25', 'L L ½L W W W'],
    ['-0.5', 'L L L W W W'],
    ['-0.75', 'L L L ½W W W'],
    ['-1', 'L L L push W W'],
    ['-1.25', 'L L L ½L W W'],
    ['-1.5', 'L L L L W W'],
    ['-1.75', 'L L L L ½W W'],
    ['-2', 'L L L L push W'],
    ['+0.25', 'L L ½W W W W'],
    ['+0.5', 'L L W W W W'],
    ['+0.75', 'L ½L W W W W'],
    ['+1', 'L push W W W W'],
    ['+1.25', 'L ½W W W W W'],
  ];

  it.each(table)('line %s: %s', (lineText, row) => {
    const lineQuarters = parseLine(lineText) ?? Number.NaN;
    row.split(' ').forEach((word, column) => {
      const difference = column - 2;
      const score = { homeScore: Math.max(difference, 0), awayScore: Math.max(-difference, 0) };
      const home = settleSelection({
        kind: 'asian-handicap',
        outcome: 'home',
        lineQuarters,
        ...score,
      });
      expect(home, `home by ${difference}`).toBe(words[word]);
      const away = settleSelection({
        kind: 'asian-handicap',
        outcome: 'away',
        lineQuarters: -lineQuarters,
        homeScore: score.awayScore,
        awayScore: score.homeScore,
      });
      expect(away, `away by ${difference}`).toBe(words[word]);
    });
  });
});

describe('totals', () => {
  it.each([
    ['2.5', 'L L L W W'],
    ['2', 'L L push W W'],
    ['2.25', 'L L ½L W W'],
    ['1.75', 'L L ½W W W'],
    ['0.5', 'L W W W W'],
    ['3', 'L L L push W'],
  ])('over %s with 0 to 4 goals: %s', (lineText, row) => {
    const lineQuarters = parseLine(lineText) ?? Number.NaN;
    const results = [0, 1, 2, 3, 4].map((total) =>
      settleSelection({
        kind: 'total',
        outcome: 'over',
        lineQuarters,
        homeScore: total,
        awayScore: 0,
      }),
    );
    expect(results).toEqual(row.split(' ').map((word) => words[word]));
  });
});

describe('match result', () => {
  it.each<[Outcome, number, number, SelectionResult]>([
    ['home', 2, 1, 'won'],
    ['draw', 2, 1, 'lost'],
    ['away', 2, 1, 'lost'],
    ['home', 1, 1, 'lost'],
    ['draw', 1, 1, 'won'],
    ['away', 0, 3, 'won'],
  ])('%s at %i–%i: %s', (outcome, homeScore, awayScore, expected) => {
    const result = settleSelection({
      kind: '1x2',
      outcome,
      lineQuarters: null,
      homeScore,
      awayScore,
    });
    expect(result).toBe(expected);
  });
});

describe('bets taken in play', () => {
  const scoreAtAcceptance = { homeScore: 2, awayScore: 0 };
  const final = { homeScore: 2, awayScore: 1 };

  it('an Asian handicap counts only the goals after it', () => {
    const input = { kind: 'asian-handicap', outcome: 'away', lineQuarters: 0, ...final } as const;
    expect(settleSelection({ ...input, scoreAtAcceptance })).toBe('won');
    expect(settleSelection(input)).toBe('lost');
  });

  it('totals and match result count the whole match', () => {
    const over = { kind: 'total', outcome: 'over', lineQuarters: 10, ...final } as const;
    const home = { kind: '1x2', outcome: 'home', lineQuarters: null, ...final } as const;
    expect(settleSelection({ ...over, scoreAtAcceptance })).toBe('won');
    expect(settleSelection({ ...home, scoreAtAcceptance })).toBe('won');
  });
});

describe('laws', () => {
  const opposite: Record<SelectionResult, SelectionResult> = {
    won: 'lost',
    'half-won': 'half-lost',
    void: 'void',
    'half-lost': 'half-won',
    lost: 'won',
  };

  it('the two sides of a line market have opposite results', () => {
    fc.assert(
      fc.property(goals, goals, line, (homeScore, awayScore, lineQuarters) => {
        const score = { homeScore, awayScore };
        const handicap = { kind: 'asian-handicap', lineQuarters, ...score } as const;
        expect(settleSelection({ ...handicap, outcome: 'away' })).toBe(
          opposite[settleSelection({ ...handicap, outcome: 'home' })],
        );
        fc.pre(lineQuarters >= 2);
        const total = { kind: 'total', lineQuarters, ...score } as const;
        expect(settleSelection({ ...total, outcome: 'under' })).toBe(
          opposite[settleSelection({ ...total, outcome: 'over' })],
        );
      }),
    );
  });

  it('exactly one outcome of the match result wins', () => {
    fc.assert(
      fc.property(goals, goals, (homeScore, awayScore) => {
        const results = (['home', 'draw', 'away'] as const).map((outcome) =>
          settleSelection({ kind: '1x2', outcome, lineQuarters: null, homeScore, awayScore }),
        );
        expect(results.filter((result) => result === 'won')).toHaveLength(1);
        expect(results.filter((result) => result === 'lost')).toHaveLength(2);
      }),
    );
  });

  it('a better line never makes the result worse', () => {
    const rank: SelectionResult[] = ['lost', 'half-lost', 'void', 'half-won', 'won'];
    fc.assert(
      fc.property(
        goals,
        goals,
        fc.integer({ min: -40, max: 39 }),
        (homeScore, awayScore, worse) => {
          const at = (lineQuarters: number): number =>
            rank.indexOf(
              settleSelection({
                kind: 'asian-handicap',
                outcome: 'home',
                lineQuarters,
                homeScore,
                awayScore,
              }),
            );
          expect(at(worse + 1)).toBeGreaterThanOrEqual(at(worse));
        },
      ),
    );
  });

  it('refuses selections and scores that cannot exist', () => {
    const legal = {
      kind: 'total',
      outcome: 'over',
      lineQuarters: 10,
      homeScore: 1,
      awayScore: 0,
    } as const;
    expect(() => settleSelection({ ...legal, outcome: 'home' })).toThrow(RangeError);
    expect(() => settleSelection({ ...legal, lineQuarters: null })).toThrow(RangeError);
    expect(() => settleSelection({ ...legal, homeScore: -1 })).toThrow(RangeError);
    expect(() => settleSelection({ ...legal, awayScore: 0.5 })).toThrow(RangeError);
  });
});
