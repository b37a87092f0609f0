import type { Executor } from '@pavilion/database';
import { readTradingTerms } from '../sportsbook/index.ts';

/** On what terms a site takes bets back (wire contract of the sportsbook, 10). */
export interface CashOutTerms {
  isAllowed: boolean;
  /** What the house keeps of the worth, in millionths. */
  marginPpm: number;
  /** The least that is paid, in minor units. */
  minAmountMinor: bigint;
  /** Seconds a bet with a leg in play waits, by sport. */
  delays: Readonly<Record<string, number>>;
}

const none = { isAllowed: false, marginPpm: 0, minAmountMinor: 1n };

/** A site that takes no bets takes none back. */
export async function readCashOutTerms(executor: Executor, siteId: string): Promise<CashOutTerms> {
  const row = await executor
    .selectFrom('sports_limits')
    .select(['cash_out_allowed', 'cash_out_margin_ppm', 'cash_out_min_minor'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  const { delays } = await readTradingTerms(executor);
  if (!row) return { ...none, delays };
  return {
    delays,
    isAllowed: row.cash_out_allowed,
    marginPpm: row.cash_out_margin_ppm,
    minAmountMinor: row.cash_out_min_minor,
  };
}
