import { useText } from '@pavilion/i18n/react';
import { Skeleton } from '@pavilion/ui/states';
import { useOnceTrue } from '../../core/use-once-true.ts';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { CashRewardsPart } from '../../features/rewards/cash-rewards/cash-rewards-part.tsx';
import { BonusList } from '../../features/rewards/promotions/bonus-list.tsx';
import { AccountLinks } from '../../features/account/profile/account-links.tsx';
import { NextSteps } from '../../features/account/profile/next-steps.tsx';
import {
  OverviewPockets,
  OverviewUnderWay,
} from '../../features/account/profile/overview-money.tsx';
import { OverviewLimits, OverviewVip } from '../../features/account/profile/overview-standing.tsx';
import { useIsOverviewAwaited } from '../../features/account/profile/overview.queries.ts';

/**
 * /account: money, level, limits and what is under way, and the way to every page of the account.
 */
export function AccountScreen() {
  const t = useText();
  return (
    <PageColumn title={t('_m.account')} width="wide">
      {useOnceTrue(!useIsOverviewAwaited()) ? <Overview /> : <OverviewSkeleton />}
    </PageColumn>
  );
}

function Overview() {
  return (
    <>
      <NextSteps />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <OverviewPockets />
        <OverviewUnderWay />
        <OverviewVip />
        <OverviewLimits />
      </div>
      <CashRewardsPart />
      <BonusList titleId="account-bonuses" />
      <AccountLinks />
    </>
  );
}

function OverviewSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2" aria-busy="true">
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-56" />
      ))}
    </div>
  );
}
