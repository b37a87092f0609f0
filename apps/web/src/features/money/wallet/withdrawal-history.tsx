import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { Badge } from '@pavilion/ui/notice';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { methodName } from './destination-choices.tsx';
import { withdrawalSteps, type WithdrawalStep } from './withdrawal-steps.ts';
import {
  isOpen,
  useCancelWithdrawal,
  useWithdrawals,
  type Withdrawal,
  type WithdrawalMethod,
} from './withdrawal.queries.ts';

const kinds = {
  requested: 'warning',
  checking: 'warning',
  approved: 'accent',
  sent: 'accent',
  paid: 'positive',
  refused: 'negative',
  failed: 'negative',
  cancelled: 'plain',
} as const satisfies Record<Withdrawal['state'], string>;

/** The last withdrawals; those at work show their way, live. */
export function WithdrawalHistory({ methods }: { methods: readonly WithdrawalMethod[] }) {
  const t = useText();
  const query = useWithdrawals();
  return (
    <section aria-labelledby="withdrawal-history">
      <h2 id="withdrawal-history" className="mb-3 text-lg font-bold">
        {t('ui.withdrawal.history')}
      </h2>
      {query.isPending ? <Skeleton className="h-32" /> : null}
      {query.isError ? (
        <ErrorState
          title={t('ui.withdrawal.historyFailed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data?.value.length === 0 ? (
        <EmptyState icon="withdrawal" title={t('ui.withdrawal.noHistory')} />
      ) : null}
      <ul className="m-0 grid list-none gap-3 p-0">
        {query.data?.value.map((withdrawal) => (
          <li key={withdrawal.withdrawal_id}>
            <Row withdrawal={withdrawal} name={methodName(methods, withdrawal.destination)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ withdrawal, name }: { withdrawal: Withdrawal; name: string }) {
  const t = useText();
  const format = useFormat();
  const money = (amount: string): string => format.money(amount, withdrawal.currency);
  return (
    <details open={isOpen(withdrawal)} className="group panel open:pb-4">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
        <span className="grid min-w-0">
          <span className="numeric font-bold">{money(withdrawal.amount)}</span>
          <span className="numeric truncate text-sm text-text-muted">
            {name} {withdrawal.destination.masked}
          </span>
        </span>
        <span className="flex items-center gap-2">
          <Badge kind={kinds[withdrawal.state]}>
            {t(`ui.withdrawal.state.${withdrawal.state}`)}
          </Badge>
          <Icon
            name="chevron-down"
            size={18}
            className="transition-transform group-open:rotate-180"
          />
        </span>
      </summary>
      <div className="grid gap-4 px-4">
        {Number(withdrawal.fee) === 0 ? null : (
          <p className="numeric m-0 text-sm text-text-muted">
            {t('ui.withdrawal.feeAndNet', {
              fee: money(withdrawal.fee),
              net: money(withdrawal.net),
            })}
          </p>
        )}
        <ol aria-live="polite" className="m-0 grid list-none gap-3 p-0">
          {withdrawalSteps(withdrawal).map((step) => (
            <Step key={step.state} step={step} />
          ))}
        </ol>
        {withdrawal.is_cancellable ? <Cancel withdrawalId={withdrawal.withdrawal_id} /> : null}
      </div>
    </details>
  );
}

function Step({ step }: { step: WithdrawalStep }) {
  const t = useText();
  const format = useFormat();
  const isPast = step.at !== null;
  return (
    <li className={classNames('flex items-start gap-3 text-sm', !isPast && 'text-text-muted')}>
      <Icon
        name={step.isFailed ? 'close' : isPast ? 'check' : 'clock'}
        size={18}
        className={classNames(
          'mt-0.5 shrink-0',
          step.isFailed ? 'text-negative' : isPast && 'text-positive',
        )}
      />
      <div className="grid min-w-0 gap-0.5">
        <span className={isPast ? 'font-semibold' : undefined}>
          {t(`ui.withdrawal.state.${step.state}`)}
        </span>
        {step.at === null ? null : (
          <time dateTime={step.at} className="numeric text-xs text-text-muted">
            {format.dateTime(step.at)}
          </time>
        )}
        {step.reasons.map((reason) => (
          <span key={reason} className="text-xs text-text-muted">
            {t.find(`ui.withdrawal.reason.${reason}`) ?? t('ui.withdrawal.reason.other')}
          </span>
        ))}
      </div>
    </li>
  );
}

function Cancel({ withdrawalId }: { withdrawalId: string }) {
  const t = useText();
  const { mutate, isPending } = useCancelWithdrawal(() =>
    showToast({ tone: 'success', title: t('ui.withdrawal.cancelled') }),
  );
  return (
    <div>
      <Button kind="secondary" size="small" isBusy={isPending} onClick={() => mutate(withdrawalId)}>
        {t('ui.withdrawal.cancel')}
      </Button>
    </div>
  );
}
