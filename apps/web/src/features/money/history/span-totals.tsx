import { statementColumns } from '@pavilion/domain/history';
import { useFormat, useText } from '@pavilion/i18n/react';
import { sumOf } from './net-bars.ts';
import type { StatementRow } from './transactions.queries.ts';

/**
 * What moved over the whole span, column by column, from the balance it opened with to the one it
 * closed with.
 */
export function SpanTotals(props: { rows: readonly StatementRow[]; currency: string }) {
  const t = useText();
  const format = useFormat();
  const { rows, currency } = props;
  const money = (amount: string | undefined): string => format.money(amount ?? '0', currency);
  const totals = statementColumns.map((column) => ({
    label: t(`ui.statement.column.${column}`),
    value: money(sumOf(rows.map((row) => row[column]))),
  }));
  const all = [
    { label: t('ui.statement.opening'), value: money(rows[0]?.opening_balance) },
    ...totals,
    { label: t('ui.statement.closing'), value: money(rows.at(-1)?.closing_balance) },
  ];
  return (
    <section aria-label={t('ui.statement.wholeTime')} className="panel p-3 sm:p-4">
      <h2 className="m-0 mb-2 text-base font-bold">{t('ui.statement.wholeTime')}</h2>
      <dl className="m-0 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
        {all.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs wrap-anywhere text-text-muted">{label}</dt>
            <dd className="numeric m-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
