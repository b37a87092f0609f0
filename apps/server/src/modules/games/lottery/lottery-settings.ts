import type { CurrencyCode } from '@pavilion/domain/currencies';
import { houseStakeLimits, stakeLimits } from '@pavilion/games';
import {
  isLotteryCode,
  lotteryRules,
  prizeTables,
  type LotteryCode,
  type LotteryRules,
  type PrizeTable,
} from '@pavilion/games/lottery/index';
import type { LotteryGameRow } from './lottery-game.store.ts';

/** Draws of a lottery that can be bought at once. */
export const drawsAhead = 10;
/** A draw may have to pay so many times the most of one round on one number. */
const numberLimitTimes = 4n;

const isPrizeTable = (text: string): text is PrizeTable => prizeTables.some((one) => one === text);

/**
 * The rules of a draw or of a site's lottery, by what is kept of it. Throws on a code or table
 * there is none of.
 */
export function rulesOf({
  game_code: code,
  prize_table: table,
}: {
  game_code: string;
  prize_table: string;
}): LotteryRules {
  if (!isLotteryCode(code) || !isPrizeTable(table)) throw new Error(`no lottery ${code} ${table}`);
  return lotteryRules(code, table);
}

/**
 * How a site begins to run a lottery: two euro a line and three hundred thousand at least, in its
 * currency.
 */
export function firstSettings(
  code: LotteryCode,
  { siteId, currency, now }: { siteId: string; currency: CurrencyCode; now: Date },
): LotteryGameRow {
  const { schedule, hasFund } = lotteryRules(code);
  const of = (hundredths: bigint): bigint =>
    stakeLimits(currency, { min: hundredths, max: hundredths, maxWin: hundredths }).maxMinor;
  const { maxWinMinor } = houseStakeLimits(currency);
  return {
    site_id: siteId,
    game_code: code,
    is_enabled: true,
    weekdays: [...schedule.weekdays],
    times: [...schedule.times],
    prize_table: 'pavilion',
    price_minor: hasFund ? of(200n) : null,
    guarantee_minor: hasFund ? of(30_000_000n) : null,
    number_limit_minor: hasFund ? null : numberLimitTimes * maxWinMinor,
    changed_at: now,
  };
}
