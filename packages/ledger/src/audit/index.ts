import type { Audit } from './audit.ts';
import { betsHoldTheirStakes } from './bets-hold-their-stakes.audit.ts';
import { betsSettleByTheRules } from './bets-settle-by-the-rules.audit.ts';
import { debtsMatchTheHouse } from './debts-match-the-house.audit.ts';
import { depositsAreCreditedOnce } from './deposits-are-credited-once.audit.ts';
import { ledgerAudits } from './ledger-audits.ts';
import { prizesArePaidOnce } from './prizes-are-paid-once.audit.ts';

/** Every audit of the books, one row each. A module that owns tables appends its own: one import, one row. */
export const audits: readonly Audit[] = [
  ...ledgerAudits,
  betsHoldTheirStakes,
  betsSettleByTheRules,
  debtsMatchTheHouse,
  depositsAreCreditedOnce,
  prizesArePaidOnce,
];
