import { useFormat, useText } from '@pavilion/i18n/react';
import { useEffect, useRef } from 'react';
import { usePageStore } from '../../../core/navigation/page.store.ts';
import { CancelDeposit } from './cancel-deposit.tsx';
import { DepositSteps, OpenUntil } from './deposit-steps.tsx';
import type { Deposit } from './deposit.queries.ts';
import { MethodLogo } from './method-logo.tsx';
import { TurnoverRequired } from './turnover-note.tsx';

/** A deposit that waits to be paid: how to pay it, until when, and the way out. */
export function DepositWaiting({ deposit }: { deposit: Deposit }) {
  const t = useText();
  const format = useFormat();
  const amount = format.money(deposit.amount, deposit.currency);
  const title = useRef<HTMLHeadingElement>(null);
  // The form, its button and the place where it stood are gone: what is to be done now begins at
  // the top.
  useEffect(() => {
    if (usePageStore.getState().action === 'pop') return;
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="grid grid-cols-1 gap-5 panel p-4 sm:p-6">
      <header className="flex items-center gap-4">
        <MethodLogo code={deposit.method_code} kind={deposit.kind} />
        <div className="grid min-w-0 gap-0.5">
          <h2 ref={title} tabIndex={-1} className="numeric m-0 text-xl font-bold outline-none">
            {deposit.step?.kind === 'redirect'
              ? t('ui.deposit.outcome.pending')
              : t('ui.deposit.step.waitTitle', { amount })}
          </h2>
          <p className="numeric m-0 truncate text-sm text-text-muted">
            {deposit.method_name} · {amount}
          </p>
        </div>
      </header>
      <DepositSteps deposit={deposit} />
      {deposit.turnover ? (
        <TurnoverRequired required={deposit.turnover.required} currency={deposit.currency} />
      ) : null}
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <OpenUntil deposit={deposit} />
        <CancelDeposit deposit={deposit} />
      </footer>
    </section>
  );
}
