import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { Executor } from '@pavilion/database';
import { defaultLimits } from './default-limits.ts';
import { readSportsLimits, writeSportsLimits } from './sports-limits.store.ts';

/**
 * Lets a site take bets, with default limits in its currency; limits it has already stay as they
 * are.
 */
export async function openSportsbook(
  executor: Executor,
  site: { id: string; currency: CurrencyCode },
): Promise<void> {
  if (await readSportsLimits(executor, site.id)) return;
  await writeSportsLimits(executor, site.id, defaultLimits(site.currency));
}
