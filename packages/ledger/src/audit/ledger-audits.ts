import type { Audit } from './audit.ts';
import { accountsFollowTheChart } from './accounts-follow-the-chart.audit.ts';
import { accountsKeepTheirFloor } from './accounts-keep-their-floor.audit.ts';
import { amountsAreWhole } from './amounts-are-whole.audit.ts';
import { balanceChainsHaveNoGap } from './balance-chains-have-no-gap.audit.ts';
import { balancesEqualEntries } from './balances-equal-entries.audit.ts';
import { currenciesSumToZero } from './currencies-sum-to-zero.audit.ts';
import { entriesStayInTheirSite } from './entries-stay-in-their-site.audit.ts';
import { guardsAreInPlace } from './guards-are-in-place.audit.ts';
import { heldEqualsOpenHolds } from './held-equals-open-holds.audit.ts';
import { holdsEndInTime } from './holds-end-in-time.audit.ts';
import { holdsPostWhatTheySay } from './holds-post-what-they-say.audit.ts';
import { journalsBalance } from './journals-balance.audit.ts';
import { keysAreUsedOnce } from './keys-are-used-once.audit.ts';
import { playersDoNotPayPlayers } from './players-do-not-pay-players.audit.ts';
import { reversalsAreExact } from './reversals-are-exact.audit.ts';
import { sealedHoursAreUnchanged } from './sealed-hours-are-unchanged.audit.ts';

/** What must hold for the ledger's own tables, whoever posts. */
export const ledgerAudits: readonly Audit[] = [
  journalsBalance,
  currenciesSumToZero,
  balancesEqualEntries,
  balanceChainsHaveNoGap,
  accountsKeepTheirFloor,
  accountsFollowTheChart,
  heldEqualsOpenHolds,
  holdsEndInTime,
  holdsPostWhatTheySay,
  keysAreUsedOnce,
  reversalsAreExact,
  entriesStayInTheirSite,
  sealedHoursAreUnchanged,
  playersDoNotPayPlayers,
  amountsAreWhole,
  guardsAreInPlace,
];
