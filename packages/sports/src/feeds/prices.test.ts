import { pricesWithMargin } from '@pavilion/domain/odds';
import { describe, expect, it } from 'vitest';
import { marketType } from '../sports/kinds.ts';
import type { Sport } from '../engine/market-type.ts';
import { ref } from '../testing/feed-messages.ts';
import type { MarketOdds } from './canonical-message.ts';
import { ladderChances } from './ladder-price.ts';
import { openAt, openGate, passGate, type PriceGate } from './price-gate.ts';
import { defaultPricePolicy, pricesOf, type OfferedPrice } from './price-policy.ts';

const typeOf = (sport: Sport, kind: string) => {
  const type = marketType(sport, kind);
  if (type === null) throw new RangeError(`no kind ${kind}`);
  return type;
};

const win = (won: number) => ({ won, halfWon: 0, void: 0, halfLost: 0 });
const told = (
  kind: string,
  prices: MarketOdds['prices'],
  chances: MarketOdds['chances'] = {},
  lineQuarters: number | null = null,
): MarketOdds => ({
  ...{ market: ref(kind, lineQuarters), status: 'open', stopReason: null, prices, chances },
});
const oddsOf = (prices: readonly OfferedPrice[] | null): Record<string, number> | null =>
  prices && Object.fromEntries(prices.map(({ outcome, oddsMilli }) => [outcome, oddsMilli]));

describe('ladder to price (domain page of sports, 11)', () => {
  const ladders = [
    { backMilli: 2100, layMilli: 2140 },
    { backMilli: 3550, layMilli: 3650 },
    { backMilli: 3800, layMilli: 3950 },
  ];
  const chances = ladderChances(ladders);

  it('the example: middles that sum to 1.007733, made whole', () => {
    expect(chances.map((chance) => chance?.toFixed(6))).toEqual([
      '0.468120',
      '0.275699',
      '0.256180',
    ]);
  });

  it('with an overround of 1.05 by power: 2.0629, 3.4185, 3.6666', () => {
    const prices = pricesWithMargin(
      chances.map((chance) => chance ?? 0),
      1.05,
      'power',
    );
    [2062.9, 3418.5, 3666.6].forEach((expected, index) =>
      expect(prices[index]).toBeCloseTo(expected, 0),
    );
  });

  it('down to our ladder: 2.06, 3.40, 3.65', () => {
    const names = ['home', 'draw', 'away'];
    const byName = names.map((name, index) => [name, chances[index] ?? 0] as const);
    const odds = told(
      '1x2',
      { home: 2100, draw: 3550, away: 3800 },
      Object.fromEntries(byName.map(([name, chance]) => [name, win(Math.round(chance * 1e6))])),
    );
    expect(oddsOf(pricesOf(typeOf('football', '1x2'), odds, defaultPricePolicy))).toEqual({
      ...{ home: 2060, draw: 3400, away: 3650 },
    });
  });

  it.each<[string, number | null, number | null]>([
    ['no lay', 2000, null],
    ['no back', null, 2000],
    ['more than 10 % apart', 2000, 2201],
    ['crossed', 2000, 1990],
  ])('%s: no price', (_name, backMilli, layMilli) => {
    expect(ladderChances([{ backMilli, layMilli }, ladders[0] ?? { backMilli, layMilli }])[0]).toBe(
      null,
    );
  });

  it('exactly 10 % apart is a price', () => {
    expect(ladderChances([{ backMilli: 2000, layMilli: 2200 }])).toEqual([1]);
  });

  it('what an outcome without a price leaves over is its own', () => {
    const [first, second, none] = ladderChances([
      { backMilli: 4000, layMilli: 4000 },
      { backMilli: 4000, layMilli: 4000 },
      { backMilli: 2000, layMilli: null },
    ]);
    expect([first, second, none]).toEqual([0.25, 0.25, null]);
  });
});

describe('price policy', () => {
  const { isAsTold: _, ...rest } = defaultPricePolicy;
  const asTold = { ...rest, isAsTold: true };

  it('as told: without margin or ladder', () => {
    const odds = told('1x2', { home: 2063, draw: 3421, away: 3801 });
    expect(oddsOf(pricesOf(typeOf('football', '1x2'), odds, asTold))).toEqual(odds.prices);
  });

  it('the margin of a source is taken out before ours is put in', () => {
    // Evens with a margin of 10 %: ours is 5 %.
    const odds = told('winner', { home: 1818, away: 1818 });
    expect(oddsOf(pricesOf(typeOf('basketball', 'winner'), odds, defaultPricePolicy))).toEqual({
      ...{ home: 1900, away: 1900 },
    });
  });

  it('chances follow from prices only where nothing is refunded', () => {
    const chancesOf = (sport: Sport, odds: MarketOdds) =>
      pricesOf(typeOf(sport, odds.market.kind), odds, defaultPricePolicy)?.map(
        ({ chances }) => chances?.won ?? null,
      );
    const even = { home: 1900, away: 1900 };
    const overs = { over: 1900, under: 1900 };
    expect(chancesOf('basketball', told('winner', even))).toEqual([500_000, 500_000]);
    expect(chancesOf('football', told('draw-no-bet', even))).toEqual([null, null]);
    expect(chancesOf('football', told('total', overs, {}, 10))).toEqual([500_000, 500_000]);
    expect(chancesOf('football', told('total', overs, {}, 9))).toEqual([null, null]);
  });

  it('a fair price leaves refunds out', () => {
    const half = { won: 400_000, halfWon: 0, void: 200_000, halfLost: 0 };
    const odds = told('total', { over: 2000, under: 2000 }, { over: half, under: half }, 8);
    expect(oddsOf(pricesOf(typeOf('football', 'total'), odds, defaultPricePolicy))).toEqual({
      ...{ over: 1900, under: 1900 },
    });
  });

  it('prices of players keep their own margin, on our ladder', () => {
    const odds = told('anytime-scorer', { p1: 2510, p2: 4030 });
    expect(
      oddsOf(pricesOf(typeOf('football', 'anytime-scorer'), odds, defaultPricePolicy)),
    ).toEqual({
      ...{ p1: 2500, p2: 4000 },
    });
  });

  it('two win of a double chance', () => {
    const chances = {
      'home-draw': win(700_000),
      'home-away': win(750_000),
      'draw-away': win(550_000),
    };
    const prices = { 'home-draw': 1400, 'home-away': 1300, 'draw-away': 1800 };
    const offered = oddsOf(
      pricesOf(
        typeOf('football', 'double-chance'),
        told('double-chance', prices, chances),
        defaultPricePolicy,
      ),
    );
    const sum = Object.values(offered ?? {}).reduce((total, odds) => total + 1000 / odds, 0);
    expect(sum).toBeGreaterThan(2.05);
    expect(sum).toBeLessThan(2.2);
  });

  it('prices that would make a gift of a market are none, and no estimate either', () => {
    const crossed = told('winner', { home: 2300, away: 2300 });
    expect(pricesOf(typeOf('basketball', 'winner'), crossed, defaultPricePolicy)).toBeNull();
    // A hair below fair is rounding.
    const even = told('winner', { home: 2010, away: 2010 });
    expect(pricesOf(typeOf('basketball', 'winner'), even, defaultPricePolicy)).not.toBeNull();
  });

  it('one price alone is none', () => {
    const odds = told('winner', { home: 1500 }, { home: win(600_000) });
    expect(pricesOf(typeOf('basketball', 'winner'), odds, defaultPricePolicy)).toBeNull();
  });
});

describe('the gate of large changes', () => {
  const prices = (home: number, away: number): OfferedPrice[] => [
    { outcome: 'home', oddsMilli: home, chances: null },
    { outcome: 'away', oddsMilli: away, chances: null },
  ];
  const at = (nowMs: number, isExcused = false) => ({ nowMs, isExcused });
  const policy = defaultPricePolicy;
  const offered: PriceGate = { offered: prices(2000, 1800), waiting: null };
  const waiting = passGate(offered, prices(1500, 2500), at(1_000), policy).gate;
  const homeOf = (released: readonly OfferedPrice[] | null) => released?.[0]?.oddsMilli ?? null;

  it.each<[string, PriceGate, OfferedPrice[], ReturnType<typeof at>, number | null]>([
    ['the first prices pass', openGate, prices(2000, 1800), at(0), 2000],
    ['less than a step changes nothing', offered, prices(2000, 1800), at(0), null],
    ['a step passes', offered, prices(1990, 1800), at(0), 1990],
    ['25 % of the implied chance passes', offered, prices(1600, 1800), at(0), 1600],
    ['more waits', offered, prices(1590, 1800), at(0), null],
    ['more after a score or a stop passes', offered, prices(1590, 1800), at(0, true), 1590],
    [
      'a second message that says nearly the same passes',
      waiting,
      prices(1510, 2460),
      at(1_100),
      1510,
    ],
    [
      'a second message that says something else waits',
      waiting,
      prices(3000, 1400),
      at(1_100),
      null,
    ],
    ['after 3 s anything passes', waiting, prices(3000, 1400), at(4_000), 3000],
    ['back where it was: nothing', waiting, prices(2000, 1800), at(1_100), null],
  ])('%s', (_name, gate, next, when, expected) => {
    expect(homeOf(passGate(gate, next, when, policy).released)).toBe(expected);
  });

  it('as told nothing waits', () => {
    const { released } = passGate(offered, prices(1200, 4000), at(0), {
      ...policy,
      isAsTold: true,
    });
    expect(homeOf(released)).toBe(1200);
  });

  it('what waited is let through after 3 s without another message', () => {
    expect(openAt(waiting, 3_999, policy).released).toBeNull();
    const opened = openAt(waiting, 4_000, policy);
    expect(homeOf(opened.released)).toBe(1500);
    expect(openAt(opened.gate, 9_000, policy).released).toBeNull();
  });
});
