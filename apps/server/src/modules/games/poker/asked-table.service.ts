import { canonicalHash } from '@pavilion/ledger';
import { isCurrencyCode, type CurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import { fail, failField } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { readTable, type PokerTableRow } from './poker-table.store.ts';
import type { TableOrder } from './table-order.ts';

/** A table of the site that is not closed. Fails with tableNotFound. */
export async function askedTable(
  { server, site }: RequestContext,
  { table_id: tableId }: { table_id: string },
): Promise<PokerTableRow> {
  const row = await readTable(server.database.db, { siteId: site.id, tableId });
  return row && row.state !== 'closed' ? row : fail('tableNotFound');
}

export function currencyOf({ currency }: Pick<PokerTableRow, 'currency'>): CurrencyCode {
  return isCurrencyCode(currency) ? currency : fail('tableNotFound');
}

/** Chips in minor units. Fails with invalidInput for decimals the currency has not. */
export function chipsOf(row: PokerTableRow, text: string, field: string): bigint {
  return parseAmount(text, currencyOf(row)) ?? failField(field, 'invalidAmount');
}

/** The caller's request with the hash of what it asks, whoever's token came with it. */
export function requestOf(
  input: { request_id?: string | undefined } & Record<string, unknown>,
  path: string,
): TableOrder['request'] {
  const { request_id: id, auth: _auth, account_id: _account, domain_name: _host, ...body } = input;
  if (id === undefined) return null;
  return { id: id.toLowerCase(), hash: canonicalHash({ path, ...body }).toString('hex') };
}
