import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextPartAt,
  partsReady,
  rateOfLevel,
  reloadEnd,
  reloadLooksAt,
  rewardPeriodAt,
  rewardPeriodBefore,
  rewardPeriodOf,
} from './index.ts';

const zone = 'Asia/Manila';
const hour = (count: number): Date => new Date(Date.UTC(2026, 10, 1, count));

describe('periods of cash rewards', () => {
  it.each([
    ['day', '2026-11-28T15:59:59Z', '2026-11-28', '2026-11-27T16:00:00.000Z'],
    ['week', '2026-11-29T16:00:00Z', '2026-W49', '2026-11-29T16:00:00.000Z'],
    ['month', '2026-11-30T15:59:59Z', '2026-11', '2026-10-31T16:00:00.000Z'],
    ['month', '2026-11-30T16:00:00Z', '2026-12', '2026-11-30T16:00:00.000Z'],
    ['month', '2027-02-28T15:00:00Z', '2027-02', '2027-01-31T16:00:00.000Z'],
  ] as const)('%s at %s is %s', (period, at, key, from) => {
    const span = rewardPeriodAt(period, zone, new Date(at));
    expect([span.key, span.from.toISOString()]).toEqual([key, from]);
    expect(span.to > new Date(at)).toBe(true);
  });

  it('follow one another without a gap', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('day', 'week', 'month'),
        fc.date({
          min: new Date('2020-01-01T00:00:00Z'),
          max: new Date('2030-01-01T00:00:00Z'),
          noInvalidDate: true,
        }),
        (period, at) => {
          const span = rewardPeriodAt(period, zone, at);
          expect(rewardPeriodBefore(period, zone, at).to).toEqual(span.from);
          expect(rewardPeriodAt(period, zone, span.to).from).toEqual(span.to);
          expect(rewardPeriodOf(period, zone, span.key)).toEqual(span);
        },
      ),
    );
  });
});

it.each([
  ['day', '2026-02-30'],
  ['day', 'today'],
  ['day', '9999-12-31'],
  ['day', '0000-00-00'],
  ['week', '2026-W60'],
  ['week', '2026-11'],
  ['month', '2026-13'],
] as const)('no %s has the key %s', (period, key) => {
  expect(rewardPeriodOf(period, zone, key)).toBeNull();
});

describe('rates by level', () => {
  const rates = [
    { level: 3, rate_bp: 1_500 },
    { level: 1, rate_bp: 500 },
  ];
  it.each([
    [0, 0],
    [1, 500],
    [2, 500],
    [3, 1_500],
    [9, 1_500],
  ])('of level %i is %i', (level, rate) => {
    expect(rateOfLevel(rates, level)).toBe(rate);
  });
});

describe('a reload of three parts a day', () => {
  const plan = { startsAt: hour(0), parts: 3, everyHours: 24 };
  it.each([
    [-1, 0, hour(0)],
    [0, 1, hour(24)],
    [23, 1, hour(24)],
    [24, 2, hour(48)],
    [48, 3, null],
    [71, 3, null],
    [72, 0, null],
  ])('after %i hours has %i parts ready', (hours, ready, next) => {
    expect(partsReady(plan, hour(hours))).toBe(ready);
    expect(nextPartAt(plan, hour(hours))).toEqual(next);
  });

  it('looks at as long a stretch before it', () => {
    expect(reloadEnd(plan)).toEqual(hour(72));
    expect(reloadLooksAt(plan)).toEqual({ from: hour(-72), to: hour(0) });
  });
});
