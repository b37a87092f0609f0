import { describe, expect, it } from 'vitest';
import { bases } from '../engine/base-names.ts';
import { isForBuilder, isLineOf, sports } from '../engine/market-type.ts';
import { sportSpec } from './catalogue.ts';

/** The core kinds of each sport but football (wire contract, 6). */
const core = {
  basketball:
    'winner spread total home-total away-total 1h-winner 1h-spread 1h-total q1-1x2 q1-total race-to-20 odd-even margin highest-quarter overtime player-points',
  tennis:
    'winner set-handicap game-handicap total-games total-sets set-score s1-winner s1-total-games s1-score home-total-games away-total-games tie-break',
  'ice-hockey':
    'winner puck-line 1x2 double-chance handicap total both-score home-total away-total p1-1x2 p1-total overtime next-goal',
  volleyball:
    'winner set-handicap total-sets set-score point-handicap total-points odd-even s1-winner s1-handicap s1-total s1-race',
  'table-tennis':
    'winner set-handicap total-sets set-score point-handicap total-points odd-even s1-winner s1-handicap s1-total s1-race',
  baseball:
    'winner run-line total home-total away-total odd-even f5-1x2 f5-handicap f5-total i1-run extra-innings race-to-3',
  'american-football':
    'winner spread total home-total away-total odd-even margin 1h-winner 1h-spread 1h-total q1-1x2 half-full race-to-10 highest-half overtime anytime-touchdown',
  cricket:
    'winner i1-total i2-total pp1-total most-sixes total-sixes total-fours top-batter home-top-batter away-top-batter player-runs i1-wickets',
  'e-sports':
    'winner map-handicap total-maps map-score m1-winner m1-handicap m1-total m1-odd-even m1-overtime m1-first-round',
  racing: 'win place-2 place-3 place-4 duel',
  outright: 'winner duel top-2 top-4 top-10',
} as const;

describe('the kinds of each sport (wire contract, 6)', () => {
  it.each(Object.entries(core))('%s', (sport, kinds) => {
    const found = sports.find((each) => each === sport) ?? 'football';
    expect(sportSpec(found).kinds.map(({ kind }) => kind)).toEqual(kinds.split(' '));
  });

  it('football has 85, and every sport a column for each market a list shows', () => {
    expect(sportSpec('football').kinds).toHaveLength(85);
    for (const sport of sports) {
      const { kinds, columns, periods, stats } = sportSpec(sport);
      const names = kinds.map(({ kind }) => kind);
      expect(new Set(names).size).toBe(names.length);
      for (const column of columns) expect(names).toContain(column);
      for (const { period, stat } of kinds) {
        expect(periods).toContain(period);
        expect(stats).toContain(stat);
      }
    }
  });

  it('every base is asked by some kind', () => {
    const asked = new Set(
      sports.flatMap((sport) => sportSpec(sport).kinds.map(({ base }) => base)),
    );
    expect(bases.filter((base) => !asked.has(base))).toEqual([]);
  });
});

describe('lines', () => {
  it.each([
    ['none', null, true],
    ['none', 4, false],
    ['whole', 8, true],
    ['whole', 6, false],
    ['half', -6, true],
    ['half', 5, false],
    ['quarter', -5, true],
    ['quarter', null, false],
    ['quarter', 1.5, false],
  ] as const)('of the rule %s, %s quarters: %s', (rule, lineQuarters, expected) => {
    expect(isLineOf(rule, lineQuarters)).toBe(expected);
  });

  it('a builder takes half lines and questions without a push', () => {
    const isTaken = (kind: string, lineQuarters: number | null): boolean => {
      const type = sportSpec('football').kinds.find((each) => each.kind === kind);
      if (type === undefined) throw new Error(kind);
      return isForBuilder({ type, lineQuarters, param: null });
    };
    expect(isTaken('total', 10)).toBe(true);
    expect(isTaken('total', 8)).toBe(false);
    expect(isTaken('total', 9)).toBe(false);
    expect(isTaken('handicap-3way', -4)).toBe(true);
    expect(isTaken('draw-no-bet', null)).toBe(false);
    expect(isTaken('both-score', null)).toBe(true);
  });
});
