import type * as z from 'zod/mini';
import type { racePaidPool } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { hundredthsText } from '@pavilion/games';
import { selectionKinds } from '@pavilion/games/racing/index';
import type { RoundPoolsRow } from '../rounds/index.ts';

/**
 * What the pools of a race that is over paid, in the order of their kinds; of one that was called
 * off nothing.
 */
export function dividendsOf(
  { pools, dividends }: Pick<RoundPoolsRow, 'pools' | 'dividends'>,
  currency: CurrencyCode,
): Array<z.output<typeof racePaidPool>> {
  return selectionKinds.flatMap((kind) => {
    const stakes = pools[kind];
    const paid = dividends?.[kind];
    if (!stakes || paid === undefined) return [];
    const grossMinor = Object.values(stakes).reduce((sum, minor) => sum + BigInt(minor), 0n);
    const prices =
      paid &&
      Object.entries(paid).map(([key, price]) => ({ key, price: hundredthsText(BigInt(price)) }));
    return [{ kind, gross: formatAmount(grossMinor, currency), prices }];
  });
}
