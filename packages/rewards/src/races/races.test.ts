import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareEntries,
  editionAt,
  entryAfter,
  entryOf,
  isRanked,
  type RacePlay,
} from './index.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 28, 12, 0, second));
const play = (added: bigint, second: number, seq = BigInt(second)): RacePlay => ({
  added,
  at: at(second),
  seq,
});

describe('an entry', () => {
  it('is a sum that its last play reached', () => {
    expect(entryOf('turnover', [play(5n, 1), play(7n, 3), play(2n, 2)])).toEqual({
      score: 14n,
      reachedAt: at(3),
      reachedSeq: 3n,
    });
  });

  it('is the highest multiplier, reached by the first that had it', () => {
    const plays = [play(900n, 5), play(2_000n, 4), play(2_000n, 2), play(2_000n, 2, 1n)];
    expect(entryOf('multiplier', plays)).toEqual({
      score: 2_000n,
      reachedAt: at(2),
      reachedSeq: 1n,
    });
  });

  it('is not made by a play that changes nothing', () => {
    expect(entryOf('points', [play(0n, 1)])).toBeNull();
    expect(entryAfter('net_win', entryOf('net_win', [play(5n, 1)]), play(0n, 9))).toMatchObject({
      reachedAt: at(1),
    });
  });

  it('is the same whether plays are added one by one or counted anew, in any order', () => {
    const plays = fc.array(
      fc.record({
        added: fc.bigInt(-50n, 50n),
        at: fc.integer({ min: 0, max: 5 }).map(at),
        seq: fc.bigInt(0n, 1_000_000n),
      }),
    );
    fc.assert(
      fc.property(
        plays,
        fc.constantFrom('turnover' as const, 'multiplier' as const),
        (list, metric) => {
          const usable = metric === 'multiplier' ? list.filter(({ added }) => added > 0n) : list;
          expect(entryOf(metric, usable.toReversed())).toEqual(entryOf(metric, usable));
        },
      ),
    );
  });

  it('has a place above nothing and with the least that is asked for', () => {
    expect([0n, -1n, 4n, 5n].map((score) => isRanked({ score }, 5n))).toEqual([
      ...[false, false, false, true],
    ]);
    expect(isRanked({ score: 1n }, 0n)).toBe(true);
  });
});

it('places go by score, then by who reached it first, then by account', () => {
  const entry = (accountId: string, score: bigint, second: number, seq = BigInt(second)) => ({
    ...{ accountId, score, reachedAt: at(second), reachedSeq: seq },
  });
  const entries = [
    entry('late', 9n, 5),
    entry('Z', 7n, 1),
    entry('a', 7n, 1),
    entry('best', 10n, 9),
    entry('early', 9n, 4),
    entry('logged-first', 9n, 5, 4n),
  ];
  expect(entries.toSorted(compareEntries).map(({ accountId }) => accountId)).toEqual([
    ...['best', 'early', 'logged-first', 'late', 'Z', 'a'],
  ]);
});

describe('the edition of a race', () => {
  const race = {
    code: 'daily',
    startsAt: new Date('2026-11-27T00:00:00Z'),
    endsAt: new Date('2026-12-01T00:00:00Z'),
  };
  it.each([
    [undefined, '2026-11-28T12:00:00Z', 'daily', race.startsAt, race.endsAt],
    [
      'day',
      '2026-11-28T12:00:00Z',
      'daily-2026-11-28',
      '2026-11-27T16:00:00Z',
      '2026-11-28T16:00:00Z',
    ],
    [
      'day',
      '2026-11-27T00:00:00Z',
      'daily-2026-11-27',
      '2026-11-27T00:00:00Z',
      '2026-11-27T16:00:00Z',
    ],
    [
      'week',
      '2026-11-30T12:00:00Z',
      'daily-2026-w49',
      '2026-11-29T16:00:00Z',
      '2026-12-01T00:00:00Z',
    ],
  ] as const)('repeated every %s, at %s is %s', (repeat, instant, code, startsAt, endsAt) => {
    expect(editionAt({ ...race, repeat }, 'Asia/Manila', new Date(instant))).toEqual({
      code,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    });
  });

  it('is none outside of its time', () => {
    expect(editionAt(race, 'UTC', new Date('2026-12-01T00:00:00Z'))).toBeNull();
    expect(editionAt(race, 'UTC', new Date('2026-11-26T23:59:59Z'))).toBeNull();
  });
});
