import { useFormat, useText } from '@pavilion/i18n/react';
import { Notice } from '@pavilion/ui/notice';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { ActivityFigures } from './activity-figures.tsx';
import { ExcludeForm } from './exclude-form.tsx';
import { LimitForm } from './limit-form.tsx';
import { LimitRow } from './limit-row.tsx';
import { useLimits, type Limits } from './limits.queries.ts';
import { RealityForm, TimeOutForm } from './pause-forms.tsx';

/** Everything a signed-in player bounds for himself, with what he played. */
export function LimitsPanel() {
  const t = useText();
  const query = useLimits();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  return (
    <section aria-labelledby="limits" className="grid grid-cols-1 gap-6">
      <header className="grid gap-2">
        <h2 id="limits" className="text-2xl font-bold">
          {t('ui.limits.title')}
        </h2>
        <p className="text-text-muted">{t('ui.limits.intro')}</p>
      </header>
      {query.isPending ? <Skeleton className="h-96" /> : null}
      {query.isError ? (
        <ErrorState
          title={t('ui.limits.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data ? <Panel limits={query.data} currency={currency} /> : null}
    </section>
  );
}

function Panel({ limits, currency }: { limits: Limits; currency: string }) {
  const t = useText();
  return (
    <>
      <Pauses limits={limits} />
      <LimitForm currency={currency} />
      <p className="text-sm text-text-muted">
        {t('ui.limits.rule', { hours: limits.raise_delay_hours })}
      </p>
      {limits.value.length === 0 ? <p>{t('ui.limits.none')}</p> : null}
      <ul className="m-0 grid list-none gap-3 p-0">
        {limits.value.map((limit) => (
          <LimitRow key={`${limit.kind} ${limit.period}`} limit={limit} currency={currency} />
        ))}
      </ul>
      <RealityForm limits={limits} />
      <TimeOutForm />
      <ExcludeForm />
      <ActivityFigures currency={currency} />
    </>
  );
}

/** Until when the player does not play. */
function Pauses({ limits }: { limits: Limits }) {
  const t = useText();
  const format = useFormat();
  const { time_out_until: timeOut, excluded_until: excluded } = limits;
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {excluded ? (
        <Notice kind="warning">
          {t('ui.limits.excludedUntil', { time: format.dateTime(excluded) })}
        </Notice>
      ) : timeOut ? (
        <Notice kind="warning">
          {t('ui.limits.timeOutUntil', { time: format.dateTime(timeOut) })}
        </Notice>
      ) : null}
    </div>
  );
}
