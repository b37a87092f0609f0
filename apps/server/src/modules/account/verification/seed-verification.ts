import type { Executor } from '@pavilion/database';
import { currencies, isCurrencyCode, type CurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../../context.ts';
import { readLevels, writeLevels, writeVerificationSettings } from './rules.store.ts';

/**
 * In major units: what an account without papers may take out within the period; it may put in as
 * much five times.
 */
const withoutPapers: Record<CurrencyCode, bigint> = {
  PHP: 100_000n,
  USD: 2_000n,
  EUR: 2_000n,
  GBP: 2_000n,
  SEK: 20_000n,
  CAD: 2_500n,
  CNY: 15_000n,
  VND: 50_000_000n,
  IDR: 30_000_000n,
  JPY: 300_000n,
  MYR: 9_000n,
  NPR: 250_000n,
  RUB: 180_000n,
  USDT: 2_000n,
};

/**
 * Gives a site its levels: without papers, with an identity document, with all. One that has levels
 * keeps them.
 */
export async function seedVerification(
  { database, clock, outside }: Pick<ServerContext, 'database' | 'clock' | 'outside'>,
  siteId: string,
  { currency, isAutomatic }: { currency: string; isAutomatic: boolean },
  executor: Executor = database.db,
): Promise<void> {
  if (!isCurrencyCode(currency)) throw new Error(`no levels in ${currency}`);
  if ((await readLevels(executor, siteId)).length > 0) return;
  const base = withoutPapers[currency] * 10n ** BigInt(currencies[currency].exponent);
  await writeVerificationSettings(
    executor,
    siteId,
    { provider: outside.checkers[0].name, is_automatic: isAutomatic },
    clock.now(),
  );
  await writeLevels(executor, siteId, [
    { level: 0, depositMaxMinor: base * 5n, withdrawalMaxMinor: base, required: [] },
    {
      level: 1,
      depositMaxMinor: base * 25n,
      withdrawalMaxMinor: base * 10n,
      required: ['identity'],
    },
    { level: 2, depositMaxMinor: null, withdrawalMaxMinor: null, required: ['selfie', 'address'] },
  ]);
}
