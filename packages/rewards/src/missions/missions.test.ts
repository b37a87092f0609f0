import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SettledPlay } from '../prize.ts';
import {
  doPeriodsMeet,
  missionState,
  periodAt,
  periodBefore,
  periodOfKey,
  progressOfPlays,
  type CountedPlay,
} from './index.ts';

const manila = { zone: 'Asia/Manila', season: null };

describe('keys of periods', () => {
  it.each([
    ['day', '2026-11-28', '2026-11-27T16:00:00.000Z', '2026-11-28T16:00:00.000Z'],
    ['week', '2026-W48', '2026-11-22T16:00:00.000Z', '2026-11-29T16:00:00.000Z'],
    ['week', '2026-W01', '2025-12-28T16:00:00.000Z', '2026-01-04T16:00:00.000Z'],
  ] as const)('%s %s is a stretch of the site’s calendar', (period, key, from, to) => {
    const span = periodOfKey(period, manila, key);
    expect([span?.from?.toISOString(), span?.to?.toISOString()]).toEqual([from, to]);
  });

  it.each([
    ['day', '2026-11-31'],
    ['day', '2026-W48'],
    ['day', 'once'],
    ['week', '2026-W54'],
    ['week', '2026-11-28'],
    ['once', '2026-11-28'],
    ['season', 'summer'],
  ] as const)('%s has no %s', (period, key) => {
    expect(periodOfKey(period, manila, key)).toBeNull();
  });

  it('is read as it was written, whatever the zone, and the one before ends where it begins', () => {
    const zone = fc.constantFrom('Asia/Manila', 'Europe/London', 'America/St_Johns', 'UTC');
    const at = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        zone,
        at,
        fc.constantFrom('day' as const, 'week' as const),
        (name, date, period) => {
          const place = { zone: name, season: null };
          const span = periodAt(period, place, date);
          expect(periodOfKey(period, place, span.key)).toEqual(span);
          expect(periodBefore(period, place, span)?.to).toEqual(span.from);
        },
      ),
    );
  });

  it.each([
    ['once', 'once', 'day', '2026-11-28', true],
    ['day', '2026-11-28', 'day', '2026-11-28', true],
    ['day', '2026-11-27', 'day', '2026-11-28', false],
    ['day', '2026-11-28', 'week', '2026-W48', true],
    ['day', '2026-11-30', 'week', '2026-W48', false],
    ['week', '2026-W48', 'day', '2026-11-28', true],
    ['week', '2026-W47', 'season', 'autumn', true],
  ] as const)('%s %s and %s %s meet: %s', (period, key, otherPeriod, otherKey, meets) => {
    const other = { period: otherPeriod, key: otherKey };
    expect(doPeriodsMeet({ period, key }, other)).toBe(meets);
  });
});

describe('the state of a mission', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 12, minute));
  const base = {
    isLocked: false,
    isClaimed: false,
    progress: 0n,
    target: 10n,
    endsAt: at(10),
    claimUntil: at(20),
    now: at(0),
  };
  it.each([
    ['open', {}],
    ['locked', { isLocked: true }],
    ['locked', { isLocked: true, progress: 10n }],
    ['done', { progress: 10n }],
    ['done', { progress: 10n, now: at(19) }],
    ['over', { progress: 10n, now: at(20) }],
    ['over', { progress: 9n, now: at(10) }],
    ['over', { isLocked: true, now: at(10) }],
    ['claimed', { isClaimed: true, now: at(30) }],
  ] as const)('%s: %o', (state, change) => {
    expect(missionState({ ...base, ...change })).toBe(state);
  });
});

describe('progress by plays', () => {
  const play: SettledPlay = {
    ...{ category: 'slots', provider: 'A', game: 'reels' },
    ...{ cashMinor: 100n, bonusMinor: 0n, payoutCashMinor: 0n, payoutBonusMinor: 0n },
    ...{ oddsMilli: null, isVoid: false, isFreeBet: false, isCashedOut: false, isBothSides: false },
  };
  const at = (hour: number, change: Partial<SettledPlay> = {}): CountedPlay => ({
    play: { ...play, ...change },
    at: new Date(Date.UTC(2026, 10, 28, hour)),
    localDate: `2026-11-${hour < 16 ? 28 : 29}`,
  });
  const time = { from: new Date('2026-11-28T10:00:00Z'), to: new Date('2026-11-28T18:00:00Z') };

  it('counts in a half-open time', () => {
    const plays = [at(9), at(10), at(17), at(18)];
    expect(progressOfPlays({ metric: 'rounds', filter: {}, time }, plays)).toBe(2n);
    expect(progressOfPlays({ metric: 'days', filter: {}, time }, plays)).toBe(2n);
    expect(progressOfPlays({ metric: 'turnover', filter: {}, time }, plays)).toBe(200n);
  });

  it('is the same in whatever order plays come', () => {
    const hours = fc.array(fc.tuple(fc.integer({ min: 8, max: 20 }), fc.bigInt(1n, 500n)));
    fc.assert(
      fc.property(
        hours,
        fc.constantFrom('rounds', 'turnover', 'multiplier', 'games'),
        (list, metric) => {
          const plays = list.map(([hour, cashMinor]) =>
            at(hour, { cashMinor, payoutCashMinor: 700n }),
          );
          const rule = { metric: metric as 'rounds', filter: {}, time };
          expect(progressOfPlays(rule, plays)).toBe(progressOfPlays(rule, plays.toReversed()));
        },
      ),
    );
  });
});
