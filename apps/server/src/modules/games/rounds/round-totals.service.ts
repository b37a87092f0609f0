import type * as z from 'zod/mini';
import type { betTotal } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import { readTotals } from './ticket.store.ts';

/** What is bet on a round of a table, by kind of bet. */
export async function totalsOf(
  server: ServerContext,
  of: { siteId: string; roundId: string },
  currency: CurrencyCode,
): Promise<Array<z.output<typeof betTotal>>> {
  const rows = await readTotals(server.database.db, of);
  return rows.map(({ kind, amount_minor: amount, players }) => ({
    kind,
    amount: formatAmount(amount, currency),
    players,
  }));
}
