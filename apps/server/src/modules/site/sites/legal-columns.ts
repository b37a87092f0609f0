import { isCurrencyCode } from '@pavilion/domain/currencies';
import { isJurisdictionCode, jurisdictionFlags, legalMinor } from '@pavilion/domain/jurisdictions';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { LegalColumns } from './site.store.ts';

/**
 * What the database itself must know of a jurisdiction, for a site in this currency. A bound the
 * law names in another currency is worked out roughly; the operator may say it exactly. Throws
 * {@link OperatorError} for a jurisdiction or a currency nobody knows.
 */
export function legalColumns(code: string, currency: string): LegalColumns {
  if (!isJurisdictionCode(code)) throw new OperatorError(`jurisdiction: ${code} is not known`);
  if (!isCurrencyCode(currency)) throw new OperatorError(`currency: ${currency} is not known`);
  const rules = jurisdictionFlags[code];
  const { depositMonthMax, slotStakeMax, bonusWagerMax } = rules;
  return {
    jurisdiction: code,
    reality_check_minutes: rules.realityCheckMinutes,
    deposit_month_max_minor: depositMonthMax && legalMinor(depositMonthMax, currency),
    slot_stake_young_minor: slotStakeMax && legalMinor(slotStakeMax.young, currency),
    slot_stake_adult_minor: slotStakeMax && legalMinor(slotStakeMax.adult, currency),
    is_parallel_play_allowed: rules.isParallelPlayAllowed,
    turnover_max_percent: bonusWagerMax === null ? null : bonusWagerMax * 100,
  };
}
