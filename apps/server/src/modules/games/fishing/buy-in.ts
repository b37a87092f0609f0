import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { canonicalHash } from '@pavilion/ledger';
import { fail, failField } from '../../../failure.ts';
import type { SeaRow } from './sea.store.ts';
import { seaTerms } from './sea-terms.ts';
import { currencyOf } from './sea-view.ts';

/**
 * What is put on a meter, minor units. Fails with invalidInput for decimals the currency has not,
 * and with `buyInTooLow`, `buyInTooHigh`.
 */
export function buyInOf(sea: SeaRow, field: string, text: string): bigint {
  const currency = currencyOf(sea);
  const minor = parseAmount(text, currency) ?? failField(field, 'invalidAmount');
  const { buyInMinMinor, buyInMaxMinor } = seaTerms(sea.kind, currency);
  if (minor < buyInMinMinor)
    fail('buyInTooLow', { statusDetail: formatAmount(buyInMinMinor, currency) });
  if (minor > buyInMaxMinor)
    fail('buyInTooHigh', { statusDetail: formatAmount(buyInMaxMinor, currency) });
  return minor;
}

/** What a request asks for, whoever's token came with it. */
export function requestHashOf(path: string, input: Record<string, unknown>): Buffer {
  const { request_id: _id, auth: _auth, account_id: _account, domain_name: _host, ...body } = input;
  const { external_id: _site, demo_id: _demo, ...asked } = body;
  return canonicalHash({ path, ...asked });
}
