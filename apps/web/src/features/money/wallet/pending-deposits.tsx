import { useFormat, useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { CancelDeposit } from './cancel-deposit.tsx';
import { OpenUntil } from './deposit-steps.tsx';
import { MethodLogo } from './method-logo.tsx';
import { usePendingDeposits, type Deposit } from './deposit.queries.ts';

/** Deposits that wait to be paid, to be taken up again or given up; nothing while there is none. */
export function PendingDeposits() {
  const t = useText();
  const { data } = usePendingDeposits();
  if (!data || data.value.length === 0) return null;
  return (
    <section aria-labelledby="pending-deposits" className="grid gap-2">
      <h2 id="pending-deposits" className="m-0 text-lg font-bold">
        {t('ui.deposit.pendingTitle')}
      </h2>
      <ul className="m-0 grid list-none gap-2 p-0">
        {data.value.map((deposit) => (
          <li key={deposit.deposit_id}>
            <PendingDeposit deposit={deposit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PendingDeposit({ deposit }: { deposit: Deposit }) {
  const t = useText();
  const format = useFormat();
  const amount = format.money(deposit.amount, deposit.currency);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 panel p-3 sm:px-4">
      <MethodLogo code={deposit.method_code} kind={deposit.kind} />
      <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <span className="numeric font-bold">
          {amount}{' '}
          <span className="text-sm font-normal text-text-muted">{deposit.method_name}</span>
        </span>
        <OpenUntil deposit={deposit} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <CancelDeposit deposit={deposit} />
        <AppLink
          to={`/deposit?deposit_id=${deposit.deposit_id}`}
          aria-label={t('ui.deposit.resumeOf', { amount })}
          className={buttonClass('secondary', 'small')}
        >
          {t('ui.deposit.resume')}
        </AppLink>
      </div>
    </div>
  );
}
