import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { useEffect, useRef } from 'react';
import { usePageStore } from '../../core/navigation/page.store.ts';
import { CancelDeposit } from './cancel-deposit.tsx';
import { kindIcons } from './deposit-methods.tsx';
import { DepositSteps, OpenUntil } from './deposit-steps.tsx';
import type { Deposit } from './deposit.queries.ts';

/** A deposit that waits to be paid: how to pay it, until when, and the way out. */
export function DepositWaiting({ deposit }: { deposit: Deposit }) {
  const t = useText();
  const format = useFormat();
  const amount = format.money(deposit.amount, deposit.currency);
  const title = useRef<HTMLHeadingElement>(null);
  // The form, its button and the place where it stood are gone: what is to be done now begins at the top.
  useEffect(() => {
    if (usePageStore.getState().action === 'pop') return;
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="grid grid-cols-1 gap-5 panel p-4 sm:p-6">
      <header className="flex items-center gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-control bg-surface-3 text-accent-text">
          <Icon name={kindIcons[deposit.kind]} size={26} />
        </span>
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
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <OpenUntil deposit={deposit} />
        <CancelDeposit deposit={deposit} />
      </footer>
    </section>
  );
}
