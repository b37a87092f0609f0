export type BettingKind = 'no_limit' | 'fixed_limit';

export interface RakeTerms {
  /** Whole percent of each pot. */
  percent: number;
  /** The most of a hand, all pots together, in minor units. */
  capMinor: bigint;
  /** The same where two were dealt in. */
  headsUpCapMinor: bigint;
}

/** What a table is opened with and never changes. Sums in minor units of its currency. */
export interface TableConfig {
  kind: BettingKind;
  /** 2 to 9. */
  seatCount: number;
  smallBlindMinor: bigint;
  bigBlindMinor: bigint;
  buyInMinMinor: bigint;
  buyInMaxMinor: bigint;
  rake: RakeTerms;
  times: TableTimes;
  isPlayMoney: boolean;
}

/** Milliseconds, unless the name says otherwise (wire, games two 10.1 and 10.2). */
export interface TableTimes {
  actionMs: number;
  bankMs: number;
  bankTopUpMs: number;
  bankTopUpHands: number;
  /** Between a deck's root and the last moment for a seat's seed. */
  seedMs: number;
  /** Between the end of a hand and the next. */
  pauseMs: number;
  /** Sitting out longer than this, a seat is paid out. */
  awayMs: number;
  /** Who returns within this brings what they left with. */
  returnMs: number;
  /** A seat is kept so long for the first of the queue. */
  offerMs: number;
}

export const holdemTimes: TableTimes = {
  actionMs: 15_000,
  bankMs: 30_000,
  bankTopUpMs: 5_000,
  bankTopUpHands: 10,
  seedMs: 1_500,
  pauseMs: 3_000,
  awayMs: 15 * 60_000,
  returnMs: 60 * 60_000,
  offerMs: 30_000,
};

/**
 * Seeds held back in a row before a seat sits out: a page that is gone must not stop the table for
 * ever.
 */
export const seedsHeldBackMost = 3;

type Given = Pick<TableConfig, 'kind' | 'seatCount' | 'smallBlindMinor' | 'bigBlindMinor'> &
  Partial<TableConfig>;

/**
 * A table of these stakes with the terms of the wire where none are given: buy-in of 40 to 100 big
 * blinds, 5 % rake up to three big blinds, one heads-up. Throws RangeError for terms that no hand
 * can be played under.
 */
export function tableConfig(given: Given): TableConfig {
  const big = given.bigBlindMinor;
  const config: TableConfig = {
    buyInMinMinor: 40n * big,
    buyInMaxMinor: 100n * big,
    rake: { percent: 5, capMinor: 3n * big, headsUpCapMinor: big },
    times: holdemTimes,
    isPlayMoney: false,
    ...given,
  };
  if (!Number.isInteger(config.seatCount) || config.seatCount < 2 || config.seatCount > 9)
    throw new RangeError('a table has two to nine seats');
  if (config.smallBlindMinor < 1n || config.smallBlindMinor > big)
    throw new RangeError('the small blind is at least one unit and at most the big blind');
  if (config.buyInMinMinor < big || config.buyInMaxMinor < config.buyInMinMinor)
    throw new RangeError('a buy-in is at least a big blind, and its most not below its least');
  const { percent, capMinor, headsUpCapMinor } = config.rake;
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new RangeError('rake is a whole percent');
  if (capMinor < 0n || headsUpCapMinor < 0n) throw new RangeError('a cap is not below zero');
  return config;
}
