import type { Executor } from '@pavilion/database';

/** On what terms a site takes bets back (wire contract of the sportsbook, 10). */
export interface CashOutTerms {
  isAllowed: boolean;
  /** What the house keeps of the worth, in millionths. */
  marginPpm: number;
  /** The least that is paid, in minor units. */
  minAmountMinor: bigint;
}

const none: CashOutTerms = { isAllowed: false, marginPpm: 0, minAmountMinor: 1n };

/** A site that takes no bets takes none back. */
export async function readCashOutTerms(executor: Executor, siteId: string): Promise<CashOutTerms> {
  const row = await executor
    .selectFrom('sports_limits')
    .select(['cash_out_allowed', 'cash_out_margin_ppm', 'cash_out_min_minor'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!row) return none;
  return {
    isAllowed: row.cash_out_allowed,
    marginPpm: row.cash_out_margin_ppm,
    minAmountMinor: row.cash_out_min_minor,
  };
}
