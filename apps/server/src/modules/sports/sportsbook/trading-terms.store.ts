import type { Executor } from '@pavilion/database';
import { readTerms, usualTerms, type TradingTerms } from '@pavilion/sports';
import type { Overround } from './offer/offer-options.ts';

/** What the newest trading file says; what is usual where none was published. */
export async function readTradingTerms(executor: Executor): Promise<TradingTerms> {
  const row = await executor
    .selectFrom('trading_versions')
    .select('document')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? readTerms(row.document).terms : usualTerms;
}

const defaultMarginPpm = 60_000;

/**
 * What the prices of markets add up to: as the trading file says, and where it says nothing the
 * margin set for main markets of the sportsbook (1.06).
 */
export async function readOverround(executor: Executor): Promise<Exclude<Overround, number>> {
  const row = await executor
    .selectFrom('sportsbook_settings')
    .select('margin_ppm')
    .executeTakeFirst();
  const house = 1 + (row?.margin_ppm ?? defaultMarginPpm) / 1_000_000;
  return { house, margins: (await readTradingTerms(executor)).margins };
}
