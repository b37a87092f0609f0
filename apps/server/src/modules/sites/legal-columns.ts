import { isCurrencyCode } from '@pavilion/domain/currencies';
import { isJurisdictionCode, jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import { parseAmount } from '@pavilion/domain/money';
import { OperatorError } from '../../operator-error.ts';
import type { LegalColumns } from './site.store.ts';

/**
 * What the database itself must know of a jurisdiction, for a site in this currency. A bound the law names in another currency is for the
 * operator to say. Throws {@link OperatorError} for a jurisdiction nobody knows.
 */
export function legalColumns(code: string, currency: string): LegalColumns {
  if (!isJurisdictionCode(code)) throw new OperatorError(`jurisdiction: ${code} is not known`);
  const { realityCheckMinutes, depositMonthMax } = jurisdictionFlags[code];
  const isOwnCurrency = isCurrencyCode(currency) && depositMonthMax?.currency === currency;
  return {
    jurisdiction: code,
    reality_check_minutes: realityCheckMinutes,
    deposit_month_max_minor: isOwnCurrency ? parseAmount(depositMonthMax.amount, currency) : null,
  };
}
