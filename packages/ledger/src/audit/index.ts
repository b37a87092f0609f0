import type { Audit } from './audit.ts';
import { betsEndInTime } from './bets-end-in-time.audit.ts';
import { betsHoldTheirStakes } from './bets-hold-their-stakes.audit.ts';
import { betsMoveWhatTheySay } from './bets-move-what-they-say.audit.ts';
import { betsSettleByTheRules } from './bets-settle-by-the-rules.audit.ts';
import { bonusesHaveAnOffer } from './bonuses-have-an-offer.audit.ts';
import { debtsMatchTheHouse } from './debts-match-the-house.audit.ts';
import { depositsAreCreditedOnce } from './deposits-are-credited-once.audit.ts';
import { jackpotsHoldTheirMoney } from './jackpots-hold-their-money.audit.ts';
import { ledgerAudits } from './ledger-audits.ts';
import { prizesArePaidOnce } from './prizes-are-paid-once.audit.ts';
import { roundsMatchTheirMoves } from './rounds-match-their-moves.audit.ts';
import { withdrawalsHaveARequest } from './withdrawals-have-a-request.audit.ts';

/** Every audit of the books, one row each. A module that owns tables appends its own: one import, one row. */
export const audits: readonly Audit[] = [
  ...ledgerAudits,
  betsHoldTheirStakes,
  betsMoveWhatTheySay,
  betsSettleByTheRules,
  bonusesHaveAnOffer,
  debtsMatchTheHouse,
  depositsAreCreditedOnce,
  jackpotsHoldTheirMoney,
  prizesArePaidOnce,
  roundsMatchTheirMoves,
  withdrawalsHaveARequest,
];

/** Those, and what must have happened by now; `now` is the time of the business. */
export const auditsAt = (now: Date): readonly Audit[] => [...audits, betsEndInTime(now)];
