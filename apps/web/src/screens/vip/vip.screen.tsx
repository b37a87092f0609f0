import { vipLevels } from '@pavilion/contracts/player/rewards/vip-levels.contract';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { givenName } from '@pavilion/i18n';
import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Badge } from '@pavilion/ui/notice';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { callQuery } from '../../core/query.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { CashRewardsPart } from '../../features/rewards/cash-rewards/cash-rewards-part.tsx';
import { VipProgress } from './vip-progress.tsx';

type Levels = CallResponse<typeof vipLevels>['value'];

/** /vip: the levels of the site, and how far the player is. */
export function VipScreen() {
  const t = useText();
  const { data, isPending, isError, isSuccess, refetch } = useQuery(callQuery(vipLevels, {}));
  const levels = data?.value ?? [];
  return (
    <PageColumn title={t('_m.vip')}>
      {isPending ? (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-80" />
        </div>
      ) : null}
      {isError && levels.length === 0 ? (
        <ErrorState
          title={t('ui.vip.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {isSuccess && levels.length === 0 ? (
        <EmptyState icon="vip" title={t('ui.vip.empty')} />
      ) : null}
      {levels.length > 0 ? <VipProgress /> : null}
      {isPending ? null : <CashRewardsPart />}
      {levels.length > 0 ? (
        <>
          <LevelTable levels={levels} />
          <p className="m-0 text-sm text-text-muted">
            {t('ui.vip.rule')}
            {data?.cycle_days ? ` ${t('ui.vip.cycle', { count: data.cycle_days })}` : null}
          </p>
        </>
      ) : null}
    </PageColumn>
  );
}

const cellClass = 'text-end tabular-nums wrap-anywhere max-sm:not-last:text-start sm:px-4 sm:py-3';

/**
 * On a phone the amounts stand below their level, each with its name: side by side, long ones would
 * break in the middle.
 */
function AmountCell({ label, amount }: { label: string; amount: string }) {
  return (
    <td className={cellClass}>
      <span className="block text-xs text-text-muted sm:hidden">{label}</span>
      {amount}
    </td>
  );
}

function LevelTable({ levels }: { levels: Levels }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const current = useUserStore((state) => state.vip.currentLevel);
  const money = (amount: string): string => format.money(amount, currency, { trimWhole: true });
  return (
    <section aria-labelledby="vip-levels" className="grid grid-cols-1 gap-3">
      <h2 id="vip-levels" className="m-0 text-xl font-bold">
        {t('ui.vip.levels')}
      </h2>
      <div className="overflow-hidden panel">
        <table
          className="w-full table-fixed border-collapse text-sm max-sm:block sm:text-base"
          aria-labelledby="vip-levels"
        >
          <thead className="bg-surface-2 text-text-muted max-sm:hidden">
            <tr>
              <th scope="col" className={classNames(cellClass, 'w-[44%] text-start font-semibold')}>
                {t('ui.vip.level')}
              </th>
              <th scope="col" className={classNames(cellClass, 'font-semibold')}>
                {t('ui.vip.deposits')}
              </th>
              <th scope="col" className={classNames(cellClass, 'font-semibold')}>
                {t('ui.vip.turnover')}
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {levels.map(({ level, vip_name, deposit, turnover, perks }) => (
              <tr
                key={level}
                aria-current={vip_name === current ? 'true' : undefined}
                className={classNames(
                  'border-t border-line first:border-t-0 sm:first:border-t',
                  'max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-4 max-sm:gap-y-2 max-sm:px-4 max-sm:py-3',
                  vip_name === current && 'bg-surface-3',
                )}
              >
                <th
                  scope="row"
                  className="text-start font-semibold wrap-anywhere max-sm:basis-full sm:px-4 sm:py-3"
                >
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    {givenName(t, vip_name)}
                    {vip_name === current ? <Badge kind="accent">{t('ui.vip.yours')}</Badge> : null}
                  </span>
                  <span className="mt-1 grid gap-0.5 text-xs font-normal text-text-muted">
                    {perks.map((perk) => (
                      <span key={perk}>{perk}</span>
                    ))}
                  </span>
                </th>
                <AmountCell label={t('ui.vip.deposits')} amount={money(deposit)} />
                <AmountCell label={t('ui.vip.turnover')} amount={money(turnover)} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
