import { shortId } from '@pavilion/domain/ids';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import paper from '../../../core/layout/paper.module.css';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import type { Deposit } from './deposit.queries.ts';

/** What was paid, when, how and what arrived; on paper alone on its sheet. */
export function DepositReceipt({ deposit }: { deposit: Deposit }) {
  const t = useText();
  const format = useFormat();
  const siteName = useLayoutStore((state) => state.site?.site_name ?? '');
  const accountId = useUserStore((state) => state.user.account_id);
  const money = (amount: string): string => format.money(amount, deposit.currency);
  const turnoverRow = (turnover: Deposit['turnover']): [string, string][] => {
    if (!turnover) return [];
    const { required, done } = turnover;
    const value =
      Number(done) === 0
        ? money(required)
        : t('ui.withdrawal.played', { done: money(done), required: money(required) });
    return [[t('ui.deposit.receipt.turnover'), value]];
  };
  const rows: [string, string][] = [
    [t('ui.deposit.receipt.number'), shortId(deposit.deposit_id)],
    [t('ui.deposit.receipt.date'), format.dateTime(deposit.updated_at)],
    [t('ui.deposit.receipt.account'), accountId],
    [t('ui.deposit.receipt.method'), deposit.method_name],
    [t('ui.deposit.receipt.paid'), money(deposit.amount)],
    [
      t('ui.deposit.receipt.fee'),
      Number(deposit.fee) === 0 ? t('ui.deposit.noFee') : money(deposit.fee),
    ],
    [t('ui.deposit.receipt.credited'), money(deposit.credit_amount)],
    ...turnoverRow(deposit.turnover),
  ];
  return (
    <div className={`${paper.paper} grid w-full max-w-md gap-3 text-start`}>
      <div className="rounded-card bg-surface-2 p-4">
        <h3 className="mt-0 mb-3 flex flex-wrap justify-between gap-x-4 text-base font-bold">
          <span>{t('ui.deposit.receipt.title')}</span>
          <span className="font-normal text-text-muted">{siteName}</span>
        </h3>
        <dl className="m-0 grid gap-2 text-sm">
          {rows.map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-text-muted">{name}</dt>
              <dd className="numeric m-0 font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button
        kind="ghost"
        size="small"
        className={`${paper.offPaper} justify-self-center`}
        onClick={() => window.print()}
      >
        {t('ui.deposit.receipt.print')}
      </Button>
    </div>
  );
}
