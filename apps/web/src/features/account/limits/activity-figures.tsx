import { limitPeriods, type LimitPeriod } from '@pavilion/domain/limits';
import { useFormat, useText } from '@pavilion/i18n/react';
import { SelectField } from '@pavilion/ui/field';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useState } from 'react';
import { durationParts } from '@pavilion/web-core/duration-parts';
import { useActivity } from './limits.queries.ts';

/** What the player staked, got back, paid in and took out, in figures. */
export function ActivityFigures({ currency }: { currency: string }) {
  const t = useText();
  const [period, setPeriod] = useState<LimitPeriod>('month');
  const query = useActivity(period);
  return (
    <section aria-labelledby="activity" className="grid gap-4 panel p-4">
      <h3 id="activity" className="text-lg font-semibold">
        {t('ui.limits.activityTitle')}
      </h3>
      <SelectField
        label={t('ui.limits.periodLabel')}
        value={period}
        onChange={(event) => setPeriod(event.target.value as LimitPeriod)}
        options={limitPeriods.map((value) => ({ value, label: t(`ui.limits.period.${value}`) }))}
      />
      {query.isPending ? <Skeleton className="h-40" /> : null}
      {query.isError ? (
        <ErrorState
          title={t('ui.limits.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data ? <Figures activity={query.data} currency={currency} /> : null}
    </section>
  );
}

function Figures(props: {
  activity: NonNullable<ReturnType<typeof useActivity>['data']>;
  currency: string;
}) {
  const t = useText();
  const format = useFormat();
  const { total, net_deposits_ever: netDeposits } = props.activity;
  const money = (amount: string): string => format.money(amount, props.currency);
  const rows = [
    [t('ui.limits.staked'), money(total.staked)],
    [t('ui.limits.returned'), money(total.returned)],
    [t('ui.limits.net'), money(total.net)],
    [t('ui.limits.deposited'), money(total.deposited)],
    [t('ui.limits.withdrawn'), money(total.withdrawn)],
    [t('ui.limits.signedIn'), t('ui.limits.duration', durationParts(total.minutes_signed_in))],
    [t('ui.limits.netDepositsEver'), money(netDeposits)],
  ];
  return (
    <dl className="m-0 grid gap-2">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2"
        >
          <dt className="text-text-muted">{name}</dt>
          <dd className="numeric m-0 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
