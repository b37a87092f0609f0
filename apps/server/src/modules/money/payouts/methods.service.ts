import type { CallResponse, withdrawalMethods } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import { isPayoutFormat, payoutFormats, type PayoutFormatCode } from '@pavilion/domain/payouts';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { readWithdrawalMethods, type WithdrawalMethodRow } from './withdrawal-method.store.ts';

type Method = CallResponse<typeof withdrawalMethods>['value'][number];

/** Ways to be paid by the site, in the site's order. */
export async function listWithdrawalMethods(server: ServerContext, site: Site): Promise<Method[]> {
  const methods = await readWithdrawalMethods(server.database.db, site.id);
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  return methods
    .filter(({ currency }) => currency === site.currency.code)
    .map((method) => ({
      method_code: method.code,
      name: method.name,
      kind: method.kind,
      currency: method.currency,
      min_amount: amount(method.min_minor),
      max_amount: amount(method.max_minor),
      fee: amount(method.fee_minor),
      eta_minutes: method.eta_minutes,
      fields: payoutFormats[formatOf(method)].fields.map(fieldOf),
    }));
}

const fieldOf = (field: (typeof payoutFormats)[PayoutFormatCode]['fields'][number]) => ({
  name: field.name,
  pattern: field.pattern,
  example: field.example,
  ...(field.choices ? { choices: field.choices.map((choice) => ({ ...choice })) } : {}),
});

/**
 * The format of a method's destinations; one that does not exist is a mistake of the site's data.
 */
export function formatOf({ code, format }: WithdrawalMethodRow): PayoutFormatCode {
  if (!isPayoutFormat(format)) throw new Error(`method ${code} has the unknown format ${format}`);
  return format;
}
