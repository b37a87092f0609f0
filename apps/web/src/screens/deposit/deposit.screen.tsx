import { useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useState } from 'react';
import { useOnceTrue } from '../../core/use-once-true.ts';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { DepositPromotion } from '../../features/rewards/promotions/deposit-promotion.tsx';
import { DepositForm } from '../../features/money/wallet/deposit-form.tsx';
import { DepositHistory } from '../../features/money/wallet/deposit-history.tsx';
import { DepositOutcome } from '../../features/money/wallet/deposit-outcome.tsx';
import { LimitQuestion } from '../../features/money/wallet/limit-question.tsx';
import { PendingDeposits } from '../../features/money/wallet/pending-deposits.tsx';
import { useCashier, usePendingDeposits } from '../../features/money/wallet/deposit.queries.ts';

/**
 * Deposit: choose a method and an amount, pay its way, come back to the outcome; one that waits can
 * be taken up again.
 */
export function DepositScreen() {
  const t = useText();
  const [params] = useSearchParams();
  const depositId = params.get('deposit_id');
  return (
    <div className="page-width grid grid-cols-1 max-w-[760px] gap-8 py-6">
      <h1 className="page-title">{t('ui.deposit.title')}</h1>
      {depositId === null ? (
        <DepositChoice />
      ) : (
        <>
          <DepositOutcome key={depositId} depositId={depositId} />
          <DepositHistory />
        </>
      )}
    </div>
  );
}

/** Stands at once: form and history would be pushed down by what comes above them later. */
function DepositChoice() {
  const isCashierAwaited = useCashier().isPending;
  const arePendingAwaited = usePendingDeposits().isLoading;
  if (!useOnceTrue(!isCashierAwaited && !arePendingAwaited)) return <Skeleton className="h-80" />;
  return (
    <>
      <CashierForm />
      <DepositHistory />
    </>
  );
}

function CashierForm() {
  const t = useText();
  const { data, refetch } = useCashier();
  const [params] = useSearchParams();
  // A promotion leads here with its code.
  const [promotion, setPromotion] = useState(params.get('promotion') ?? '');
  if (!data) {
    return (
      <ErrorState
        title={t('ui.deposit.methodsFailed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  const [first] = data.value;
  if (!first) return <EmptyState icon="deposit" title={t('ui.deposit.noMethods')} />;
  return (
    <>
      <PendingDeposits />
      {data.limit_question === 'none' ? (
        <DepositForm
          cashier={data}
          first={first}
          promotionCode={promotion}
          promotionChoice={<DepositPromotion chosen={promotion} onChoose={setPromotion} />}
        />
      ) : (
        <LimitQuestion question={data.limit_question} />
      )}
    </>
  );
}
