import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchangeBook, tradesAt, type BookMoment } from './exchange-book.ts';
import { rungAtOrBelow, rungs } from './price-rungs.ts';
import { minuteAt, sampleTimes } from './sample-times.ts';

const even = { home: 0.5, draw: 0.3, away: 0.2 };
const kickoff = new Date('2026-11-21T12:00:00.000Z');
const minuteMs = 60_000;

const chancesOf = (chances: Record<string, number>) =>
  Object.entries(chances).map(([outcome, chance]) => ({ outcome, chance }));

/** The book of a match's winner at a minute of it. */
function momentAt(minute: number, given: Partial<BookMoment> = {}): BookMoment {
  const moment = {
    market: { eventId: 'match', kind: '1x2', position: 0 },
    atMs: kickoff.getTime() + minute * minuteMs,
    ...{ minute, chances: chancesOf(even) },
  };
  return {
    ...moment,
    ...{ opening: chancesOf(even), isStopped: false, delaySeconds: 0 },
    trades: [tradesAt(moment)],
    ...given,
  };
}

const bestOf = ({ outcomes }: ReturnType<typeof exchangeBook>) =>
  outcomes.map(({ back, lay }) => [back[0]?.oddsMilli ?? 0, lay[0]?.oddsMilli ?? 0] as const);

describe('the ladder of prices', () => {
  it.each([
    [1_000, undefined],
    [1_010, 1_010],
    [1_999, 1_990],
    [2_000, 2_000],
    [2_019, 2_000],
    [3_049, 3_000],
    [9_999, 9_800],
    [1_000_000, 1_000_000],
    [9e9, 1_000_000],
  ])('%s thousandths go down to %s', (oddsMilli, price) => {
    expect(rungs[rungAtOrBelow(oddsMilli)]).toBe(price);
  });

  it('has 350 prices, each above the one before', () => {
    expect(rungs).toHaveLength(350);
    expect(rungs.toSorted((a, b) => a - b)).toEqual(rungs);
    expect(new Set(rungs).size).toBe(350);
  });
});

describe('the moments a match is looked back at', () => {
  const hoursOf = (speed: number, minutes: number) => {
    const at = kickoff.getTime() + (minutes / speed) * minuteMs;
    const times = sampleTimes({ kickoff, speed }, at);
    const minute = (ms = NaN) => minuteAt({ kickoff, speed }, ms);
    return [times.length, minute(times[0]), minute(times.at(-1))];
  };

  it.each([
    [1, -1440, [25, -2160, -1440]],
    [1, -1433, [24, -2130, -1440]],
    [1, 0, [13, -30, 0]],
    [1, 49, [32, -30, 47.5]],
    [15, 49, [32, -30, 47.5]],
  ])('at %sx and minute %s', (speed, minute, expected) => {
    expect(hoursOf(speed, minute)).toEqual(expected);
  });
});

describe('the book of the exchange', () => {
  it('stands around what the model says, and is the same for whoever asks', () => {
    const book = exchangeBook(momentAt(-60));
    for (const [index, fair] of [2000, 3333, 5000].entries()) {
      const [back, lay] = bestOf(book)[index] ?? [0, 0];
      expect(Math.abs(back / fair - 1)).toBeLessThan(0.12);
      expect(lay).toBeGreaterThan(back);
    }
    expect(exchangeBook(momentAt(-60))).toEqual(book);
    const other = { eventId: 'another', kind: '1x2', position: 0 };
    expect(exchangeBook(momentAt(-60, { market: other }))).not.toEqual(book);
  });

  it('sizes fall away from the best price, and prices go on by steps', () => {
    for (const { back, lay } of exchangeBook(momentAt(-5)).outcomes) {
      for (const side of [back, lay]) {
        const sizes = side.map(({ sizeMinor }) => Number(sizeMinor));
        const sum = (some: number[]) => some.reduce((all, size) => all + size, 0);
        expect(side.length).toBeGreaterThan(8);
        expect(sum(sizes.slice(0, 3))).toBeGreaterThan(2 * sum(sizes.slice(-3)));
        expect(side.every(({ oddsMilli }) => rungs.includes(oddsMilli))).toBe(true);
      }
    }
  });

  it('what is traded only grows, fastest towards the start, and is that of its outcomes', () => {
    const matched = [-4320, -1440, -480, -60, 0, 30, 90, 111, 200].map(
      (minute) => exchangeBook(momentAt(minute)).matchedMinor,
    );
    expect(matched).toEqual(matched.toSorted((a, b) => Number(a - b)));
    const [first = 0n, second = 0n, third = 0n, , start = 0n] = matched;
    expect(start - third).toBeGreaterThan(second - first);
    const { outcomes, matchedMinor } = exchangeBook(momentAt(10));
    expect(outcomes.reduce((sum, each) => sum + each.matchedMinor, 0n)).toBe(matchedMinor);
  });

  it('while the market is stopped nobody stands there; what was traded stays', () => {
    const { outcomes } = exchangeBook(momentAt(20, { isStopped: true }));
    for (const { back, lay, lastMilli, matchedMinor } of outcomes) {
      expect([back, lay]).toEqual([[], []]);
      expect(lastMilli).not.toBeNull();
      expect(matchedMinor).toBeGreaterThan(0n);
    }
  });

  it('what is decided is not traded', () => {
    const chances = chancesOf({ over: 1, under: 0 });
    const { outcomes } = exchangeBook(momentAt(20, { chances, opening: chances, trades: [] }));
    expect(outcomes.map(({ back, lay }) => back.length + lay.length)).toEqual([0, 0]);
  });

  it('points are changes of the price, 240 at most, the last one what it was traded at', () => {
    const trades = Array.from({ length: 600 }, (_, minute) => tradesAt(momentAt(minute - 500)));
    for (const { points, lastMilli } of exchangeBook(momentAt(100, { trades })).outcomes) {
      expect(points.length).toBeLessThanOrEqual(240);
      expect(points.at(-1)?.oddsMilli).toBe(lastMilli);
      for (const [index, { oddsMilli }] of points.slice(1).entries())
        expect(oddsMilli).not.toBe(points[index]?.oddsMilli);
    }
  });
});

describe('any book of the exchange', () => {
  const weights = fc.tuple(...[0, 1, 2].map(() => fc.double({ min: 0.0001, max: 1, noNaN: true })));
  const moments = fc
    .record({ name: fc.uuid(), weights, minute: fc.integer({ min: -4320, max: 120 }) })
    .map(({ name, weights: [home = 0, draw = 0, away = 0], minute }) => {
      const sum = home + draw + away;
      const chances = chancesOf({ home: home / sum, draw: draw / sum, away: away / sum });
      const market = { eventId: name, kind: '1x2', position: 3 };
      return momentAt(minute, { market, chances });
    });

  it('is never crossed, and somebody offers something at each of its prices', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        for (const { back, lay } of exchangeBook(moment).outcomes) {
          const backs = back.map(({ oddsMilli }) => oddsMilli);
          const lays = lay.map(({ oddsMilli }) => oddsMilli);
          expect(Math.max(0, ...backs)).toBeLessThan(Math.min(Infinity, ...lays));
          expect(backs).toEqual(backs.toSorted((a, b) => b - a));
          expect(lays).toEqual(lays.toSorted((a, b) => a - b));
          expect([...back, ...lay].every(({ sizeMinor }) => sizeMinor > 0n)).toBe(true);
          expect(Math.max(back.length, lay.length)).toBeLessThanOrEqual(10);
        }
      }),
    );
  });

  it('what its best prices stand for adds up to about 1', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const best = bestOf(exchangeBook(moment)).filter(([back, lay]) => back > 0 && lay > 0);
        fc.pre(best.length === 3);
        const sum = best.reduce((all, [back, lay]) => all + 500 / back + 500 / lay, 0);
        expect(Math.abs(sum - 1)).toBeLessThan(0.03);
      }),
    );
  });
});
